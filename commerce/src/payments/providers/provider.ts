import type { Currency, Minor } from '@cairn/contract/fields/money'
import type { PaymentWindowKind } from '@cairn/contract/payments/payment'

/**
 * The port to the payment provider. Every request that moves money has an idempotency key: a repeated
 * request has no second effect and gets the same answer. Amounts are in minor units. Card numbers never
 * pass here: cards are tokens of the provider's own window. Every request may throw `ProviderUnavailable`.
 */
export type PaymentProvider = {
  name: string
  /** The payment methods that the provider supports. */
  offers: readonly PaymentWindowKind[]
  /** Opens the provider's window for a card, a wallet or the device fingerprint. */
  openWindow: (request: WindowRequest) => Promise<ProviderWindow>
  /** The card that was typed on the provider's hosted page; undefined while there is none. */
  findCard: (sessionId: string) => Promise<ProviderCard | undefined>
  /** The same text for each token of the same card; undefined if the provider does not know it. */
  fingerprintOf: (token: string) => Promise<string | undefined>
  /** Deletes a card that the provider has stored. Nothing happens if it does not know the token. */
  deleteToken: (token: string) => Promise<void>
  openPayLater: (request: PayLaterRequest) => Promise<PayLaterSession>
  /** Reserves the amount without capturing it. */
  authorise: (request: AuthoriseRequest) => Promise<Authorisation>
  /** Submits the result of a challenge. */
  answerChallenge: (request: ChallengeAnswer) => Promise<Authorisation>
  /**
   * The result of a request that was not answered; undefined: the provider has not received it, and still may.
   * A provider that reports results by webhook only throws `ProviderUnavailable`.
   */
  find: (key: string) => Promise<Authorisation | undefined>
  /** Cancels a request that was not answered, even if the provider receives it only later. */
  cancelByKey: (request: { key: string }) => Promise<MovementResult>
  capture: (request: Movement) => Promise<MovementResult>
  /** Releases an authorised amount that is not captured. */
  void: (request: Pick<Movement, 'key' | 'reference'>) => Promise<MovementResult>
  refund: (request: Movement) => Promise<MovementResult>
  /** Verifies the signature of a webhook and parses it; undefined if the signature is wrong. */
  readEvents: (webhook: Webhook) => readonly PaymentEvent[] | undefined
}

export type WindowRequest = {
  kind: PaymentWindowKind | 'device'
  locale: string
  /** The origin of the page that may open the window. */
  origin: string
  /** Shown by a wallet. */
  amount?: Minor
  currency?: Currency
}

export type WindowPresentation = 'frame' | 'page'

export type ProviderWindow = { sessionId: string; windowUrl: string; opensAs: WindowPresentation }

export type ProviderCard = {
  brand: string
  last4: string
  expiryMonth: number
  expiryYear: number
  /** The first digits of the number, if the provider tells them. */
  bin?: string | undefined
}

export type PayLaterRequest = {
  key: string
  amount: Minor
  currency: Currency
  locale: string
  origin: string
}

/** The window returns a token, which `authorise` takes. */
export type PayLaterSession = {
  sessionId: string
  clientToken: string
  windowUrl: string
  categories: readonly { identifier: string; name: string }[]
}

export type AuthoriseRequest = {
  /** Derived from the order number and the attempt. */
  key: string
  orderNumber: string
  kind: PaymentWindowKind
  token: string
  amount: Minor
  currency: Currency
  /** The locale and origin of the page to which a challenge returns. */
  locale: string
  origin: string
  /** How long the order is held for a challenge of the bank. */
  challengeSeconds: number
  deviceFingerprint?: string
}

export type ChallengeAnswer = { key: string; reference: string; proof: string }

/** For payments by a token whose card the shop does not know. */
export type PaidCard = { brand: string; last4: string }

/** The reference identifies the payment at the provider from now on. */
export type Authorisation =
  | { state: 'authorised'; reference: string; amount: Minor; card?: PaidCard | undefined }
  | {
      state: 'challenge'
      reference: string
      sessionId: string
      challengeUrl: string
      opensAs: WindowPresentation
    }
  | { state: 'pending'; reference: string }
  | { state: 'refused'; reference: string; reason: DeclineReason }

export type DeclineReason =
  | 'declined'
  | 'suspicious'
  | 'expired'
  | 'unknownToken'
  | 'challengeFailed'
  /** The payment was or may have been authorised, and is cancelled. */
  | 'voided'

export type Movement = { key: string; reference: string; amount: Minor }

export type MovementResult = { state: 'done' } | { state: 'refused'; reason: string }

export type Webhook = { body: string; header: (name: string) => string | undefined }

export type PaymentEvent = {
  /** Events may arrive more than once, late and out of order. */
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
  /** The key of the request that caused the event. */
  key: string
  orderNumber: string
  reference: string
  amount: Minor
}

/** The provider did not answer, so it is not known whether the money moved. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
  /** The request was not sent, so it has no effect. */
  readonly isUnsent: boolean

  constructor(
    message: string,
    { isUnsent = false, ...options }: ErrorOptions & { isUnsent?: boolean } = {},
  ) {
    super(message, options)
    this.isUnsent = isUnsent
  }
}
