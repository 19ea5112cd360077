import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndDesktop } from '../browser/window-sizes.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { createPurchaser } from '../purchases/purchasers.ts'
import { readMail } from '../shop/inbox.ts'
import { passwordTexts } from '../texts/password-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

const newPassword = 'Lichen-and-granite-7'

/** The path in the mail that resets the password of the recipient. */
async function linkMailedTo(email: string): Promise<string> {
  const mail = await readMail(({ recipient }) => recipient === email)
  return /\/[\w-]+\/forgot-password\/new\?token=[\w-]+/.exec(mail)?.[0] ?? ''
}

describe('a shopper who has forgotten the password asks for a link in the sign-in dialog (AUTH-008)', () => {
  test.for(phoneAndDesktop)(
    'and chooses another one with the link in the mail, in $locale at $width px (AUTH-042, AUTH-043)',
    async ({ locale, width }, { visit }) => {
      const { email = '' } = await createPurchaser({ shopper: 'shopper', payment: 'card' })
      const { page } = await visit({ locale, width, expected: /40[06]/ })
      const [texts, formTexts] = [passwordTexts[locale], signInTexts[locale]]
      const form = signInForm(page, formTexts)
      await openPage(page, `/${locale}`)
      if (width < 600) await page.getByRole('button', { name: formTexts.openMenu }).click()
      await form.link.click()
      await page.getByRole('dialog').getByRole('link', { name: texts.forgotPassword }).click()
      await page.getByText(texts.forgottenText).waitFor()
      await expect
        .poll(() => form.email.evaluate((input) => input === document.activeElement))
        .toBe(true)
      expect(await accessibilityViolations(page)).toEqual([])
      await form.email.fill(email)
      await page.getByRole('button', { name: texts.mailLink }).click()
      await page.getByText(texts.linkMailed).waitFor()

      const link = await linkMailedTo(email)
      await openPage(page, link)
      const password = page.getByLabel(texts.newPassword, { exact: true })
      const repetition = page.getByLabel(texts.repeatPassword, { exact: true })
      const save = page.getByRole('button', { name: texts.savePassword })
      await password.fill(newPassword)
      await repetition.fill('Lichen-and-granite-8')
      await save.click()
      await page.getByText(texts.passwordsDiffer).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      expect(await layoutProblems(page)).toEqual([])

      await password.fill('Password123')
      await repetition.fill('Password123')
      await save.click()
      await page.getByText(texts.passwordTooCommon).waitFor()
      await password.fill(newPassword)
      await repetition.fill(newPassword)
      await save.click()
      await page.getByText(texts.passwordSaved).waitFor()

      await openPage(page, `/${locale}/sign-in`)
      await form.send(email, newPassword)
      await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
      await openPage(page, link)
      await page.getByText(texts.resetLinkExpired).waitFor()
      await page.getByRole('link', { name: texts.mailAnotherLink }).waitFor()
      expect(await layoutProblems(page)).toEqual([])
    },
  )
})
