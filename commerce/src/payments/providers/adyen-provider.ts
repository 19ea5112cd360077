import { randomUUID } from 'node:crypto'
import { cardBin } from '@cairn/contract/payments/payment'
import { z } from 'zod'
import {
  type AdyenAccount,
  type AdyenRefusal,
  type AdyenSettings,
  type AdyenTransport,
  answerOrRefusal,
  isRefusal,
  openAdyenAccount,
  parseReference,
  paymentReference,
  readAdyenEvents,
} from './adyen-client-provider.ts'
import {
  type Authorisation,
  type AuthoriseRequest,
  type ProviderCard,
  type MovementResult,
  type PaymentProvider,
  ProviderUnavailable,
  type DeclineReason,
} from './provider.ts'

/** Takes cards only, which the shopper types on Adyen's hosted page. */
export function adyenProvider(
  settings: AdyenSettings,
  transport?: AdyenTransport,
): PaymentProvider {
  const account = openAdyenAccount(settings, transport)
  return {
    name: 'adyen',
    offers: ['card'],
    openWindow: (request) => openHostedPage(account, request),
    findCard: (sessionId) => findCard(account, sessionId),
    fingerprintOf: (token) => fingerprintOf(account, token),
    deleteToken: (token) => deleteStoredCard(account, token),
    openPayLater: async () => {
      throw new Error('Paying later is not set up with Adyen')
    },
    authorise: (request) => authorise(account, request),
    answerChallenge: async ({ key, reference, proof }) => {
      const details = { details: { redirectResult: proof } }
      const answer = await answerOrRefusal(
        account.payments.paymentsDetails(details, { idempotencyKey: key }),
      )
      if (isRefusal(answer)) return challengeFailed(reference)
      const { name, currency } = parseReference(reference)
      const isSame = answer.merchantReference === name || answer.pspReference === name
      return isSame ? authorisationFrom(answer, { name, currency }) : challengeFailed(reference)
    },
    find: async () => {
      throw new ProviderUnavailable(
        'Adyen reports the result of an unanswered request by webhook only',
      )
    },
    cancelByKey: ({ key }) => movementResult(cancelByKey(account, key)),
    capture: (change) => movementResult(capture(account, change)),
    void: (change) => movementResult(cancel(account, change)),
    refund: (change) => movementResult(refund(account, change)),
    readEvents: ({ body }) => readAdyenEvents(account, body),
  }
}

type PaymentChange = { key: string; reference: string; amount: number }

/** Adyen stores the card under a shopper reference that is new for each page. This reference is the card's token. */
async function openHostedPage(
  { payments, merchantAccount, models }: AdyenAccount,
  request: Parameters<PaymentProvider['openWindow']>[0],
) {
  if (request.kind !== 'card') throw new Error(`Adyen opens no window of the kind ${request.kind}`)
  const { ModeEnum, RecurringProcessingModelEnum, StorePaymentMethodModeEnum } =
    models.CreateCheckoutSessionRequest
  const sessionId = `shopper-${randomUUID()}`
  const { url } = await answerOrThrow(
    payments.sessions(
      {
        merchantAccount,
        reference: sessionId,
        shopperReference: sessionId,
        amount: { value: 0, currency: request.currency ?? 'EUR' },
        mode: ModeEnum.Hosted,
        allowedPaymentMethods: ['scheme'],
        storePaymentMethodMode: StorePaymentMethodModeEnum.Enabled,
        recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
        shopperLocale: request.locale,
        returnUrl: returnUrlTo(request, { card: sessionId }),
      },
      { idempotencyKey: sessionId },
    ),
  )
  return { sessionId, windowUrl: url ?? '', opensAs: 'page' as const }
}

async function findCard(
  account: AdyenAccount,
  sessionId: string,
): Promise<ProviderCard | undefined> {
  const card = await findStoredCard(account, sessionId)
  return card && storedCardDetails.parse(card)
}

async function findStoredCard(
  { storedPaymentMethods, merchantAccount }: AdyenAccount,
  shopperReference: string,
) {
  const cards = await answerOrRefusal(
    storedPaymentMethods.getTokensForStoredPaymentDetails(shopperReference, merchantAccount),
  )
  return isRefusal(cards) ? undefined : cards.storedPaymentMethods?.[0]
}

/** Adyen returns no id that tokens of one card share. The printed details of a card identify it well enough. */
async function fingerprintOf(
  account: AdyenAccount,
  shopperReference: string,
): Promise<string | undefined> {
  const card = await findStoredCard(account, shopperReference)
  if (!card?.holderName || !card.lastFour) return undefined
  const { brand, lastFour, expiryMonth, expiryYear, holderName } = card
  return [brand, lastFour, expiryMonth, expiryYear, holderName.toLowerCase()].join(' ')
}

/** A card that Adyen refuses to delete is gone already. */
async function deleteStoredCard(account: AdyenAccount, shopperReference: string): Promise<void> {
  const { storedPaymentMethods: cards, merchantAccount } = account
  const card = await findStoredCard(account, shopperReference)
  if (!card?.id) return
  await answerOrRefusal(
    cards.deleteTokenForStoredPaymentDetails(card.id, shopperReference, merchantAccount),
  )
}

const storedCardDetails = z
  .object({
    brand: z.string(),
    lastFour: z.string(),
    expiryMonth: z.coerce.number(),
    expiryYear: z.coerce.number(),
    cardBin: cardBin.optional().catch(undefined),
  })
  .transform(({ lastFour: last4, cardBin: bin, ...card }) => ({
    ...card,
    last4,
    ...(bin !== undefined && { bin }),
  }))

