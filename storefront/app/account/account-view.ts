import type { readPasskeys } from '@cairn/contract/accounts/passkey-calls'
import type { AddressBookEntry } from '@cairn/contract/address/address'
import type { readOwnCases } from '@cairn/contract/cases/case-calls'
import type { OrderSummary } from '@cairn/contract/orders/order'
import type { readOwnReturns } from '@cairn/contract/orders/return-calls'
import type { readSavedInstruments } from '@cairn/contract/payments/saved-instrument-calls'
import type { readErasure } from '@cairn/contract/privacy/privacy-calls'
import type { readOwnSessions } from '@cairn/contract/sessions/device-calls'
import type { PersonRequirements } from '@cairn/contract/validation/profile-rules'
import type { Problem } from '@cairn/contract/validation/rule'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { PostalPlace } from '../purchase/address/read-places.ts'
import type { ServerRules } from '../purchase/address/server-rules.ts'
import type { TypedAddress } from '../purchase/address/typed-address.ts'
import type { EnrollmentView } from '../sign-in/enrollment/enrollment-view.ts'
import type { DoneChange } from './addresses/book-input.ts'
import type { NewsBox } from './communication/news-choices.ts'
import type { MissingDetail } from './overview/missing-details.ts'
import type { ProfileField } from './profile/profile-fields.ts'
import type { StaffRefusal, StoreView } from './store/store-view.ts'

type YearlySpend = { currentSpend: number; limit: number }

export type Overview = {
  kind: 'overview'
  firstName: string | undefined
  email: string
  isEmailVerified: boolean
  hasToAcceptTerms: boolean
  /** Undefined if it could not be read. */
  latestOrder: OrderSummary | null | undefined
  /** Undefined for shoppers who are no members. */
  points: number | undefined
  /** The lines of the address, so that the page needs no code for addresses. */
  mainAddress: readonly string[] | undefined
  /** What athletes, professionals and employees have used of their year; undefined for others. */
  yearlySpend: YearlySpend | undefined
  missing: readonly MissingDetail[]
}

export type ProfileView = {
  kind: 'profile'
  email: string
  /** What the profile has, as its form shows it. */
  values: Partial<Record<ProfileField, string>>
  /** The date by the server's clock, to check the age. */
  today: string
  requirements: PersonRequirements
}

export type AddressesView = {
  kind: 'addresses'
  entries: readonly AddressBookEntry[]
  /** The change that led to this page. */
  done: DoneChange | undefined
}

export type AddressView = {
  kind: 'address'
  isNew: boolean
  approachType: AddressBookEntry['approachType']
  isMain: boolean
  values: TypedAddress
  country: string
  /** The countries to select from; undefined if there is only one. */
  countries: readonly string[] | undefined
  serverRules: ServerRules | undefined
}

export type PreferencesView = {
  kind: 'preferences'
  interests: readonly string[]
  shoeSize: string
  /** To choose from. */
  shoeSizes: readonly string[]
}

export type CommunicationView = {
  kind: 'communication'
  boxes: readonly NewsBox[]
  /** Whether mails tell that something is available again. */
  hasStockMails: boolean
}

export type RequestsView = {
  kind: 'requests'
  returns: AnswerOf<typeof readOwnReturns>['returns']
  cases: AnswerOf<typeof readOwnCases>['cases']
}

export type EmailView = {
  kind: 'email'
  email: string
  /** Takes effect when the link that was mailed to it is followed. */
  pendingEmail: string | undefined
  isVerified: boolean
  /** Whether a link has just been requested. */
  isMailed: boolean
}

export type SavedInstrument = AnswerOf<typeof readSavedInstruments>['payment_instruments'][number]

export type PaymentView = {
  kind: 'payment'
  cards: readonly SavedInstrument[]
  /** Gift cards and reward cards with their balance. */
  giftCards: readonly SavedInstrument[]
  /** The change that led to this page. */
  done: DoneChange | undefined
}

type DeviceSession = AnswerOf<typeof readOwnSessions>['sessions'][number]

export type DevicesView = {
  kind: 'devices'
  sessions: readonly DeviceSession[]
  /** Whether sessions have just been ended. */
  hasEnded: boolean
}

type Erasure = AnswerOf<typeof readErasure>

export type PrivacyView = { kind: 'privacy' } & (
  | { step: 'overview'; openOrders: Erasure['openOrders'] }
  | {
      step: 'confirm'
      openOrders: Erasure['openOrders']
      kept: Erasure['kept']
      isEmailVerified: boolean
    }
  /** Nobody is signed in any more. */
  | { step: 'erased' }
)

export const donePasskeyChanges = ['added', 'renamed', 'removed'] as const
export type DonePasskeyChange = (typeof donePasskeyChanges)[number]

export type PasskeysView = {
  kind: 'passkeys'
  /** Undefined on a device of a store, which shows none. */
  passkeys: AnswerOf<typeof readPasskeys>['passkeys'] | undefined
  /** The change that led to this page. */
  done: DonePasskeyChange | undefined
}

/** The data of each page with a form. */
export type FormView =
  | ProfileView
  | AddressesView
  | AddressView
  | PreferencesView
  | CommunicationView
  | PaymentView
  | EmailView
  | DevicesView
  | PrivacyView

/** The page that a link in a mail opens. Its form works only where the account of the link is signed in. */
type VerifyEmailView = { kind: 'verify-email'; token: string; isSignedIn: boolean }

/** The data of each page of the account. */
export type AccountView =
  | Overview
  | FormView
  | RequestsView
  | StoreView
  | PasskeysView
  | { kind: 'password' }
  | VerifyEmailView
  | EnrollmentView

/** The result of a form of the account. */
export type FormOutcome = {
  isSaved: boolean
  /** What was typed, to fill the form in again after an error. */
  values?: Readonly<Record<string, string>>
  problems?: Readonly<Record<string, Problem>>
  /** Empty if the page has to find a text itself. */
  errorMessage?: string
  /** The field that the message belongs to. */
  refusedField?: string
  /** Also shown in a toast, where scripts run. */
  toast?: 'cardNotSaved' | 'giftCardExists' | 'giftCardNotSaved'
  /** Set if the page has a text of its own for the refusal. */
  staffRefusal?: StaffRefusal
  /** The places of the typed postal code, if an address has no valid town or state. */
  places?: readonly PostalPlace[]
  /** Whether nothing was sent, because the profile could not be read before. */
  isNotLoaded?: boolean
}
