import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndTablet } from '../browser/window-sizes.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { importCustomerWithoutDetails } from '../shop/import-customer.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'

const english = {
  title: 'Members’ hut',
  join: 'Join',
  joinTitle: 'Join the members’ hut',
  birthDate: 'Date of birth',
  birthDateDigits: '02281994',
  formattedBirthDate: '02/28/1994',
  phone: 'Phone',
  agree: 'I agree to the',
  fieldRequired: 'This field is required',
  memberNumber: /Your member number is M-\d{12}/,
  seeMembership: 'See your membership',
  noVoucher: 'No voucher yet.',
  leave: 'Leave the members’ hut',
  confirmLeaving: 'Yes, leave',
  membershipEnded: 'You have left the members’ hut.',
}

const textsByLocale: Record<ShopLocale, typeof english> = {
  'en-us': english,
  'de-de': {
    title: 'Mitgliederhütte',
    join: 'Beitreten',
    joinTitle: 'Der Mitgliederhütte beitreten',
    birthDate: 'Geburtsdatum',
    birthDateDigits: '28021994',
    formattedBirthDate: '28/02/1994',
    phone: 'Telefon',
    agree: 'Ich stimme zu:',
    fieldRequired: 'Dieses Feld wird benötigt',
    memberNumber: /Ihre Mitgliedsnummer ist M-\d{12}/,
    seeMembership: 'Zur Mitgliedschaft',
    noVoucher: 'Noch kein Wertgutschein.',
    leave: 'Mitgliederhütte verlassen',
    confirmLeaving: 'Ja, verlassen',
    membershipEnded: 'Sie haben die Mitgliederhütte verlassen.',
  },
}

/** Records the calls that change the customer. */
function recordCustomerChanges(page: Page) {
  const changes: { method: string; path: string; body: string | null }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/\/consumers-v3\/(consumer|auth\/signup)$/.test(path) && request.method() !== 'GET')
      changes.push({ method: request.method(), path, body: request.postData() })
  })
  return changes
}

describe('a shopper with an account joins in a dialog that asks only for missing details, and leaves again (LOY-001, LOY-014)', () => {
  test.for(phoneAndTablet)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const texts = textsByLocale[locale]
    const { page } = await visit({ locale, width })
    await openPage(page, `/${locale}/sign-in?to=/${locale}/account/loyalty`)
    await signInForm(page, signInTexts[locale]).send(await importCustomerWithoutDetails())
    await page.waitForURL(`**/${locale}/account/loyalty`)
    await page.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    const changes = recordCustomerChanges(page)
    await page.getByRole('link', { name: texts.join, exact: true }).press('Enter')
    const dialog = page.getByRole('dialog', { name: texts.joinTitle })
    const send = dialog.getByRole('button', { name: texts.join, exact: true })
    await send.press('Enter')
    await dialog.getByText(texts.fieldRequired).first().waitFor()
    const birthDate = dialog.getByLabel(texts.birthDate)
    await expect
      .poll(() => birthDate.evaluate((field) => field === document.activeElement))
      .toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])

    await page.keyboard.type(texts.birthDateDigits)
    await page.keyboard.press('Tab')
    await expect.poll(() => birthDate.inputValue()).toBe(texts.formattedBirthDate)
    const phone =
      locale === 'en-us' ? `303556${randomInt(1000, 9999)}` : `030 901${randomInt(1000, 9999)}`
    await page.keyboard.press('Tab')
    await page.keyboard.type(phone)
    await dialog.getByRole('checkbox', { name: texts.agree }).press('Space')
    await send.press('Enter')
    await page.getByText(texts.memberNumber).waitFor()
    expect(changes.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/consumers-v3/consumer',
    ])
    const consumerProfile = JSON.parse(changes[0]?.body ?? '{}').consumerProfile
    expect(consumerProfile).toMatchObject({ enrollments: [{ type: 'Loyalty', optin: true }] })
    expect(Object.keys(consumerProfile.consumerDetails).toSorted()).toEqual(['birthDate', 'phone'])

    await page.getByRole('button', { name: texts.seeMembership }).press('Enter')
    await page.getByText(texts.noVoucher).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])

    await page.getByRole('button', { name: texts.leave }).press('Enter')
    await page.getByRole('button', { name: texts.confirmLeaving }).press('Enter')
    await page.getByText(texts.membershipEnded).waitFor()
    await page.getByRole('link', { name: texts.join, exact: true }).waitFor()
  })
})
