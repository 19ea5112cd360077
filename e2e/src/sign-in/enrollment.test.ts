import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { isFocused } from '../browser/keyboard.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { everyFormLocale } from '../browser/window-sizes.ts'
import { demoPassword } from '../pages/sign-in-form.ts'
import { fillIn, newEmail, send } from '../pages/sign-up-form.ts'
import { importCustomerWithoutDetails } from '../shop/import-customer.ts'
import { enrollmentTexts } from '../texts/enrollment-texts.ts'
import { signUpTexts } from '../texts/sign-up-texts.ts'

/** Waits until the page shows a step, and checks that everybody can use it. */
async function atStep(page: Page, title: string) {
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
}

describe('a guest who wants to join is led through the enrolment by keyboard (AUTH-076)', () => {
  test.for(everyFormLocale)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = enrollmentTexts[locale]
    const { page } = await visit({ width })
    const main = page.getByRole('main')
    const press = (name: string) => main.getByRole('button', { name, exact: true }).press('Enter')
    await openPage(page, `/${locale}/account/loyalty`)
    await atStep(page, texts.lookup)
    await press(texts.goOn)
    await main.getByText(texts.fieldRequired).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    const email = newEmail()
    await main.getByLabel(texts.email).fill(email)
    await main.getByLabel(texts.email).press('Enter')
    await atStep(page, texts.signUp)
    await expect.poll(() => main.getByLabel(texts.email).first().inputValue()).toBe(email)
    await page.goBack()
    await atStep(page, texts.lookup)
    await page.goForward()
    await atStep(page, texts.signUp)

    await fillIn(main, signUpTexts[locale], { email, locale })
    await main.getByRole('checkbox', { name: texts.joinTermsLink }).press('Space')
    await send(main, signUpTexts[locale])
    await atStep(page, texts.enrolled)
    await press(texts.goOn)
    if (locale === 'de-de') {
      await atStep(page, texts.mobile)
      await press(texts.skip)
    }
    await atStep(page, texts.details)
    await press(texts.skip)
    await atStep(page, texts.interests)
    await press(texts.skip)
    const welcome = page.getByRole('dialog', { name: texts.welcome })
    await welcome.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await welcome.getByRole('button', { name: texts.goOn, exact: true }).press('Enter')
    await atStep(page, texts.success)
    await main.getByRole('link', { name: texts.close, exact: true }).press('Enter')
    await page.waitForURL(`**/${locale}/account/loyalty`)
    await page
      .getByText(/M-\d{12}/)
      .first()
      .waitFor()
  })
})

test('a known address leads to the sign-in, from which the forgotten password leads back', async ({
  visit,
}) => {
  const texts = enrollmentTexts['en-us']
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const main = page.getByRole('main')
  await openPage(page, '/en-us/account/enrollment')
  await main.getByLabel(texts.email).fill('shopper@cairn.test')
  await main.getByLabel(texts.email).press('Enter')
  await atStep(page, texts.signIn)
  await main.getByRole('link', { name: texts.forgotPassword }).press('Enter')
  await atStep(page, texts.forgotten)
  await main.getByRole('button', { name: texts.backToSignIn }).press('Enter')
  await atStep(page, texts.signIn)
  await page.reload()
  await expect.poll(() => main.getByLabel(texts.email).inputValue()).toBe('shopper@cairn.test')
})

test('a shopper whose profile is incomplete is found by the address, signs in and completes it by keyboard', async ({
  visit,
}) => {
  const texts = enrollmentTexts['en-us']
  const { page } = await visit({ locale: 'en-us', width: 800 })
  const main = page.getByRole('main')
  const goOn = main.getByRole('button', { name: texts.goOn, exact: true })
  const lookUp = async (email: string) => {
    await main.getByLabel(texts.email).fill(email)
    await main.getByLabel(texts.email).press('Enter')
    await atStep(page, texts.complete)
  }
  await openPage(page, '/en-us/account/enrollment/lookup')
  await lookUp('invited@cairn.test')
  await main.getByRole('button', { name: texts.otherEmail }).press('Enter')
  await atStep(page, texts.lookup)
  await lookUp(await importCustomerWithoutDetails())
  await main.getByLabel(texts.password, { exact: true }).fill(demoPassword)
  await main.getByRole('button', { name: texts.signInButton, exact: true }).press('Enter')

  const birthDate = main.getByLabel(texts.birthDate)
  await birthDate.waitFor()
  await goOn.press('Enter')
  await expect.poll(() => isFocused(birthDate)).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])
  await birthDate.fill('02/28/1994')
  await main.getByLabel(texts.phone, { exact: true }).fill(`303556${randomInt(1000, 9999)}`)
  await main.getByRole('checkbox', { name: texts.joinTermsLink }).press('Space')
  await goOn.press('Enter')
  await atStep(page, texts.enrolled)
  await openPage(page, '/en-us/account/enrollment/complete-profile')
  await atStep(page, texts.details)
})
