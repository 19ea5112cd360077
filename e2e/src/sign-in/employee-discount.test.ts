import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { phoneAndDesktop } from '../browser/window-sizes.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { createPurchaser } from '../purchases/purchasers.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

const remainingTexts = {
  'en-us': 'This year still has room for',
  'de-de': 'In diesem Jahr bleiben Ihnen',
}

const createEmployee = async () => {
  const { email } = await createPurchaser({ shopper: 'employee', payment: 'card' })
  return email ?? ''
}

describe('an employee is asked to accept the terms of the discount after signing in (INST-006, INST-008)', () => {
  test.for(phoneAndDesktop)(
    'and has the discount from then on, in $locale at $width px (INST-011)',
    async ({ locale, width }, { visit }) => {
      const { page, texts: shopTexts } = await visit({ locale, width })
      const texts = checkoutTexts[locale]
      await openPage(page, `/${locale}`)
      await shopPage(page, shopTexts).addDuffel.click()
      await shopPage(page, shopTexts).cart('one').waitFor()
      await openPage(page, `/${locale}/cart#sign-in-modal`)
      await shopPage(page, shopTexts).line(shopTexts.duffel).waitFor()
      const remaining = page.getByText(remainingTexts[locale])
      expect(await remaining.count()).toBe(0)
      await signInForm(page, signInTexts[locale]).send(await createEmployee())

      const dialog = page.getByRole('dialog', { name: texts.employeeTerms })
      await dialog.waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('checkbox').check()
      await dialog.getByRole('button', { name: texts.goOn, exact: true }).click()
      await page.getByText(signInTexts[locale].signedInAs).waitFor()
      await page.keyboard.press('Escape')
      await remaining.waitFor()
    },
  )
})

test('an employee who does not accept the terms pays the normal price, and is asked again (INST-010, CART-055)', async ({
  visit,
}) => {
  const { page, texts: shopTexts } = await visit()
  const { employeeTerms, withoutDiscount } = checkoutTexts['en-us']
  const email = await createEmployee()
  const dialog = page.getByRole('dialog', { name: employeeTerms })
  const openedCarts = recordRequests(page, /\/cart\/v1\/cart$/)
  for (const attempt of ['first', 'again']) {
    await openPage(page, '/en-us/sign-in?to=/en-us/cart')
    await signInForm(page, signInTexts['en-us']).send(email)
    await dialog.getByRole('button', { name: withoutDiscount }).click()
    await page.waitForURL('**/en-us/cart')
    if (attempt === 'again') break
    await openPage(page, '/en-us')
    await shopPage(page, shopTexts).addDuffel.click()
    await shopPage(page, shopTexts).cart('one').waitFor()
    await openPage(page, '/en-us/cart')
    await shopPage(page, shopTexts).total(shopTexts.duffelPrice).waitFor()
    expect(await page.getByText(remainingTexts['en-us']).count()).toBe(0)
    expect(await page.getByText('Associate discount').count()).toBe(0)
    await openPage(page, '/en-us/account')
    await page.getByRole('button', { name: signInTexts['en-us'].signOut }).click()
    await page.getByText(signInTexts['en-us'].signedOut).waitFor()
  }
  expect(openedCarts).toEqual([])
})
