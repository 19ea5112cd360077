import type { NewsletterType } from '@cairn/contract/accounts/profile'
import type { Destination } from '@cairn/contract/cart/shipping-methods'
import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { Locale } from '@cairn/contract/sites/sites'
import type { OpeningHours } from '@cairn/contract/stores/store-calls'
import type { PaymentPart } from '../orders/order-answer.ts'

export type MailLine = {
  name: string
  traits: { colour: string | null; size: string | null }
  quantity: number
  /** Null for a free gift. */
  amount: Minor | null
  /** The path of the picture. */
  picture: string
  page: string
}

/** A product without a price, which may have changed when the mail is read. */
export type MailProduct = Pick<MailLine, 'name' | 'picture' | 'page'> & { colour: string | null }

export type MailSums = {
  discount: Minor
  shipping: Minor
  /** Added to the prices. */
  tax: Minor
  /** Included in the prices. */
  includedTax: Minor
  total: Minor
}

/** How a part of an order reaches the shopper. */
export type MailDelivery = {
  to: Destination
  /** The names of its items, if the order has several parts. */
  items?: string[]
  /** The address, or the place of a pickup. */
  rows: string[]
  hours: OpeningHours[]
  /** The person who collects it. */
  collector: string | null
  expectedOn: string | null
}

type OrderReference = { locale: Locale; currency: Currency; orderNumber: string }

/**
 * The facts of a mail about an order, independent of language. They are stored as JSON. Mails that earlier versions
 * wrote have no `payments`.
 */
export type OrderFacts = OrderReference &
  (
    | {
        kind: 'confirmation'
        lines: MailLine[]
        sums: MailSums
        deliveries: MailDelivery[]
        payments: PaymentPart[]
      }
    | {
        kind: 'giftCard'
        /** The name from which the card's code is derived. */
        card: string
        amount: Minor
        to: string | null
        from: string | null
        message: string | null
        picture: string
      }
    | {
        kind: 'shipped'
        lines: MailLine[]
        deliverTo: string[]
        trackingNumber: string | null
        trackingUrl: string | null
      }
    | { kind: 'readyForPickup'; lines: MailLine[]; pickUpAt: string[] }
    | { kind: 'cancelled'; lines: MailLine[]; payments?: PaymentPart[] }
    | { kind: 'parcelCancelled'; lines: MailLine[]; payments?: PaymentPart[] }
    | { kind: 'refunded'; amount: Minor; payments?: PaymentPart[] }
    | { kind: 'returnAnnounced'; returnNumber: string; lines: MailLine[] }
    | { kind: 'returnWithdrawn'; returnNumber: string; lines: MailLine[] }
    /** The code is derived from its issue. */
    | { kind: 'orderCode'; issue: string }
  )

/** The facts of a mail about a case, to the customer or to staff. They are stored as JSON. */
export type CaseFacts = {
  kind: 'caseOpened' | 'caseForStaff'
  locale: Locale
  caseNumber: string
  subject: string
  /** The other details of the case. */
  details: { label: string; value: string }[]
  message: string
  /** The address to reply to. */
  email: string
  /** The declaration of a customer who withdraws from a contract, which the mail has to repeat. */
  withdrawal?: { name: string; orderNumber: string | null; receivedAt: string }
}

/** The facts of the mail to somebody who waited for a variant. They are stored as JSON. */
export type StockFacts = {
  kind: 'backInStock'
  locale: Locale
  currency: Currency
  line: MailLine
}

/** The facts of a mail with the favourites of a shopper, to somebody they know. They are stored as JSON. */
export type ShareFacts = {
  kind: 'favouritesShared'
  locale: Locale
  sender: { name: string; email: string }
  message: string | null
  /** The first favourites of the list. */
  products: MailProduct[]
  /** The path of the shared list. */
  page: string
}

