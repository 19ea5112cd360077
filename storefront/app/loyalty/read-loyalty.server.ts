import type { readProfile } from '@cairn/contract/accounts'
import type { AnswerOf } from '@cairn/contract/call'
import type { CallRefusal, Client } from '@cairn/contract/client'
import { settingsOf } from '@cairn/contract/site-settings'
import { siteOf } from '@cairn/contract/sites'
import { todayIn } from '@cairn/contract/today-in'
import { data } from 'react-router'
import { readAround } from '../content/read-around.server.ts'
import { pageContext } from '../platform/page-context.ts'
import { renewingSession } from '../platform/server-session.ts'
import { signInFirst } from '../sign-in/sign-in-first.server.ts'
import type { Route } from './+types/loyalty-route.ts'
import { joinFields } from './join-fields.ts'
import { joinHash } from './join-hash.ts'
import type { Invitation, LoyaltyView, Membership } from './loyalty-view.ts'

type Asked = Pick<Route.LoaderArgs, 'context' | 'request' | 'url'>
type Profile = AnswerOf<typeof readProfile>['consumerProfile']

/** The membership of whoever asks, or the way to one. */
export async function readLoyalty(asked: Asked) {
  const { commerce, locale } = asked.context.get(pageContext)
  if (!settingsOf(locale).hasLoyalty) throw data(null, { status: 404 })
  const read = await renewingSession(commerce, () => commerce.readProfile({ query: {} }))
  if (!read.ok) {
    const { status } = read.refusal
    signInFirst({ status, locale, address: `${asked.url.pathname}${asked.url.search}` })
    return viewOf({ kind: 'failed', message: null }, status)
  }
  const { consumerProfile: profile } = read.value
  const member = await readMember(commerce, profile)
  if ('kind' in member) return viewOf(member)
  const isWaiting = member.errorId === 'REW135'
  if (isWaiting || member.errorId === 'REW130')
    return viewOf(await invite(asked, profile, isWaiting))
  const { status, message } = member
  return viewOf({ kind: 'failed', message: status < 500 ? message : null }, status)
}

async function readMember(
  commerce: Client,
  { loyaltyOptInDate: since }: Profile,
): Promise<Membership | CallRefusal> {
  const [vouchers, welcome] = await Promise.all([
    commerce.readVouchers({}),
    commerce.readWelcomePromotion({}),
  ])
  if (!vouchers.ok) return vouchers.refusal
  const { memberId, currentLoyaltyPoints, applicableLoyaltyVouchers } = vouchers.value
  return {
    kind: 'member',
    memberId,
    since,
    points: currentLoyaltyPoints,
    vouchers: applicableLoyaltyVouchers,
    welcome: welcome.ok ? welcome.value.promotion : null,
  }
}

async function invite(
  { context, request }: Asked,
  { consumerDetails: details }: Profile,
  isWaiting: boolean,
): Promise<Invitation> {
  const page = context.get(pageContext)
  const [time, around] = await Promise.all([
    page.commerce.readServerTime({}),
    readAround(page, { request, page: joinHash }),
  ])
  const now = time.ok ? new Date(time.value.timestamp) : new Date()
  const { timeZone } = siteOf(page.locale)
  return {
    kind: 'invited',
    isWaiting,
    email: details.email,
    name: [details.firstName, details.lastName].filter(Boolean).join(' '),
    missing: joinFields.filter((field) => details[field] === undefined),
    today: todayIn(timeZone, now),
    around,
  }
}

const viewOf = (view: LoyaltyView, status = 200) => data(view, { status })
