import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { isFocused } from '../browser/keyboard.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { everyFormLocale } from '../browser/window-sizes.ts'
import { fillIn, newEmail, send } from '../pages/sign-up-form.ts'
import { signUpTexts } from '../texts/sign-up-texts.ts'

/** Records the paths of the calls that sign up and sign in. */
function recordSignUpCalls(page: Page) {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/auth\/(?:signup|signin)$/.test(pathname)) paths.push(pathname)
  })
  return paths
}

describe('a new shopper creates an account by keyboard, and is signed in and asked for interests (AUTH-125, AUTH-148)', () => {
  test.for(everyFormLocale)(
    'on the page, in $locale at $width px',
    async ({ locale, width }, { visit }) => {
      const texts = signUpTexts[locale]
      const { page, context } = await visit({ width, expected: /409/ })
      const calls = recordSignUpCalls(page)
      await openPage(page, `/${locale}/sign-up`)
      const form = page.getByRole('main')
      await form.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])

      await send(form, texts)
      await form.getByText(texts.fieldRequired).first().waitFor()
      await expect.poll(() => isFocused(form.getByLabel(texts.firstName))).toBe(true)
      expect(await accessibilityViolations(page)).toEqual([])

      await fillIn(form, texts, { email: 'shopper@cairn.test', locale })
      const needs = form.getByRole('list', { name: texts.passwordNeeds })
      await expect.poll(() => needs.getByText(texts.needMet).count()).toBe(4)
      await send(form, texts)
      await form.getByText(texts.loginInUse).waitFor()
      await expect.poll(() => isFocused(form.getByLabel(texts.email))).toBe(true)

      await form.getByLabel(texts.email).fill(newEmail())
      await send(form, texts)
      await page.getByText(texts.accountCreated).first().waitFor()
      const dialog = page.getByRole('dialog', { name: texts.interestsTitle })
      await dialog.waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: texts.skipInterests }).press('Enter')
      await page.waitForURL(`**/${locale}`)
      const cookies = await context.cookies()
      expect(cookies.find(({ name }) => name === 'cairn_login')?.value).toBe('1')
      expect(calls).toEqual([
        '/api/consumers-v3/auth/signup',
        '/api/consumers-v3/auth/signup',
        '/api/consumers-v3/auth/signin',
      ])
    },
  )

  test.for(everyFormLocale)(
    'in the dialog, which a link with its hash opens, in $locale at $width px',
    async ({ locale, width }, { visit }) => {
      const texts = signUpTexts[locale]
      const { page } = await visit({ width })
      await openPage(page, `/${locale}#sign-up-modal`)
      const dialog = page.getByRole('dialog', { name: texts.title })
      await fillIn(dialog, texts, { email: newEmail(), locale })
      expect(await accessibilityViolations(page)).toEqual([])
      await send(dialog, texts)
      const interests = page.getByRole('dialog', { name: texts.interestsTitle })
      await interests.getByRole('button', { name: texts.skipInterests }).press('Enter')
      const confirmation = page.getByRole('dialog', { name: texts.accountCreated })
      await confirmation.getByRole('button', { name: texts.goOn, exact: true }).press('Enter')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    },
  )

  test.for(everyFormLocale)(
    'in the dialog of an event, which goes on with the registration, in $locale at $width px',
    async ({ locale, width }, { visit }) => {
      const texts = signUpTexts[locale]
      const { page } = await visit({ width })
      await openPage(page, `/${locale}/events#dawn-walk`)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: texts.createAccount, exact: true }).press('Enter')
      await fillIn(dialog, texts, { email: newEmail(), locale })
      expect(await accessibilityViolations(page)).toEqual([])
      await send(dialog, texts)
      const secondStep = dialog.getByRole('heading', { name: texts.eventJoin })
      await expect.poll(() => isFocused(secondStep)).toBe(true)

      const register = dialog.getByRole('button', { name: texts.eventSignUp, exact: true })
      await register.press('Enter')
      await dialog.getByText(texts.eventDayRequired).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      const boxes = dialog.getByRole('checkbox')
      await boxes.first().press('Space')
      await boxes.last().press('Space')
      await register.press('Enter')
      const confirmation = dialog.getByRole('heading', { name: texts.eventJoined })
      await expect.poll(() => isFocused(confirmation)).toBe(true)
      expect(await accessibilityViolations(page)).toEqual([])
    },
  )
})
