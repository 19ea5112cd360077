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

/** What a mail tells, before it is put into words. */
export type MailFacts = OfOrder &
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
    | { kind: 'refunded'; amount: Minor }
  )

/** One mail, and what tells it from every other. */
export type NewMail = { orderId: string; occasion: string; recipient: string; facts: MailFacts }

/** What a mail cannot be without, and no table has. */
export type Opening = {
  /** Where the shop answers. */
  origin: string
  /** Opens the order. */
  ticket: string
  /** Of the gift card that it brings. */
  card?: { code: string; pin: string }
}

export type FinishedMail = { subject: string; html: string; text: string }
