import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { data, redirect } from 'react-router'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { readAccountPlace } from '../content/reading/read-places.server.ts'
import { type Commerce, type HandledRefusal } from '../platform/calls/commerce.ts'
import { showOwnText, showMessage, goOn, tryLater } from '../platform/calls/handling.ts'
import { hasSignedInSession, withRenewedSession } from '../platform/calls/server-session.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { enrollmentPath } from '../sign-in/enrollment/enrollment-view.ts'
import { redirectIfSignedOut } from '../sign-in/redirect-if-signed-out.server.ts'
import { readPersonRules } from '../sign-in/sign-up/read-person-rules.ts'
import { pageCount, pageNumberIn } from '../ui/navigation/page-number.ts'
import type { Route } from './+types/loyalty-route.ts'
import { joinFields } from './join-fields.ts'
import {
  type Invitation,
  joinHash,
  type LoyaltyView,
  type Membership,
  type PointsHistory,
} from './loyalty-view.ts'

type LoyaltyPageRequest = Pick<Route.LoaderArgs, 'context' | 'request' | 'url'>
type Profile = AnswerOf<typeof readProfile>['consumerProfile']

/** Reads the membership of the signed-in shopper, or an invitation to join. Guests begin with the enrolment. */
export async function readLoyalty(request: LoyaltyPageRequest) {
  const shop = request.context.get(pageContext)
  const { commerce, locale } = shop
  if (!settingsOf(locale).hasLoyalty) throw data(null, { status: 404 })
  const page = { locale, path: `${request.url.pathname}${request.url.search}` }
  if (!hasSignedInSession(request.request)) throw redirectToEnrollment(request.url, page)
  const result = await withRenewedSession(commerce, () =>
    commerce.readProfile({ query: {} }, { profileNotFound: showOwnText }),
  )
  if (!result.ok) {
    redirectIfSignedOut(result.refusal, page)
    return viewOf({ kind: 'failed', message: null }, { status: result.refusal.status })
  }
  const { consumerProfile: profile } = result.value
  const [member, blocks] = await Promise.all([
    readMember(request, profile),
    readAccountPlace(shop, { request: request.request, place: 'loyalty' }),
  ])
  if ('kind' in member) return viewOf(member, { blocks })
  const { handling, status, message } = member
  return handling === 'join' || handling === 'confirm'
    ? viewOf(await readInvitation(request, profile, handling === 'confirm'), { blocks })
    : viewOf({ kind: 'failed', message: handling === tryLater ? null : message }, { status })
}

/** The query of the page, such as a referral code, is for the sign-up, too. */
function redirectToEnrollment({ searchParams }: URL, { locale, path }: PageAddress) {
  const query = new URLSearchParams(searchParams)
  query.set('to', path)
  return redirect(`${enrollmentPath(locale, 'lookup')}?${query}`)
}

type PageAddress = { locale: string; path: string }

async function readMember(
  { context, url }: LoyaltyPageRequest,
  { loyaltyOptInDate: since }: Profile,
): Promise<Membership | HandledRefusal> {
  const { commerce } = context.get(pageContext)
  const [vouchersResult, welcomeResult, history] = await Promise.all([
    commerce.readVouchers(
      {},
      {
        notLoyaltyMember: 'join',
        loyaltyUnconfirmed: 'confirm',
        loyaltyMemberNotFound: showMessage,
      },
    ),
    commerce.readWelcomePromotion(
      {},
      { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
    ),
    readHistory(commerce, pageNumberIn(url.searchParams)),
  ])
  if (!vouchersResult.ok) return vouchersResult.refusal
  const { memberId, currentLoyaltyPoints, applicableLoyaltyVouchers } = vouchersResult.value
  return {
    kind: 'member',
    memberId,
    since,
    points: currentLoyaltyPoints,
    vouchers: applicableLoyaltyVouchers,
    welcome: welcomeResult.ok ? welcomeResult.value.promotion : null,
    history,
  }
}

const entriesPerPage = 20

async function readHistory(commerce: Commerce, current: number): Promise<PointsHistory | null> {
  const query = { start: (current - 1) * entriesPerPage, count: entriesPerPage }
  const result = await commerce.readPointsHistory(
    { query },
    { notLoyaltyMember: goOn, loyaltyUnconfirmed: goOn, loyaltyMemberNotFound: goOn },
  )
  if (!result.ok) return null
  const { entries, total } = result.value
  return { entries, page: { current, count: pageCount(total, entriesPerPage) } }
}

async function readInvitation(
  { context, request }: LoyaltyPageRequest,
  { consumerDetails: details }: Profile,
  isWaiting: boolean,
): Promise<Invitation> {
  const page = context.get(pageContext)
  const [rules, blocks] = await Promise.all([
    readPersonRules(page.commerce, page.locale),
    readPageSlot(page, { request, page: joinHash }),
  ])
  return {
    kind: 'invited',
    isWaiting,
    email: details.email,
    name: [details.firstName, details.lastName].filter(Boolean).join(' '),
    missing: joinFields.filter((field) => details[field] === undefined),
    ...rules,
    blocks,
  }
}

/** The view, and what authors add to the page. */
const viewOf = (
  view: LoyaltyView,
  { status = 200, blocks = [] }: { status?: number; blocks?: ContentBlock[] },
) => data({ view, blocks }, { status })
