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
  const { birthDate, ...others } = details
  const consumerDetails = {
    ...others,
    ...(birthDate && { birthDate: birthDateFrom(birthDate, siteOf(locale).region) }),
  }
  const changed = await browserCommerce().changeProfile({
    body: {
      consumerProfile: {
        ...(Object.keys(details).length > 0 && { consumerDetails }),
        enrollments: [enrollment(locale, true)],
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
  const brought = referralCode ? await prove({ referralCode }) : undefined
  const proved = brought?.ok ? brought : await prove({})
  return proved.ok ? proved.value.memberId : null
}

/** Leaving takes the points along; answers whether that was heard. */
export async function askToLeave(locale: Locale): Promise<boolean> {
  const changed = await browserCommerce().changeProfile({
    body: { consumerProfile: { enrollments: [enrollment(locale, false)] } },
  })
  if (changed.ok) await freshenCart()
  return changed.ok
}

/** Both consents at once. */
function enrollment(locale: Locale, isIn: boolean) {
  const { region, country } = siteOf(locale)
  const from = { region, channel: 'ECOMM', country }
  return { type: 'Loyalty', optin: isIn, doubleOptin: isIn, ...from } as const
}
