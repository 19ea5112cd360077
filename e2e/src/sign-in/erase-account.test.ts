import { text } from 'node:stream/consumers'
import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { languageOf } from '@cairn/contract/sites/sites'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndTablet } from '../browser/window-sizes.ts'
import { demoPassword, signInForm } from '../pages/sign-in-form.ts'
import { importCustomer } from '../shop/import-customer.ts'
import { readMail } from '../shop/inbox.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

const privacyTexts = inEachLocale((translate, locale) => ({
  title: translate('privacyTitle'),
  downloadAsPage: translate('downloadAsPage'),
  downloadAsJson: translate('downloadAsJson'),
  eraseAccount: translate('eraseAccount'),
  eraseTitle: translate('eraseTitle'),
  eraseConfirm: translate('eraseConfirm'),
  currentPassword: translate('currentPassword'),
  passwordWrong: messageFor('currentPasswordWrong', languageOf(locale)),
  erasedTitle: translate('erasedTitle'),
}))

/** The text of the file that a link downloads. */
async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).click(),
  ])
  return text(await download.createReadStream())
}

/** The names of what the browser stores about the person. */
const personalKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /cart|person|favourites/.test(key)))

async function checkPage(page: Page) {
  expect(await accessibilityViolations(page)).toEqual([])
  expect(await layoutProblems(page)).toEqual([])
}

describe('a shopper downloads the own data and deletes the account', () => {
  test.for(phoneAndTablet)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = privacyTexts[locale]
    const email = await importCustomer()
    const { page } = await visit({ locale, width, expected: /400|aborted|ABORTED/ })
    await openPage(page, `/${locale}/sign-in?to=/${locale}/account/privacy`)
    await signInForm(page, signInTexts[locale]).send(email)
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
    await checkPage(page)
    for (const name of [texts.downloadAsPage, texts.downloadAsJson])
      expect(await downloaded(page, name)).toContain(email)

    await page.getByRole('link', { name: texts.eraseAccount }).click()
    await page.getByRole('heading', { name: texts.eraseTitle, level: 1 }).waitFor()
    await checkPage(page)
    const password = page.getByLabel(texts.currentPassword, { exact: true })
    const confirm = page.getByRole('button', { name: texts.eraseConfirm })
    await password.fill('Wrong-one-1')
    await confirm.click()
    await page.getByText(texts.passwordWrong).waitFor()
    await checkPage(page)
    expect(await personalKeys(page)).toContain('cairn_person')
    await password.fill(demoPassword)
    await confirm.click()
    await page.getByRole('heading', { name: texts.erasedTitle, level: 1 }).waitFor()
    await checkPage(page)

    await expect.poll(() => personalKeys(page)).toEqual([])
    expect(await readMail(({ recipient }) => recipient === email)).not.toBe('')
    await openPage(page, `/${locale}/account`)
    await page.waitForURL((url) => url.pathname === `/${locale}/sign-in`)
  })
})
