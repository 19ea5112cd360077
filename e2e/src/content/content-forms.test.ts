import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'

test('the gift card page shows the balance of a card, and no balance for a wrong PIN (CONT-011)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 800, expected: /404|400/ })
  await openPage(page, '/en-us/help')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gift card balance' }).click()
  await page.waitForURL(/gift-card$/)
  await page.getByRole('heading', { name: 'Let them choose the weather' }).waitFor()
  const showBalance = page.getByRole('button', { name: 'Show what is left' })
  await page.getByLabel('Number of the card').fill('6006 4900 0000 0001')
  await page.getByLabel('PIN').fill('2222')
  await showBalance.click()
  const refusalText = await page.getByRole('alert').textContent()
  expect(refusalText).not.toContain('$')
  await page.getByLabel('PIN').fill('1111')
  await showBalance.click()
  await page.getByText('$50.00 left on').waitFor()
})

test('a shopper subscribes to the newsletter in a dialog and in the footer (CONT-061, NEWS-001)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 800 })
  await openPage(page, '/en-us/events')
  await page.getByRole('link', { name: 'Hear of the next one' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hear of the next one' })
  await dialog.getByLabel('Email for the letters').fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await dialog.getByText('Please tick this box to go on.').waitFor()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await dialog.getByText('Thank you, we are writing to you.').waitFor()
  await expect.poll(() => dialog.getByLabel('Email for the letters').inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Email for the letters').fill('grace@example.com')
  await footer.getByRole('checkbox').check()
  await footer.getByRole('button', { name: 'Sign up' }).click()
  await footer.getByText('Thank you, we are writing to you.').waitFor()
})

test('a dialog for signing up for an event switches between its two account forms (NEWS-003)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 800 })
  await openPage(page, '/en-us/events')
  await page.getByRole('link', { name: 'Come along' }).click()
  const dialog = page.getByRole('dialog', { name: 'Up before the sun' })
  const firstName = dialog.getByLabel('First name')
  const signIn = dialog.getByRole('button', { name: 'Sign in', exact: true })
  const path = () => new URL(page.url()).pathname
  for (const round of [1, 2]) {
    await signIn.waitFor()
    expect([round, await firstName.count(), path()]).toEqual([round, 0, '/en-us/events'])
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    await firstName.waitFor()
    expect([round, await signIn.count(), path()]).toEqual([round, 0, '/en-us/events'])
    await dialog.getByRole('link', { name: 'Sign in', exact: true }).click()
  }
  await signIn.waitFor()
})

describe('a dialog for signing up for an event has two steps (CONT-062, NEWS-002)', () => {
  describe('first the sign-in, then the event (NEWS-007, NEWS-008)', () => {
    test('and ends with a confirmation (NEWS-009, NEWS-032)', async ({ visit }) => {
      const { page } = await visit({ width: 390 })
      await openPage(page, '/en-us/events')
      await page.getByRole('link', { name: 'Come along' }).click()
      const dialog = page.getByRole('dialog', { name: 'Up before the sun' })
      const steps = dialog.locator('.event-step')
      await steps.first().waitFor()
      await expect
        .poll(() => steps.getByRole('heading').allTextContents())
        .toEqual([expect.stringMatching(/^1\./), expect.stringMatching(/^2\./)])
      await dialog.getByLabel('Email address').fill('shopper@cairn.test')
      await dialog.getByLabel('Password', { exact: true }).fill('Trailhead1')
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()

      await dialog.getByText('Done: Who is coming?').waitFor()
      await steps.first().locator('.event-step-title svg').waitFor()
      expect(await steps.first().getByRole('textbox').count()).toBe(0)
      const email = steps.last().getByLabel('Email address')
      await expect.poll(() => email.inputValue()).toBe('shopper@cairn.test')
      await expect.poll(() => email.getAttribute('readonly')).not.toBeNull()
      await dialog.getByRole('button', { name: 'Sign up' }).click()
      await dialog.getByText('Choose at least one day.').waitFor()
      const boxes = dialog.getByRole('checkbox')
      await boxes.first().check()
      await dialog.getByLabel('Name of your guest').fill('Grace Hopper')
      await boxes.last().check()
      await dialog.getByRole('button', { name: 'Sign up' }).click()

      await dialog.getByRole('heading', { name: 'See you there.' }).waitFor()
      await dialog.getByText('You are on the list.').waitFor()
      expect(await dialog.getByRole('textbox').count()).toBe(0)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await dialog.waitFor({ state: 'hidden' })

      await page.getByRole('link', { name: 'Come along' }).click()
      await dialog.getByText('Done: Who is coming?').waitFor()
      await steps.first().locator('.event-step-title svg').waitFor()
      await steps.last().getByRole('button', { name: 'Sign up' }).waitFor()
    })
  })
})
