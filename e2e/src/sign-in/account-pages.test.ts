import { describe, expect } from 'vitest'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndDesktop, phoneAndTablet } from '../browser/window-sizes.ts'
import { checkoutPage, testCards } from '../pages/checkout-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { importCustomer } from '../shop/import-customer.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

const accountTexts = inEachLocale((translate) => ({
  pages: translate('accountPages'),
  profile: translate('profileTitle'),
  addresses: translate('addressesTitle'),
  payment: translate('savedPaymentsTitle'),
  requests: translate('requestsTitle'),
  addCard: translate('addCard'),
  saveCard: translate('saveCard'),
  mainCard: translate('mainCard'),
  preferences: translate('preferencesTitle'),
  news: translate('communicationTitle'),
  devices: translate('devicesTitle'),
  firstName: translate('firstName'),
  saveChanges: translate('saveChanges'),
  changesSaved: translate('changesSaved'),
  fieldRequired: translate('fieldRequired'),
  shoeSize: translate('shoeSize'),
  addDeliveryAddress: translate('addDeliveryAddress'),
  postalCode: translate('postalCode'),
  postalCodeWrong: translate('postalCodeWrong'),
}))

/** Forms with errors are answered with this status. */
const expectedProblems = /400/

/** Pages that the navigation of the account does not have, spread over the languages. */
const unlistedPages = { 'de-de': ['email'], 'en-us': ['password', 'verify-email?token=unknown'] }

describe('a shopper goes through the pages of the account by keyboard, and corrects what was wrong', () => {
  test.for(phoneAndDesktop)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = accountTexts[locale]
    const { page } = await visit({ locale, width, expected: expectedProblems })
    await openPage(page, `/${locale}/sign-in?to=/${locale}/account`)
    await signInForm(page, signInTexts[locale]).send(await importCustomer())
    await page.waitForURL(`**/${locale}/account`)
    const pages = page.getByRole('navigation', { name: texts.pages })
    const open = async (name: string) => {
      await pages.getByRole('link', { name, exact: true }).press('Enter')
      await page.getByRole('heading', { name, level: 1 }).waitFor()
      expect(await layoutProblems(page)).toEqual([])
    }
    const save = () => page.getByRole('button', { name: texts.saveChanges }).press('Enter')
    const isSaved = () =>
      expect.poll(() => page.locator(':focus').innerText()).toBe(texts.changesSaved)
    await pages.waitFor()
    expect(await layoutProblems(page)).toEqual([])

    await open(texts.profile)
    const firstName = page.getByLabel(texts.firstName)
    await firstName.fill('')
    await save()
    await page.getByText(texts.fieldRequired).waitFor()
    await expect
      .poll(() => firstName.evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await layoutProblems(page)).toEqual([])
    await page.keyboard.type('Samira')
    await save()
    await isSaved()

    await open(texts.addresses)
    await page.getByRole('link', { name: texts.addDeliveryAddress }).press('Enter')
    const postalCode = page.getByLabel(texts.postalCode)
    await postalCode.fill('1')
    await save()
    await page.getByText(texts.postalCodeWrong).waitFor()
    expect(await layoutProblems(page)).toEqual([])

    await open(texts.payment)
    await open(texts.requests)

    await open(texts.preferences)
    await page.getByLabel(texts.shoeSize).selectOption('9.5')
    await save()
    await isSaved()

    await open(texts.news)
    await page.getByRole('checkbox').first().press('Space')
    await save()
    await isSaved()

    await open(texts.devices)

    for (const path of unlistedPages[locale]) {
      await openPage(page, `/${locale}/account/${path}`)
      expect(await layoutProblems(page)).toEqual([])
    }
  })
})

describe('a shopper saves a card through the window of the payment provider, by keyboard', () => {
  test.for(phoneAndTablet)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = accountTexts[locale]
    const { page } = await visit({ locale, width })
    await openPage(page, `/${locale}/sign-in?to=/${locale}/account/payment`)
    await signInForm(page, signInTexts[locale]).send(await importCustomer())
    await page.waitForURL(`**/${locale}/account/payment`)
    const addCard = page.getByRole('button', { name: texts.addCard })
    await addCard.press('Enter')
    await page.getByRole('heading', { name: texts.addCard }).waitFor()
    await checkoutPage(page, locale, checkoutTexts[locale]).typeCard(testCards.good)
    expect(await layoutProblems(page)).toEqual([])
    await page.getByRole('button', { name: texts.saveCard }).press('Enter')
    await page.getByRole('heading', { name: 'Visa •••• 1111' }).waitFor()
    await page.getByText(texts.mainCard, { exact: true }).waitFor()
    await page.getByText(texts.changesSaved).waitFor()
    expect(await page.locator('main iframe').count()).toBe(0)
    await addCard.waitFor()
    expect(await layoutProblems(page)).toEqual([])
  })
})