async function authorise(account: AdyenAccount, request: AuthoriseRequest): Promise<Authorisation> {
  const { models, payments, merchantAccount } = account
  const { key, token: shopperReference, amount: value, currency } = request
  const card = await findStoredCard(account, shopperReference)
  const reference = paymentReference(key, currency)
  if (!card?.id) return { state: 'refused', reference, reason: 'unknownToken' }
  const { ChannelEnum, RecurringProcessingModelEnum, ShopperInteractionEnum } =
    models.PaymentRequest
  const answer = await answerOrRefusal(
    payments.payments(
      {
        merchantAccount,
        reference: key,
        amount: { value, currency },
        paymentMethod: {
          type: models.CardDetails.TypeEnum.Scheme,
          storedPaymentMethodId: card.id,
        },
        shopperReference,
        shopperInteraction: ShopperInteractionEnum.ContAuth,
        recurringProcessingModel: RecurringProcessingModelEnum.CardOnFile,
        channel: ChannelEnum.Web,
        captureDelayHours: -1,
        metadata: { orderNumber: request.orderNumber },
        ...(request.deviceFingerprint && { deviceFingerprint: request.deviceFingerprint }),
        shopperLocale: request.locale,
        origin: request.origin,
        returnUrl: returnUrlTo(request, { sessionId: key }),
      },
      { idempotencyKey: key },
    ),
  )
  if (isRefusal(answer)) return { state: 'refused', reference, reason: 'declined' }
  return authorisationFrom(answer, { name: key, currency, amount: value })
}

type PaymentAnswer = {
  resultCode?: string
  refusalReasonCode?: string
  pspReference?: string
  amount?: { value: number } | null
  action?: object | null
}

type RequestedPayment = { name: string; currency: string; amount?: number }

function authorisationFrom(answer: PaymentAnswer, requested: RequestedPayment): Authorisation {
  const { resultCode = '', pspReference = requested.name } = answer
  const reference = paymentReference(pspReference, requested.currency)
  const toAuthorisation = authorisationsByResultCode[resultCode]
  if (toAuthorisation) return toAuthorisation(reference, answer, requested)
  const reason = reasonsByRefusalCode[answer.refusalReasonCode ?? ''] ?? 'declined'
  return { state: 'refused', reference, reason }
}

type ToAuthorisation = (
  reference: string,
  answer: PaymentAnswer,
  requested: RequestedPayment,
) => Authorisation

const pendingAuthorisation: ToAuthorisation = (reference) => ({ state: 'pending', reference })
const authorisationsByResultCode: Record<string, ToAuthorisation> = {
  Authorised: (reference, answer, { amount = 0 }) => ({
    state: 'authorised',
    reference,
    amount: answer.amount?.value ?? amount,
  }),
  RedirectShopper: (reference, { action }, { name }) => {
    const { url } = redirectAction.parse(action)
    return { state: 'challenge', reference, sessionId: name, challengeUrl: url, opensAs: 'page' }
  },
  Pending: pendingAuthorisation,
  Received: pendingAuthorisation,
  Cancelled: (reference) => challengeFailed(reference),
}

const redirectAction = z.object({
  type: z.literal('redirect'),
  method: z.literal('GET'),
  url: z.url(),
})

/** Adyen's refusal reason codes. Every other code counts as declined. */
const reasonsByRefusalCode: Record<string, DeclineReason> = {
  '6': 'expired',
  '11': 'challengeFailed',
  '14': 'suspicious',
  '20': 'suspicious',
  '22': 'suspicious',
  '31': 'suspicious',
}

const challengeFailed = (reference: string): Authorisation => ({
  state: 'refused',
  reference,
  reason: 'challengeFailed',
})

function capture(
  { modifications, merchantAccount }: AdyenAccount,
  { key, reference, amount: value }: PaymentChange,
) {
  const { name, currency } = parseReference(reference)
  const body = { merchantAccount, reference: key, amount: { value, currency } }
  return modifications.captureAuthorisedPayment(name, body, { idempotencyKey: key })
}

function refund(
  { modifications, merchantAccount }: AdyenAccount,
  { key, reference, amount: value }: PaymentChange,
) {
  const { name, currency } = parseReference(reference)
  const body = { merchantAccount, reference: key, amount: { value, currency } }
  return modifications.refundCapturedPayment(name, body, { idempotencyKey: key })
}

function cancel(
  { modifications, merchantAccount }: AdyenAccount,
  { key, reference }: Omit<PaymentChange, 'amount'>,
) {
  const { name } = parseReference(reference)
  const body = { merchantAccount, reference: key }
  return modifications.cancelAuthorisedPaymentByPspReference(name, body, { idempotencyKey: key })
}

function cancelByKey({ modifications, merchantAccount }: AdyenAccount, key: string) {
  const reference = `${key}-abandoned`
  const body = { merchantAccount, paymentReference: key, reference }
  return modifications.cancelAuthorisedPayment(body, { idempotencyKey: reference })
}

/** Adyen accepts a modification at once, processes it later, and reports a failure by webhook. */
async function movementResult(request: Promise<object>): Promise<MovementResult> {
  const answer = await answerOrRefusal(request)
  return isRefusal(answer) ? { state: 'refused', reason: answer.message } : { state: 'done' }
}

async function answerOrThrow<Answer extends object>(request: Promise<Answer>): Promise<Answer> {
  const answer: Answer | AdyenRefusal = await answerOrRefusal(request)
  if (isRefusal(answer)) throw new Error(`Adyen refuses: ${answer.message}`)
  return answer
}

function returnUrlTo(
  { origin, locale }: { origin: string; locale: string },
  query: { card: string } | { sessionId: string },
): string {
  return `${origin}/${locale}/checkout/return?${new URLSearchParams(query)}`
}
