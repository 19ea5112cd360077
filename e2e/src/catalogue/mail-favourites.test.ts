import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { isFocused, tabToAndPress, tabToAndType } from '../browser/keyboard.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

/** The first message is refused with 400. */
const expectedProblems = /400|was preloaded using link preload but not used/

async function signIn(page: Page) {
  await openPage(page, '/en-us/sign-in?to=/en-us/favorites')
  await signInForm(page, signInTexts['en-us']).send('wranx@cairn.test')
  await page.waitForURL((url) => url.pathname === '/en-us/favorites')
}

test('a shopper mails favourites by keyboard, and the recipient opens the list (FAV-009)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390, expected: expectedProblems })
  await signIn(page)
  await openPage(page, '/en-us/p/x-CAIRN002TRN')
  const saved = page.waitForResponse((answer) => answer.url().includes('/wishlists/v2/favorites'))
  await page
    .locator('.product')
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click()
  expect((await saved).status()).toBe(200)

  await openPage(page, '/en-us/favorites')
  const recipients = page.getByRole('textbox', { name: 'Email addresses' })
  const message = page.getByRole('textbox', { name: 'Your words to them' })
  const send = page.getByRole('button', { name: 'Send', exact: true })
  await tabToAndPress(page, page.locator('summary', { hasText: 'Send by mail' }))
  await tabToAndType(page, recipients, 'grace@example.com')
  await tabToAndType(page, message, 'See evil.example')
  await tabToAndPress(page, send)
  await page.getByText('Please leave out web addresses').waitFor()
  await expect.poll(() => isFocused(message)).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])

  await message.fill('Which one?')
  await tabToAndPress(page, send)
  await page.getByText('Your favorites are on their way.').waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  const list = await page.locator('.favourite [name=favoriteId]').first().inputValue()
  const recipient = await visit({ expected: expectedProblems })
  await openPage(recipient.page, `/en-us/favorites/${list}`)
  await recipient.page.getByText('Ridge Shell').first().waitFor()
})
