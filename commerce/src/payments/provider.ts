import type { Currency, Minor } from '@cairn/contract/money'
import type { WindowKind } from '@cairn/contract/payment-entity'

/**
 * What the shop asks of whoever moves the money. Every request that moves something carries a key:
 * asked twice with the same key it is done once, and answers the same. Amounts are minor units.
 * No card number passes here: cards are tokens of the provider's own window. Whatever is asked may
 * end in `ProviderAway`.
 */
export type PaymentProvider = {
  name: string
  /** What it takes money by. */
  offers: readonly WindowKind[]
  /** What a page needs to open the provider's window for a card, a wallet or knowing the device. */
  openWindow: (request: WindowRequest) => Promise<ProviderWindow>
  /** The card that was typed on a page of the provider's own; undefined: none was, or not yet. */
  findCard: (sessionId: string) => Promise<KnownCard | undefined>
  openPayLater: (request: PayLaterRequest) => Promise<PayLaterSession>
  /** Asks for the money and does not take it yet. */
  authorise: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Hands in what came out of a challenge. */
  answerChallenge: (request: ChallengeAnswer) => Promise<Authorisation>
  /**
   * What became of a request that was never answered; undefined: it has not arrived, and may still.
   * A provider that tells by webhook only is `ProviderAway` here.
   */
  find: (key: string) => Promise<Authorisation | undefined>
  /** Lets go of a request that was never answered, also if it arrives only after this. */
  abandon: (request: { key: string }) => Promise<Moved>
  capture: (request: Movement) => Promise<Moved>
  /** Lets go of what was authorised and is not captured. */
  void: (request: Pick<Movement, 'key' | 'reference'>) => Promise<Moved>
  refund: (request: Movement) => Promise<Moved>
  /** What a webhook says; undefined: it is not signed by the provider. Nothing in it is believed before. */
  readEvents: (webhook: Webhook) => readonly PaymentEvent[] | undefined
}

export type WindowRequest = {
  kind: WindowKind | 'device'
  locale: string
  /** Of the page that opens it; nobody else may. */
  origin: string
  /** What a wallet's sheet asks for. */
  amount?: Minor
  currency?: Currency
}

/** Within our page, or in its place. */
export type OpensAs = 'frame' | 'page'

export type ProviderWindow = { sessionId: string; windowUrl: string; opensAs: OpensAs }

export type KnownCard = { brand: string; last4: string; expiryMonth: number; expiryYear: number }

export type PayLaterRequest = {
  key: string
  amount: Minor
  currency: Currency
  locale: string
  origin: string
}

/** The window's address is the attachment; what it gives back authorises as a token. */
export type PayLaterSession = {
  sessionId: string
  clientToken: string
  windowUrl: string
  categories: readonly { identifier: string; name: string }[]
}

export type AuthoriseRequest = {
  /** Made of order and attempt. */
  key: string
  orderNumber: string
  kind: WindowKind
  token: string
  amount: Minor
  currency: Currency
  /** Where a challenge is shown, and where it comes back to. */
  locale: string
  origin: string
  deviceFingerprint?: string
}

export type ChallengeAnswer = { key: string; reference: string; proof: string }

/** The reference names the payment at the provider from now on. */
export type Authorisation =
  | { state: 'authorised'; reference: string; amount: Minor }
  | {
      state: 'challenge'
      reference: string
      sessionId: string
      challengeUrl: string
      opensAs: OpensAs
    }
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; reason: RefusedBecause }

export type RefusedBecause =
  | 'declined'
  | 'suspicious'
  | 'expired'
  | 'unknownToken'
  | 'challengeFailed'
  /** It was authorised, or might have been, and has been let go of. */
  | 'voided'

export type Movement = { key: string; reference: string; amount: Minor }

export type Moved = { state: 'done' } | { state: 'refused'; reason: string }

export type Webhook = { body: string; header: (name: string) => string | undefined }

export type PaymentEvent = {
  /** The same event may come often and late, and before others that happened earlier. */
  id: string
  kind:
    | 'authorised'
    | 'refused'
    | 'voided'
    | 'captured'
    | 'refunded'
    | 'captureFailed'
    | 'refundFailed'
    | 'voidFailed'
  /** Of the request that led to it. */
  key: string
  orderNumber: string
  reference: string
  amount: Minor
}

/** Nobody answered in time, or the line is cut: whether the money moved is not known. */
export class ProviderAway extends Error {
  override name = 'ProviderAway'
  /** The request never left the house, so that nothing can have come of it. */
  readonly isUnsent: boolean

  constructor(message: string, { isUnsent = false, ...options }: Away = {}) {
    super(message, options)
    this.isUnsent = isUnsent
  }
}

type Away = ErrorOptions & { isUnsent?: boolean }
