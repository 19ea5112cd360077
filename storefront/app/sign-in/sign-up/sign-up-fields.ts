import type { signUp } from '@cairn/contract/accounts/credential-calls'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { findProblems } from '@cairn/contract/validation/find-problem'
import {
  type PersonRequirements,
  signUpRules,
  smsConsentRules,
} from '@cairn/contract/validation/profile-rules'
import type { FormValues, Problem, Rule } from '@cairn/contract/validation/rule'
import type { RequestOf } from '@cairn/contract/wire/call'
import type { SignUpQuery } from './sign-up-query.ts'
import { postalCodeOf, typedDetails } from './typed-details.ts'

/** In the order of the form, because the first invalid field is focused. */
const signUpFields = [
  'firstName',
  'lastName',
  'gender',
  'birthDate',
  'email',
  'phone',
  'optInAccepted',
  'postalCode',
  'password',
  'confirmPassword',
  'newsletter',
  'loyaltyTerms',
  'brandTerms',
  'policy',
] as const
export type SignUpField = (typeof signUpFields)[number]

/** Fields that every form can have rules for, shown or not. */
type SignUpTextField = Exclude<SignUpField, Consent | OptionalConsent>
type Consent = 'optInAccepted' | 'brandTerms' | 'policy'
type OptionalConsent = 'newsletter' | 'loyaltyTerms'

export type SignUpProblems = Partial<Record<SignUpField, Problem>>

type KnownContacts = { phone?: string | undefined; postalCode?: string | undefined }

export type SignUpContext = {
  locale: Locale
  /** The date by the server's clock. */
  today: string
  requirements: PersonRequirements
}

export type SignUpRules = Readonly<Record<SignUpTextField | Consent, readonly Rule[]>>

/** The rules of the fields that the form of the site shows. */
export function signUpFormRules(context: SignUpContext, values: FormValues = {}): SignUpRules {
  const { locale, today } = context
  const requirements = withChosenDialCode(context, values)
  const { confirmPassword, gender, ...rules } = signUpRules(requirements, today)
  const { hasNewSignUp } = settingsOf(locale)
  return {
    ...rules,
    gender: requirements.gender.shown ? gender : [],
    confirmPassword: hasNewSignUp ? [] : confirmPassword,
    optInAccepted: smsConsentRules(requirements, values['phone'] ?? ''),
    brandTerms: ticked,
    // The terms of the programme contain the privacy policy.
    policy: values['loyaltyTerms'] ? [] : ticked,
  }
}

const ticked = [{ kind: 'ticked' }] as const

/** A phone number is checked against the dial code that is selected beside it. */
function withChosenDialCode(
  { requirements }: SignUpContext,
  { phoneCode }: FormValues,
): PersonRequirements {
  const { phone } = requirements
  return { ...requirements, phone: { ...phone, dialCode: phoneCode || phone.dialCode } }
}

/** The problems are in the order of the form. What a profile has may have the format of another site. */
export function findSignUpProblems(
  values: FormValues,
  context: SignUpContext,
  known: KnownContacts = {},
): SignUpProblems {
  const postalCode = postalCodeOf(values, context.locale)
  const found: SignUpProblems = {
    ...findProblems(
      { ...values, email: values['email']?.trim(), postalCode },
      signUpFormRules(context, values),
    ),
    ...findSmsProblems(values),
  }
  const problems: SignUpProblems = {}
  for (const field of signUpFields) {
    const problem = found[field]
    const isKnown = (field === 'phone' || field === 'postalCode') && known[field] !== undefined
    if (problem && !isKnown) problems[field] = problem
  }
  return problems
}

/** Who ticks the box for text messages gives a number, and accepts their terms. The box is sent empty until then. */
const findSmsProblems = ({ optInAccepted, phone = '' }: FormValues): SignUpProblems => ({
  ...(optInAccepted !== undefined && phone.trim() === '' && { phone: { name: 'fieldRequired' } }),
  ...(optInAccepted === '' && { optInAccepted: { name: 'smsTermsNotAccepted' } }),
})

type SignUpBody = RequestOf<typeof signUp>['body']

/** The payload of the call, without the solved captcha. */
export function signUpBody(
  values: FormValues,
  context: SignUpContext,
  { store, campaignName }: SignUpQuery,
): SignUpBody {
  const text = (name: string) => values[name]?.trim() ?? ''
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    password: values['password'] ?? '',
    ...typedDetails(values, context),
    isTermsConfirmed: true,
    isTemporaryPassword: true,
    source: {
      ...(store !== undefined && { store }),
      acquisitionType: 'Registered',
      ...(campaignName !== undefined && { campaignName }),
    },
    ...consentsOf(values, text('phone')),
  }
}

function consentsOf(values: FormValues, phone: string) {
  const isTicked = (name: SignUpField) => Boolean(values[name])
  const joins = isTicked('loyaltyTerms')
  return {
    subscriptions: {
      newsletterConsent: isTicked('newsletter'),
      loyaltyConsent: joins,
      smsNotificationConsent: isTicked('optInAccepted') && phone !== '',
      ...(joins && { loyaltyEnrollment: 'Full' as const, loyaltyNewsletterConsent: true }),
    },
    ...(joins && !isTicked('policy') && { termsConditionsAndPolicy: true }),
  }
}
