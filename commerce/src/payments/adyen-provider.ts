import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { eventOf, partsOf, referenceOf } from './adyen-events.ts'
import {
  type AdyenLibrary,
  type AdyenRefusal,
  type AdyenSettings,
  heard,
  isRefusal,
  type Line,
  openLibrary,
} from './adyen-library-provider.ts'
import {
  type Authorisation,
  type AuthoriseRequest,
  type KnownCard,
  type Moved,
  type PaymentProvider,
  ProviderAway,
  type RefusedBecause,
} from './provider.ts'

/** Speaks to Adyen by its official library. Cards only: they are typed on Adyen's hosted page. */
export function adyenProvider(settings: AdyenSettings, line?: Line): PaymentProvider {
  const library = openLibrary(settings, line)
  const desk = { ...settings, ...library }
  return {
    name: 'adyen',
    offers: ['card'],
    openWindow: (request) => openHostedPage(desk, request),
    findCard: (sessionId) => findCard(desk, sessionId),
    openPayLater: async () => {
      throw new Error('Paying later is not set up with Adyen')
    },
    authorise: (request) => authorise(desk, request),
    answerChallenge: async ({ key, reference, proof }) => {
      const details = { details: { redirectResult: proof } }
      const answer = await heard(library.payments.paymentsDetails(details, { idempotencyKey: key }))
      if (isRefusal(answer)) return failed(reference)
      const { name, currency } = partsOf(reference)
      const isSame = answer.merchantReference === name || answer.pspReference === name
      return isSame ? verdictOf(answer, { name, currency }) : failed(reference)
    },
    find: async () => {
      throw new ProviderAway('Adyen tells of what was not answered by webhook only')
    },
    abandon: ({ key }) => move(letGoByKey(desk, key)),
    capture: (asked) => move(capture(desk, asked)),
    void: (asked) => move(letGo(desk, asked)),
    refund: (asked) => move(refund(desk, asked)),
    readEvents: ({ body }) => readEvents(desk, body),
  }
}

type Desk = AdyenLibrary & AdyenSettings
type Asked = { key: string; reference: string; amount: number }

/** The page keeps the card under a name of its own, which is the token. Nobody else's card is there. */
async function openHostedPage(
  { payments, merchantAccount, models }: Desk,
  request: Parameters<PaymentProvider['openWindow']>[0],
) {
  if (request.kind !== 'card') throw new Error(`Adyen opens no window of the kind ${request.kind}`)
  const { ModeEnum, RecurringProcessingModelEnum, StorePaymentMethodModeEnum } =
    models.CreateCheckoutSessionRequest
  const sessionId = `shopper-${randomUUID()}`
  const { url } = await unrefused(
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
        returnUrl: homeOf(request, { card: sessionId }),
      },
      { idempotencyKey: sessionId },
    ),
  )
  return { sessionId, windowUrl: url ?? '', opensAs: 'page' as const }
}

async function findCard(desk: Desk, sessionId: string): Promise<KnownCard | undefined> {
  const card = await storedCard(desk, sessionId)
  return card && keptCard.parse(card)
}

async function storedCard({ stored, merchantAccount }: Desk, shopperReference: string) {
  const cards = await heard(
    stored.getTokensForStoredPaymentDetails(shopperReference, merchantAccount),
  )
  return isRefusal(cards) ? undefined : cards.storedPaymentMethods?.[0]
}

const keptCard = z
  .object({
    brand: z.string(),
    lastFour: z.string(),
    expiryMonth: z.coerce.number(),
    expiryYear: z.coerce.number(),
  })
  .transform(({ lastFour: last4, ...card }) => ({ ...card, last4 }))

async function authorise(desk: Desk, request: AuthoriseRequest): Promise<Authorisation> {
  const { models, payments, merchantAccount } = desk
  const { key, token: shopperReference, amount: value, currency } = request
  const card = await storedCard(desk, shopperReference)
  const nowhere = referenceOf(key, currency)
  if (!card?.id) return { state: 'refused', reference: nowhere, reason: 'unknownToken' }
  const { ChannelEnum, RecurringProcessingModelEnum, ShopperInteractionEnum } =
    models.PaymentRequest
  const answer = await heard(
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
        returnUrl: homeOf(request, { sessionId: key }),
      },
      { idempotencyKey: key },
    ),
  )
  if (isRefusal(answer)) return { state: 'refused', reference: nowhere, reason: 'declined' }
  return verdictOf(answer, { name: key, currency, amount: value })
}

type Answer = {
  resultCode?: string
  refusalReasonCode?: string
  pspReference?: string
  amount?: { value: number } | null
  action?: object | null
}

type Known = { name: string; currency: string; amount?: number }

