import { randomInt } from 'node:crypto'
import type { Locator } from 'playwright-core'
import type { signUpTexts } from '../texts/sign-up-texts.ts'
import type { TextLocale } from '../texts/storefront-messages.ts'

type Texts = (typeof signUpTexts)[TextLocale]

export const newEmail = () => `peak-${randomInt(1e9)}@walks.example`

/** Fills in the form with the keyboard, as far as the locale needs it. */
export async function fillIn(form: Locator, texts: Texts, { email, locale }: NewShopper) {
  const field = (label: string) => form.getByLabel(label).first()
  await field(texts.firstName).fill('Nora')
  // In French the label is a part of that of the first name.
  await form.getByLabel(texts.lastName, { exact: true }).fill('Vance')
  if (locale === 'de-de') await field(texts.gender).selectOption('undisclosed')
  await field(texts.birthDate).fill(locale === 'de-de' ? '17.05.1990' : '05/17/1990')
  await field(texts.email).fill(email)
  if (locale !== 'de-de') {
    await form.getByLabel(texts.phone, { exact: true }).fill(`303556${randomInt(1000, 9999)}`)
    await field(texts.postalCode).fill(locale === 'en-us' ? '80202' : 'H2X 1Y4')
  }
  await form.getByLabel(texts.password, { exact: true }).fill('Trailhead1')
  for (const name of [texts.newsletter, texts.brandTerms, texts.policy])
    await form.getByRole('checkbox', { name }).press('Space')
}

type NewShopper = { email: string; locale: TextLocale }

export const send = (form: Locator, texts: Texts) =>
  form.getByRole('button', { name: texts.createAccount, exact: true }).press('Enter')
