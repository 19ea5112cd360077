import type { Currency, Minor } from '@cairn/contract/money'
import type { Locale } from '@cairn/contract/sites'

export type MailLine = {
  name: string
  traits: { colour: string | null; size: string | null }
  quantity: number
  /** None: it was given. */
  amount: Minor | null
  /** From the root of the shop. */
  picture: string
  page: string
}

export type MailSums = { discount: Minor; shipping: Minor; tax: Minor; total: Minor }

type OfOrder = { locale: Locale; currency: Currency; orderNumber: string }

/** What a mail about an order tells, before it is put into words. */
export type OrderFacts = OfOrder &
  (
    | { kind: 'confirmation'; lines: MailLine[]; sums: MailSums; deliverTo: string[] }
    | {
        kind: 'giftCard'
        /** Its name, from which whoever has the key makes its code. */
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
    | { kind: 'cancelled'; lines: MailLine[] }
    | { kind: 'parcelCancelled'; lines: MailLine[] }
    | { kind: 'refunded'; amount: Minor }
    | { kind: 'returnMade'; returnNumber: string; lines: MailLine[] }
    | { kind: 'returnWithdrawn'; returnNumber: string; lines: MailLine[] }
    /** The code is made of its issue. */
    | { kind: 'orderCode'; issue: string }
  )

/** To whoever wrote to us, and to whoever answers. */
export type CaseFacts = {
  kind: 'caseOpened' | 'caseForStaff'
  locale: Locale
  caseNumber: string
  /** What it is about, in a few words. */
  about: string
  /** What was told beside it, in rows of a label and a value. */
  told: { label: string; value: string }[]
  message: string
  /** Who is to be answered. */
  email: string
}

export type MailFacts = OrderFacts | CaseFacts

export const isOfCase = (facts: MailFacts): facts is CaseFacts =>
  facts.kind === 'caseOpened' || facts.kind === 'caseForStaff'

/** One mail, and what tells it from every other. */
export type NewMail = {
  /** None: it is about no order. */
  orderId: string | null
  occasion: string
  recipient: string
  facts: MailFacts
}

/** What a mail cannot be without, and no table has. */
export type Opening = {
  /** Where the shop answers. */
  origin: string
  /** Opens the order. */
  ticket: string
  /** Of the gift card that it brings. */
  card?: { code: string; pin: string }
  /** Opens the order to whoever tracks it. */
  orderCode?: string
}

export type FinishedMail = {
  subject: string
  html: string
  text: string
  /** Who is answered by whoever answers it. */
  replyTo?: string
}