/** How a payment stands by what Adyen calls the result. */
function verdictOf(answer: Answer, known: Known): Authorisation {
  const { resultCode = '', pspReference = known.name } = answer
  const reference = referenceOf(pspReference, known.currency)
  const verdict = verdicts[resultCode]
  if (verdict) return verdict(reference, answer, known)
  const reason = reasons[answer.refusalReasonCode ?? ''] ?? 'declined'
  return { state: 'refused', reference, reason }
}

type Verdict = (reference: string, answer: Answer, known: Known) => Authorisation

const stillOpen: Verdict = (reference) => ({ state: 'pending', reference })
const verdicts: Record<string, Verdict> = {
  Authorised: (reference, answer, { amount = 0 }) => ({
    state: 'authorised',
    reference,
    amount: answer.amount?.value ?? amount,
  }),
  RedirectShopper: (reference, { action }, { name }) => {
    const { url } = redirect.parse(action)
    return { state: 'challenge', reference, sessionId: name, challengeUrl: url, opensAs: 'page' }
  },
  Pending: stillOpen,
  Received: stillOpen,
  Cancelled: (reference) => failed(reference),
}

const redirect = z.object({ type: z.literal('redirect'), method: z.literal('GET'), url: z.url() })

/** Adyen's numbers for why; every other one is a plain no. */
const reasons: Record<string, RefusedBecause> = {
  '6': 'expired',
  '11': 'challengeFailed',
  '14': 'suspicious',
  '20': 'suspicious',
  '22': 'suspicious',
  '31': 'suspicious',
}

const failed = (reference: string): Authorisation => ({
  state: 'refused',
  reference,
  reason: 'challengeFailed',
})

function capture({ changes, merchantAccount }: Desk, { key, reference, amount: value }: Asked) {
  const { name, currency } = partsOf(reference)
  const body = { merchantAccount, reference: key, amount: { value, currency } }
  return changes.captureAuthorisedPayment(name, body, { idempotencyKey: key })
}

function refund({ changes, merchantAccount }: Desk, { key, reference, amount: value }: Asked) {
  const { name, currency } = partsOf(reference)
  const body = { merchantAccount, reference: key, amount: { value, currency } }
  return changes.refundCapturedPayment(name, body, { idempotencyKey: key })
}

function letGo({ changes, merchantAccount }: Desk, { key, reference }: Omit<Asked, 'amount'>) {
  const { name } = partsOf(reference)
  const body = { merchantAccount, reference: key }
  return changes.cancelAuthorisedPaymentByPspReference(name, body, { idempotencyKey: key })
}

function letGoByKey({ changes, merchantAccount }: Desk, key: string) {
  const reference = `${key}-abandoned`
  const body = { merchantAccount, paymentReference: key, reference }
  return changes.cancelAuthorisedPayment(body, { idempotencyKey: reference })
}

/** Adyen takes note of it at once, does it later, and tells by webhook when it could not. */
async function move(asked: Promise<object>): Promise<Moved> {
  const answer = await heard(asked)
  return isRefusal(answer) ? { state: 'refused', reason: answer.message } : { state: 'done' }
}

async function unrefused<Given extends object>(asked: Promise<Given>): Promise<Given> {
  const answer: Given | AdyenRefusal = await heard(asked)
  if (isRefusal(answer)) throw new Error(`Adyen refuses: ${answer.message}`)
  return answer
}

/** Where one comes back to, and as what. */
function homeOf(
  { origin, locale }: { origin: string; locale: string },
  as: { card: string } | { sessionId: string },
): string {
  return `${origin}/${locale}/checkout/return?${new URLSearchParams(as)}`
}

const item = z.object({
  pspReference: z.string(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  amount: z.object({ value: z.int(), currency: z.string() }),
  additionalData: z.record(z.string(), z.string().optional()).optional(),
})
const webhook = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: item })).min(1),
})

/** All of its items are signed for our account, or none is believed. */
function readEvents({ validator, hmacKey, merchantAccount }: Desk, body: string) {
  const read = webhook.safeParse(parsed(body))
  if (!read.success) return undefined
  const items = read.data.notificationItems.map(({ NotificationRequestItem: one }) => one)
  const isOurs = items.every(
    (one) =>
      one.merchantAccountCode === merchantAccount &&
      validator.validateHMACSignature(hmacKey, signatureOf(one), signedOf(one)),
  )
  return isOurs ? items.map(eventOf).filter((event) => event !== undefined) : undefined
}

type Item = z.infer<typeof item>

const signatureOf = ({ additionalData }: Item) => additionalData?.['hmacSignature'] ?? ''

/** The fields that Adyen signs, in its order. */
const signedOf = (one: Item): string =>
  [
    one.pspReference,
    one.originalReference ?? '',
    one.merchantAccountCode,
    one.merchantReference,
    one.amount.value,
    one.amount.currency,
    one.eventCode,
    one.success,
  ].join(':')

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
