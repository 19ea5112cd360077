import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { RequestOf } from '@cairn/contract/wire/call'
import { refreshCart } from '../../cart/state/refresh-cart.ts'
import { currentUsid } from '../../person/person-store.ts'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { goOn, showMessage } from '../../platform/calls/handling.ts'
import type { DetailField } from './enrollment-view.ts'

type ConsumerProfile = RequestOf<typeof changeProfile>['body']['consumerProfile']
export type TypedDetails = NonNullable<ConsumerProfile['consumerDetails']>

type DetailsRequest = {
  locale: Locale
  details: TypedDetails
  /** Whether the shopper joins the loyalty programme. */
  joins: boolean
  /** Whether the shopper wants news as text messages. */
  acceptsTexts: boolean
  referralCode: string | undefined
}

/** Why nothing was saved. The message may be empty, and belongs to the field if there is one. */
type DetailsRefusal = { field: DetailField | undefined; message: string }

/** Refusals that belong to a field. The messages of all others are shown above the form. */
const detailHandlers = {
  ...profileHandlers(showMessage),
  ageInvalid: 'birthDate',
  birthDateMissing: 'birthDate',
  profilePhoneInUse: 'phone',
} as const

/** Adds the details to the profile. Joining is the same change with an enrolment (decision 029). */
export async function saveDetails({
  locale,
  details,
  joins,
  acceptsTexts,
  referralCode,
}: DetailsRequest): Promise<DetailsRefusal | undefined> {
  const { region, country } = siteOf(locale)
  const consumerProfile: ConsumerProfile = {
    ...(Object.keys(details).length > 0 && { consumerDetails: details }),
    ...(joins && {
      enrollments: [
        { type: 'Loyalty', optin: true, doubleOptin: true, region, channel: 'ECOMM', country },
      ],
    }),
  }
  const refusal =
    (await saveProfile(consumerProfile)) ?? (acceptsTexts ? await optInToTexts() : undefined)
  if (refusal) return refusal
  if (joins) await Promise.all([renewLoyaltyToken(referralCode), refreshCart()])
  return undefined
}

async function saveProfile(consumerProfile: ConsumerProfile): Promise<DetailsRefusal | undefined> {
  if (Object.keys(consumerProfile).length === 0) return undefined
  const result = await browserCommerce().changeProfile(
    { body: { consumerProfile } },
    detailHandlers,
  )
  if (result.ok) return undefined
  const { handling, message } = result.refusal
  const isAboutField = handling === 'birthDate' || handling === 'phone'
  return { field: isAboutField ? handling : undefined, message }
}

/** To the number of the profile, so that it is saved before. */
async function optInToTexts(): Promise<DetailsRefusal | undefined> {
  const result = await browserCommerce().changeSubscription(
    { body: { type: 'Newsletter', channel: 'sms', optin: true } },
    { emailMalformed: showMessage, captchaFailed: showMessage },
  )
  return result.ok ? undefined : { field: undefined, message: result.refusal.message }
}

/** An invalid referral code does not prevent the membership. */
const renewLoyaltyToken = (referralCode: string | undefined) =>
  browserCommerce().obtainLoyaltyToken(
    { body: { usid: currentUsid(), ...(referralCode !== undefined && { referralCode }) } },
    { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
  )
