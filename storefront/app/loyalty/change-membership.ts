import type { changeProfile } from '@cairn/contract/accounts/account-calls'
import { accept, type Result } from '@cairn/contract/refusals/result'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { dateFormatOf, parseDate } from '@cairn/contract/validation/dates'
import type { Problem } from '@cairn/contract/validation/rule'
import type { RefusalNameOf, SharedRefusalName } from '@cairn/contract/wire/client'
import { refreshCart } from '../cart/state/refresh-cart.ts'
import { currentUsid } from '../person/person-store.ts'
import { profileHandlers } from '../person/profile-refusal-handling.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import type { HandledRefusal } from '../platform/calls/commerce.ts'
import { goOn, showMessage, showOwnText } from '../platform/calls/handling.ts'
import type { JoinField } from './join-fields.ts'

type JoinRequest = {
  locale: Locale
  /** Only the fields that the profile lacks. */
  details: Partial<Record<JoinField, string>>
  referralCode: string | null
}

type ChangeName = RefusalNameOf<typeof changeProfile>
type FieldProblem = { field: JoinField; problem: Problem }

/** Refusals that belong to a field. The messages of all others are shown above the form. */
const joinHandlers: Record<ChangeName, FieldProblem | typeof showMessage> = {
  ...profileHandlers(showMessage),
  ageInvalid: { field: 'birthDate', problem: { name: 'tooYoung' } },
  birthDateMissing: { field: 'birthDate', problem: { name: 'fieldRequired' } },
  profilePhoneInUse: { field: 'phone', problem: { name: 'phoneTaken' } },
}

export type JoinRefusal = HandledRefusal<
  ChangeName | SharedRefusalName,
  FieldProblem | typeof showMessage
>

/** Adds the membership to the profile, then renews the loyalty token with the referral code. */
export async function joinProgramme({
  locale,
  details,
  referralCode,
}: JoinRequest): Promise<Result<{ memberId: string | null }, JoinRefusal>> {
  const { birthDate, ...otherDetails } = details
  const consumerDetails = {
    ...otherDetails,
    ...(birthDate && { birthDate: parseDate(birthDate, dateFormatOf(siteOf(locale).region)) }),
  }
  const result = await browserCommerce().changeProfile(
    {
      body: {
        consumerProfile: {
          ...(Object.keys(details).length > 0 && { consumerDetails }),
          enrollments: [enrollment(locale, true)],
        },
      },
    },
    joinHandlers,
  )
  if (!result.ok) return result
  const [memberId] = await Promise.all([renewLoyaltyToken(referralCode), refreshCart()])
  return accept({ memberId })
}

const requestLoyaltyToken = (referral: { referralCode?: string }) =>
  browserCommerce().obtainLoyaltyToken(
    { body: { usid: currentUsid(), ...referral } },
    { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
  )

/** An invalid referral code does not prevent the membership. */
async function renewLoyaltyToken(referralCode: string | null): Promise<string | null> {
  const referralResult = referralCode ? await requestLoyaltyToken({ referralCode }) : undefined
  const tokenResult = referralResult?.ok ? referralResult : await requestLoyaltyToken({})
  return tokenResult.ok ? tokenResult.value.memberId : null
}

/** Ends the membership, which deletes the points. Resolves to whether it worked. */
export async function leaveProgramme(locale: Locale): Promise<boolean> {
  const result = await browserCommerce().changeProfile(
    {
      body: { consumerProfile: { enrollments: [enrollment(locale, false)] } },
    },
    profileHandlers(showOwnText),
  )
  if (result.ok) await refreshCart()
  return result.ok
}

/** Sets both consents of the double opt-in at once. */
function enrollment(locale: Locale, isMember: boolean) {
  const { region, country } = siteOf(locale)
  const from = { region, channel: 'ECOMM', country }
  return { type: 'Loyalty', optin: isMember, doubleOptin: isMember, ...from } as const
}
