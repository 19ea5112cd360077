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
import { isChosen, type NewsChoice, subscriptionChanges } from './news-choices.ts'

export async function readCommunication(request: AccountRequest): Promise<CommunicationView> {
  const profile = await readOwnProfile(request)
  const { email, phone } = profile.consumerDetails
  const choices = offeredChoices(profile, request.context.get(pageContext).locale)
  return {
    kind: 'communication',
    email,
    phone,
    choices: choices.map((choice) => ({ choice, isOn: isChosen(profile.subscriptions, choice) })),
    hasStockMails: hasStockMails(profile),
  }
}

/** Only members get their newsletter. Text messages need a number, and a site that offers them. */
const offeredChoices = (
  { isLoyaltyMember, subscriptions, consumerDetails }: Profile,
  locale: Locale,
) => {
  const canGetTexts = settingsOf(locale).offersTextMessages && consumerDetails.phone !== undefined
  const choices: NewsChoice[] = ['newsletter']
  if (isLoyaltyMember) choices.push('memberNewsletter')
  if (canGetTexts || isChosen(subscriptions, 'textMessages')) choices.push('textMessages')
  return choices
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
  const { consumerDetails: contact } = profile
  const subscriptions = offeredChoices(profile, locale).flatMap((choice) =>
    subscriptionChanges({
      choice,
      isOn: form.has(choice),
      subscriptions: profile.subscriptions,
      contact,
    }),
  )
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
