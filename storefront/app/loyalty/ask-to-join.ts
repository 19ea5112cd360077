import type { CallRefusal } from '@cairn/contract/client'
import { type Locale, siteOf } from '@cairn/contract/sites'
import { freshenCart } from '../cart/freshen-cart.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { usidNow } from '../sign-in/person-store.ts'
import { birthDateFrom } from './birth-date-text.ts'
import type { JoinField } from './join-fields.ts'

type Joining = {
  locale: Locale
  /** Only what the profile lacks; what it has is not said again. */
  details: Partial<Record<JoinField, string>>
  referralCode: string | null
}

type Joined = { ok: true; memberId: string | null } | { ok: false; refusal: CallRefusal }

/** One change of the profile; then the session learns of it, and whoever brought them is remembered. */
export async function askToJoin({ locale, details, referralCode }: Joining): Promise<Joined> {
  const { region, country } = siteOf(locale)
  const { birthDate, ...others } = details
  const consumerDetails = {
    ...others,
    ...(birthDate && { birthDate: birthDateFrom(birthDate, region) }),
  }
  const changed = await browserCommerce().changeProfile({
    body: {
      consumerProfile: {
        ...(Object.keys(details).length > 0 && { consumerDetails }),
        enrollments: [
          { type: 'Loyalty', optin: true, doubleOptin: true, region, channel: 'ECOMM', country },
        ],
      },
    },
  })
  if (!changed.ok) return { ok: false, refusal: changed.refusal }
  const [memberId] = await Promise.all([proveMembership(referralCode), freshenCart()])
  return { ok: true, memberId }
}

const prove = (more: { referralCode?: string }) =>
  browserCommerce().obtainLoyaltyToken({ body: { usid: usidNow(), ...more } })

/** Somebody who followed a broken link is a member all the same. */
async function proveMembership(referralCode: string | null): Promise<string | null> {
  const proved = referralCode ? await prove({ referralCode }) : await prove({})
  if (proved.ok) return proved.value.memberId
  const again = referralCode ? await prove({}) : proved
  return again.ok ? again.value.memberId : null
}

/** Leaving takes the points along; answers whether that was heard. */
export async function askToLeave(locale: Locale): Promise<boolean> {
  const { region, country } = siteOf(locale)
  const enrollment = { type: 'Loyalty', optin: false, region, channel: 'ECOMM', country } as const
  const changed = await browserCommerce().changeProfile({
    body: { consumerProfile: { enrollments: [enrollment] } },
  })
  if (changed.ok) await freshenCart()
  return changed.ok
}
