import { describe, expect } from 'vitest'
import { checkoutWords } from './checkout-words.ts'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { invite } from './purchasers.ts'
import { signInForm, signInWords } from './sign-in-words.ts'
import { shopLocales } from './words.ts'

const left = { 'en-us': 'This year still has room for', 'de-de': 'In diesem Jahr bleiben Ihnen' }
const visits = shopLocales.flatMap((locale) => [390, 1440].map((width) => ({ locale, width })))

const anEmployee = async () => {
  const { email } = await invite({ who: 'employee', way: 'card', choice: 'standard' })
  return email ?? ''
}

describe('whoever works here is asked to accept the terms of their discount as soon as they sign in, and has it from then on (INST-006, INST-008, INST-011)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, words: said } = await visit({ locale, width })
    const words = checkoutWords[locale]
    await openPage(page, `/${locale}`)
    await on(page, said).addDuffel.click()
    await on(page, said).cart('one').waitFor()
    await openPage(page, `/${locale}/cart#sign-in-modal`)
    const room = page.getByText(left[locale])
    expect(await room.count()).toBe(0)
    await signInForm(page, signInWords[locale]).send(await anEmployee())

    const dialog = page.getByRole('dialog', { name: words.terms })
    await dialog.waitFor()
    await page.waitForTimeout(400)
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.goOn, exact: true }).click()
    await page.getByText(signInWords[locale].signedInAs).waitFor()
    await page.keyboard.press('Escape')
    await room.waitFor()
  })
})

test('who goes on without accepting them shops at the price of everybody, and is asked again (INST-010)', async ({
  visit,
}) => {
  const { page, words: said } = await visit()
  const { terms, withoutDiscount } = checkoutWords['en-us']
  const email = await anEmployee()
  const dialog = page.getByRole('dialog', { name: terms })
  for (const time of ['first', 'again']) {
    await openPage(page, '/en-us/sign-in?to=/en-us/cart')
    await signInForm(page, signInWords['en-us']).send(email)
    await dialog.getByRole('button', { name: withoutDiscount }).click()
    await page.waitForURL('**/en-us/cart')
    if (time === 'again') break
    await openPage(page, '/en-us')
    await on(page, said).addDuffel.click()
    await on(page, said).cart('one').waitFor()
    await openPage(page, '/en-us/cart')
    expect(await page.getByText(left['en-us']).count()).toBe(0)
    expect(await page.getByText('Associate discount').count()).toBe(0)
    await openPage(page, '/en-us/account')
    await page.getByRole('button', { name: signInWords['en-us'].signOut }).click()
    await page.getByText(signInWords['en-us'].signedOut).waitFor()
  }
})
