import type { signUp as signUpCall } from '@cairn/contract/accounts/credential-calls'
import type { RequestOf } from '@cairn/contract/wire/call'
import { currentUsid } from '../../person/person-store.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import type { HandledRefusal } from '../../platform/calls/commerce.ts'
import { goOn, showMessage } from '../../platform/calls/handling.ts'
import { track } from '../../platform/tracked-events.ts'
import { type PendingOrder, signIn, type SignInResult } from '../sign-in.ts'
import type { SignUpQuery } from './sign-up-query.ts'

/** Refusals that belong to a field, which shows their message. All other messages are shown above the form. */
export const signUpHandlers = {
  loginInUse: { field: 'email' },
  loginTaken: { field: 'email' },
  emailMalformed: { field: 'email' },
  phoneInUse: { field: 'phone' },
  profilePhoneInUse: { field: 'phone' },
  passwordTooShort: { field: 'password' },
  passwordTooCommon: { field: 'password' },
  birthDateMissing: { field: 'birthDate' },
  ageInvalid: { field: 'birthDate' },
  captchaFailed: showMessage,
  customerListUnknown: showMessage,
} as const

type SignUpRequest = {
  body: RequestOf<typeof signUpCall>['body']
  query: SignUpQuery
  order?: PendingOrder | undefined
  /** Whether the site has a loyalty programme. */
  hasLoyalty: boolean
  /** The solved captchas of the two calls. */
  captchas: { register: string | undefined; login: () => Promise<string | undefined> }
  onCreated: () => void
}

type SignUpHandling = (typeof signUpHandlers)[keyof typeof signUpHandlers]
export type SignUpRefusal = HandledRefusal<HandledRefusal['name'], SignUpHandling>

export type SignUpResult =
  | { step: 'refused'; refusal: SignUpRefusal }
  /** The account exists. The sign-in that follows may fail for reasons of its own. */
  | { step: 'created'; signedIn: SignInResult }

/** Creates the account, signs in to it, and redeems the referral code of the link. */
export async function signUp({
  body,
  query: { leadSource, referralCode },
  order,
  hasLoyalty,
  captchas,
  onCreated,
}: SignUpRequest): Promise<SignUpResult> {
  const source = leadSource !== undefined && { source: leadSource }
  const created = await browserCommerce().signUp<SignUpHandling>(
    { body: { ...body, recaptcha_response: captchas.register }, ...source },
    signUpHandlers,
  )
  if (!created.ok) return { step: 'refused', refusal: created.refusal }
  onCreated()
  track({ event: 'sign_up' })
  const { email, password } = body
  const signedIn = await signIn({
    email,
    password,
    captcha: await captchas.login(),
    ...(order && { order }),
  })
  if (hasLoyalty && signedIn.ok && referralCode !== undefined)
    await redeemReferral(referralCode, source)
  return { step: 'created', signedIn }
}

/** An invalid code does not prevent the sign-up. */
const redeemReferral = (referralCode: string, source: { source: string } | false) =>
  browserCommerce().obtainLoyaltyToken(
    { body: { usid: currentUsid(), referralCode }, ...source },
    { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
  )
