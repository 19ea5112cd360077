import { isLocale, siteOf } from '@cairn/contract/sites/sites'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { filledFields, formText } from '../platform/form-data.ts'

const rules = { email: requiredEmail, policy: [{ kind: 'ticked' }] } as const

export type NewsletterProblems = Partial<Record<keyof typeof rules, Problem>>

/** Checks the form before it is sent. */
export const findNewsletterProblems = (form: FormData): NewsletterProblems =>
  findTextProblems(filledFields(form, ['email', 'policy']), rules)

/** The subscription that the form asks for, in the country of the site. */
export const newsletterSubscription = (form: FormData, locale: string) => ({
  type: 'Newsletter' as const,
  channel: 'email' as const,
  optin: true,
  doubleOptin: false,
  recipient: formText(form, 'email'),
  ...countryAndRegion(locale),
})

function countryAndRegion(locale: string) {
  if (!isLocale(locale)) return {}
  const { country, region } = siteOf(locale)
  return { country, region }
}
