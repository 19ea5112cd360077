import { findOwnEmail } from '../accounts/password-store.ts'
import { accountsPersonalData } from '../accounts/personal-data.ts'
import { cartPersonalData } from '../cart/store/cart-head-store.ts'
import { casesPersonalData } from '../cases/personal-data.ts'
import { cataloguePersonalData } from '../catalogue/personal-data.ts'
import { eventsPersonalData } from '../events/personal-data.ts'
import { experimentsPersonalData } from '../experiments/personal-data.ts'
import { listsPersonalData } from '../lists/personal-data.ts'
import { loyaltyPersonalData } from '../loyalty/personal-data.ts'
import { deleteNewsletterMails } from '../mail/mails-store.ts'
import { mailPersonalData } from '../mail/personal-data.ts'
import { ordersPersonalData } from '../orders/personal-data.ts'
import { discardTokensOf } from '../payments/discarded-tokens-store.ts'
import { paymentsPersonalData } from '../payments/personal-data.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import {
  erasePersonalData,
  exportPersonalData,
  findKeptRows,
  type KeptRows,
  type PersonalDataExport,
} from '../platform/privacy/personal-data-store.ts'
import type { Person, PersonalDataOwner } from '../platform/privacy/personal-data.ts'
import { promotionsPersonalData } from '../promotions/personal-data.ts'
import { sessionsPersonalData } from '../sessions/personal-data.ts'
import { signInPersonalData } from '../sign-in/personal-data.ts'
import { storesPersonalData } from '../stores/personal-data.ts'
import { releaseReservationsOf } from '../stores/reservation-store.ts'
import { eraseNewslettersOf } from '../subscriptions/newsletter-recipients-store.ts'
import { subscriptionsPersonalData } from '../subscriptions/personal-data.ts'
import { keepTextOptOutsOf } from '../subscriptions/subscriptions-store.ts'

/** The features that have data of shoppers, in their order. The compiler compares the columns with the tables. */
export const personalDataOwners: readonly PersonalDataOwner[] = [
  sessionsPersonalData,
  accountsPersonalData,
  subscriptionsPersonalData,
  storesPersonalData,
  cataloguePersonalData,
  eventsPersonalData,
  promotionsPersonalData,
  cartPersonalData,
  listsPersonalData,
  paymentsPersonalData,
  loyaltyPersonalData,
  ordersPersonalData,
  experimentsPersonalData,
  casesPersonalData,
  signInPersonalData,
  mailPersonalData,
]

/** The shopper of an account, with the email address if they have proved to read its mails. */
export async function findPerson(
  database: Database,
  accountId: string,
): Promise<Person | undefined> {
  const account = await findOwnEmail(database, accountId)
  return account && { consumerId: accountId, provenEmail: provenEmailOf(account) }
}

export const provenEmailOf = ({ login, verifiedLogin }: OwnEmail): string | null =>
  verifiedLogin === login ? login : null

type OwnEmail = { login: string; verifiedLogin: string | null }

/** Everything that the shop knows about a person, by feature and table. */
export const exportPerson = (database: Database, person: Person): Promise<PersonalDataExport> =>
  exportPersonalData(database, personalDataOwners, person)

/** What `erasePerson` would keep. */
export const findKeptOfPerson = (database: Database, person: Person): Promise<KeptRows[]> =>
  findKeptRows(database, personalDataOwners, person)

/** Erases the account with everything that need not be kept, and answers with what is kept and why. */
export const erasePerson = (database: Database, person: Person): Promise<KeptRows[]> =>
  inTransaction(database, (transaction) =>
    erasePersonalData(transaction, personalDataOwners, person),
  )

/** Gives back what is held for the person, stops the newsletters that only they asked for, and erases the person. */
export async function releaseAndErase(transaction: Transaction, person: Person): Promise<void> {
  await discardTokensOf(transaction, person.consumerId)
  await releaseReservationsOf(transaction, person)
  const recipients = await eraseNewslettersOf(transaction, person.consumerId)
  await deleteNewsletterMails(transaction, recipients)
  await keepTextOptOutsOf(transaction, person.consumerId)
  await erasePerson(transaction, person)
}
