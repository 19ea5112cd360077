import type { Enrollment } from '@cairn/contract/accounts/profile'
import { accept, type Refusal, type Result } from '@cairn/contract/refusals/result'
import type { Locale, Site } from '@cairn/contract/sites/sites'
import { requestVerificationMail } from '../accounts/account-links-store.ts'
import { findSessionFacts } from '../accounts/account-store.ts'
import { changeEnrollment, type Memberships } from '../accounts/enrollment-store.ts'
import { createAccount } from '../accounts/new-account-store.ts'
import type { NewAccount, SignUpInput } from '../accounts/new-account.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { saveSubscription } from '../subscriptions/subscriptions-store.ts'

type SignUp = {
  account: NewAccount & { passwordHash: string; sessionId: string }
  consents: SignUpInput['subscriptions']
  site: Site
  locale: Locale
  /** The date by the server's clock. */
  today: string
}

type SignedUp = { consumerId: string; memberId: string | null }

/** Creates the account with its membership and subscriptions, or nothing at all. */
export const signUpShopper = (
  database: Database,
  { account, ...signUp }: SignUp,
  memberships: Memberships,
): Promise<Result<SignedUp, Refusal<'loginInUse' | 'phoneInUse'>>> =>
  inTransactionOrRefuse(database, async (transaction) => {
    const { consents, site, locale, today } = signUp
    const created = await createAccount(transaction, account)
    if (!created.ok) return created
    const { accountId: consumerId, phone, isEmailVerified } = created.value
    if (consents.loyaltyConsent) {
      const change = { accountId: consumerId, enrollment: enrollmentAt(site), today }
      await changeEnrollment(transaction, change, memberships)
    }
    await saveConsents(transaction, { account, consumerId, phone, isEmailVerified, ...signUp })
    if (!isEmailVerified)
      await requestVerificationMail(transaction, { accountId: consumerId, locale })
    const { memberId } = await findSessionFacts(transaction, consumerId, locale)
    return accept({ consumerId, memberId })
  })

/** Accepting the loyalty terms is both opt-ins at once, as on the page of the programme. */
const enrollmentAt = ({ region, country }: Site): Enrollment => ({
  type: 'Loyalty',
  optin: true,
  doubleOptin: true,
  region,
  channel: 'ECOMM',
  country,
})

type SavedConsents = SignUp & {
  consumerId: string
  phone: string | null
  isEmailVerified: boolean
}

async function saveConsents(
  transaction: Transaction,
  { account, consumerId, phone, isEmailVerified, consents, site, locale }: SavedConsents,
): Promise<void> {
  const email = account.email.toLowerCase()
  const isForMembers = consents.loyaltyConsent && consents.loyaltyNewsletterConsent === true
  const subscriptions = [
    consents.newsletterConsent && ({ type: 'Newsletter', channel: 'email', to: email } as const),
    isForMembers && ({ type: 'LoyaltyNewsletter', channel: 'email', to: email } as const),
    consents.smsNotificationConsent &&
      phone &&
      ({ type: 'Newsletter', channel: 'sms', to: phone } as const),
  ]
  for (const subscription of subscriptions) {
    if (!subscription) continue
    const { type, channel, to: recipient } = subscription
    await saveSubscription(transaction, {
      consumerId,
      type,
      channel,
      recipient,
      optin: true,
      locale,
      country: site.country,
      region: site.region,
      source: 'signUp',
      isOwnAddress: channel === 'email',
      isProvenAddress: channel === 'email' && isEmailVerified,
    })
  }
}
