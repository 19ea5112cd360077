import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import { withRenewedSession } from '../../platform/calls/server-session.ts'
import { pageContext } from '../../platform/page/page-context.ts'
import {
  type AccountRequest,
  readOwnProfile,
  respond,
  showRefusal,
} from '../account-request.server.ts'
import type { CommunicationView } from '../account-view.ts'
import type { Profile } from '../overview/missing-details.ts'
import { type NewsBox, newsBoxes, type NewsChoice, subscriptionChanges } from './news-choices.ts'

export async function readCommunication(request: AccountRequest): Promise<CommunicationView> {
  const profile = await readOwnProfile(request)
  return {
    kind: 'communication',
    boxes: boxesFor(profile, request.context.get(pageContext).locale),
    hasStockMails: hasStockMails(profile),
  }
}

/** Only members get their newsletter. Text messages need a number, and a site that offers them. */
function boxesFor(
  { isLoyaltyMember, subscriptions, consumerDetails: contact }: Profile,
  locale: Locale,
): NewsBox[] {
  const offered = new Set<NewsChoice>(['newsletter'])
  if (isLoyaltyMember) offered.add('memberNewsletter')
  if (settingsOf(locale).offersTextMessages) offered.add('textMessages')
  return newsBoxes({ subscriptions, contact, offered })
}

/** They are on until the shopper has chosen otherwise. */
const hasStockMails = ({ notifications }: Profile): boolean =>
  !notifications.some(
    ({ type, channel, optin }) => type === 'BackInStock' && channel === 'email' && !optin,
  )

/** Sends only what changes. */
export async function saveCommunication(request: AccountRequest, form: FormData) {
  const { commerce, locale } = request.context.get(pageContext)
  const profile = await readOwnProfile(request)
  const subscriptions = subscriptionChanges(boxesFor(profile, locale), form)
  if (subscriptions.length > 0) {
    const result = await withRenewedSession(commerce, () =>
      commerce.changeProfile(
        { body: { consumerProfile: { subscriptions } } },
        profileHandlers(showMessage),
      ),
    )
    if (!result.ok) return showRefusal(request, form, result.refusal)
  }
  const optin = form.has('stockMails')
  if (optin === hasStockMails(profile)) return respond({ isSaved: true })
  const result = await withRenewedSession(commerce, () =>
    commerce.changeNotification(
      { body: { requestType: 'BackInStock', organisation: 'CAIRN', payload: { optin } } },
      notificationHandlers,
    ),
  )
  return result.ok ? respond({ isSaved: true }) : showRefusal(request, form, result.refusal)
}

const notificationHandlers = {
  requestTypeMissing: showMessage,
  organisationMissing: showMessage,
  payloadMissing: showMessage,
} as const