/** The facts of a mail about the account of its recipient. They are stored as JSON. */
export type AccountFacts = { locale: Locale } & (
  | {
      kind: 'welcome' | 'passwordReset' | 'emailChange'
      /** The token of the link is derived from it. */
      issue: string
    }
  | { kind: 'passwordChanged'; isEmptied?: true }
  /** Its link leads to the sign-up, which completes the profile. */
  | { kind: 'profileCreated'; consumerId: string; email: string }
  | { kind: 'profileExists' }
  /** To the address that the account has or had. */
  | { kind: 'emailChangeAsked' | 'emailChanged' }
  | { kind: 'newDevice'; signedInAt: string }
  | { kind: 'passkeyAdded' }
  /** Deleted when it has been sent. */
  | { kind: 'accountDeleted' }
)

/** The facts of a mail about a place at an event, or about items that a store keeps. They are stored as JSON. */
export type BookingFacts = { locale: Locale } & (
  | {
      kind: 'eventRegistered'
      event: string
      days: string[]
      /** Where attendees meet, if it is announced. */
      place: string[]
      guest: string | null
    }
  | {
      kind: 'itemReserved'
      currency: Currency
      line: MailLine
      /** The address of the store. */
      place: string[]
      hours: OpeningHours[]
      keptUntil: string
    }
)

export type MailFacts =
  | OrderFacts
  | CaseFacts
  | StockFacts
  | ShareFacts
  | AccountFacts
  | BookingFacts
  | NewsletterFacts

const accountKinds: Record<AccountFacts['kind'], true> = {
  welcome: true,
  passwordReset: true,
  passwordChanged: true,
  profileCreated: true,
  profileExists: true,
  emailChange: true,
  emailChangeAsked: true,
  emailChanged: true,
  newDevice: true,
  passkeyAdded: true,
  accountDeleted: true,
}

export const isAccountMail = (facts: MailFacts): facts is AccountFacts =>
  Object.hasOwn(accountKinds, facts.kind)

/** The facts of a mail about a newsletter. They are stored as JSON. */
export type NewsletterFacts = {
  locale: Locale
  type: NewsletterType
  /** The unsubscribe link is derived from it. */
  recipientId: string
} & (
  | {
      kind: 'newsletterConfirm'
      /** The token of the link is derived from it. */
      issue: string
    }
  | { kind: 'newsletterWelcome' }
)

export const isNewsletterMail = (facts: MailFacts): facts is NewsletterFacts =>
  facts.kind === 'newsletterConfirm' || facts.kind === 'newsletterWelcome'

export const isCaseMail = (facts: MailFacts): facts is CaseFacts =>
  facts.kind === 'caseOpened' || facts.kind === 'caseForStaff'

/** The order, the kind and the occasion identify a mail. */
export type NewMail = {
  /** Null for mails that are not about an order. */
  orderId: string | null
  /** Whose data it contains, if it is not about an order. */
  consumerId?: string
  occasion: string
  recipient: string
  facts: MailFacts
}

/** What a mail contains that is not stored, because it is secret or configured. */
export type MailLinks = {
  origin: string
  /** Gives access to the order. */
  ticket: string
  card?: { code: string; pin: string }
  /** Opens a tracked order. */
  orderCode?: string
  /** The token of the link in a mail about an account. */
  accountToken?: string
  /** With it the recipient refuses further mails of shoppers. */
  shareRefusal?: string
  /** The URLs with which the recipient confirms a newsletter and ends it. */
  newsletter?: { confirmation?: string; unsubscribe: string }
}

export type RenderedMail = {
  subject: string
  html: string
  text: string
  replyTo?: string
  /** With it mail programs offer to end the newsletter. */
  unsubscribeUrl?: string
}

export type ContentLine = {
  name: string
  traits: string
  amount: string
  picture: string
  page: string
}

type Button = { label: string; url: string }

/** The content of a mail in its language, for both the HTML and the text version. */
export type MailContent = {
  locale: MailFacts['locale']
  subject: string
  eyebrow: string | null
  title: string
  paragraphs: string[]
  quote: string | null
  picture: string | null
  /** Shown large, to be typed elsewhere. */
  codes: { label: string; value: string }[]
  buttons: Button[]
  lines: { title: string; rows: ContentLine[] } | null
  sums: { label: string; value: string }[]
  total: { label: string; value: string } | null
  sections: { title: string; rows: string[] }[]
  /** Links to the legal texts. */
  legal: Button[]
  smallPrint: string[]
}
