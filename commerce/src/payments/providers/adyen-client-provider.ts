import { createRequire } from 'node:module'
import type * as Clients from '@adyen/api-library/lib/src/client.js'
import type * as Configs from '@adyen/api-library/lib/src/config.js'
import type * as Checkout from '@adyen/api-library/lib/src/services/checkout/index.js'
import type * as Models from '@adyen/api-library/lib/src/typings/checkout/models.js'
import type * as Utils from '@adyen/api-library/lib/src/utils/index.js'
import { z } from 'zod'
import { type PaymentEvent, ProviderUnavailable } from './provider.ts'

export type AdyenSettings = {
  apiKey: string
  merchantAccount: string
  /** Signs webhooks. In hexadecimal, as Adyen shows it. */
  hmacKey: string
  /** The URL prefix of a live account. Without it, requests go to the test environment. */
  livePrefix?: string | undefined
}

/** Replaces the library's HTTP client in tests. */
export type AdyenTransport = {
  request: (endpoint: string, json: string | Buffer, ...rest: unknown[]) => Promise<string>
}

export type AdyenAccount = ReturnType<typeof openAdyenAccount>

const timeoutMilliseconds = 8_000

const require = createRequire(import.meta.url)

/** Required one module at a time: the whole official library loads several hundred files that are not used here. */
export function openAdyenAccount(settings: AdyenSettings, transport?: AdyenTransport) {
  const { apiKey, livePrefix } = settings
  const clients: typeof Clients.default = require('@adyen/api-library/lib/src/client.js')
  const configs: typeof Configs = require('@adyen/api-library/lib/src/config.js')
  const checkout: typeof Checkout.default = require('@adyen/api-library/lib/src/services/checkout/index.js')
  const models: typeof Models = require('@adyen/api-library/lib/src/typings/checkout/models.js')
  const { hmacValidator }: typeof Utils = require('@adyen/api-library/lib/src/utils/index.js')
  const { LIVE, TEST } = configs.EnvironmentEnum
  const client = new clients.default(
    {
      apiKey,
      applicationName: 'Cairn',
      connectionTimeoutMillis: timeoutMilliseconds,
      environment: livePrefix ? LIVE : TEST,
      ...(livePrefix && { liveEndpointUrlPrefix: livePrefix }),
    },
    transport,
  )
  const calls = new checkout.default(client)
  return {
    ...settings,
    models,
    payments: calls.PaymentsApi,
    modifications: calls.ModificationsApi,
    storedPaymentMethods: calls.RecurringApi,
    validator: new hmacValidator(),
  }
}

/** A request that Adyen refuses, with its error code. */
export type AdyenRefusal = { isRefused: true; code: string; message: string }

/** Returns an answer or a refusal. An outage throws `ProviderUnavailable`, any other error is thrown as it is. */
export async function answerOrRefusal<Answer>(
  request: Promise<Answer>,
): Promise<Answer | AdyenRefusal> {
  try {
    return await request
  } catch (error) {
    const status = statusOf(error)
    if (isTemporary(error) || status >= 500) {
      throw new ProviderUnavailable('Adyen does not answer', { cause: error })
    }
    if (status === 422) return { isRefused: true, ...reasonOf(error) }
    throw error
  }
}

export const isRefusal = (answer: object): answer is AdyenRefusal => 'isRefused' in answer

/** Too many requests, or another request with the same key is still being processed. */
const isTemporary = (error: unknown) =>
  statusOf(error) === 429 || statusOf(error) === 409 || reasonOf(error).code === '704'

/** An error that is not an answer of Adyen counts as a server error. */
function statusOf(error: unknown): number {
  const isAnswer = error instanceof Error && 'responseBody' in error && 'statusCode' in error
  return isAnswer && typeof error.statusCode === 'number' ? error.statusCode : 500
}

function reasonOf(error: unknown): { code: string; message: string } {
  const code = error instanceof Error && 'errorCode' in error ? String(error.errorCode) : ''
  return { code, message: error instanceof Error ? error.message : '' }
}

/** A capture or refund must state the currency, so a reference contains it: `name:currency`. */
export const paymentReference = (name: string, currency: string): string => `${name}:${currency}`

export function parseReference(reference: string): { name: string; currency: string } {
  const colon = reference.lastIndexOf(':')
  return { name: reference.slice(0, colon), currency: reference.slice(colon + 1) }
}

const notificationItem = z.object({
  pspReference: z.string(),
  originalReference: z.string().optional(),
  merchantAccountCode: z.string(),
  merchantReference: z.string(),
  eventCode: z.string(),
  success: z.enum(['true', 'false']),
  amount: z.object({ value: z.int(), currency: z.string() }),
  additionalData: z.record(z.string(), z.string().optional()).optional(),
})
const webhookBody = z.object({
  notificationItems: z.array(z.object({ NotificationRequestItem: notificationItem })).min(1),
})

type NotificationItem = z.infer<typeof notificationItem>
type EventKind = PaymentEvent['kind']

/** Undefined unless every item is signed for our account: one wrong item makes the whole body untrusted. */
export function readAdyenEvents(
  { validator, hmacKey, merchantAccount }: AdyenAccount,
  body: string,
): PaymentEvent[] | undefined {
  const parsed = webhookBody.safeParse(parseJson(body))
  if (!parsed.success) return undefined
  const items = parsed.data.notificationItems.map(({ NotificationRequestItem: item }) => item)
  const isForOurAccount = items.every(
    (item) =>
      item.merchantAccountCode === merchantAccount &&
      validator.validateHMACSignature(hmacKey, signatureOf(item), signedText(item)),
  )
  return isForOurAccount
    ? items.map(paymentEvent).filter((event) => event !== undefined)
    : undefined
}

const signatureOf = ({ additionalData }: NotificationItem) =>
  additionalData?.['hmacSignature'] ?? ''

/** The fields that Adyen signs, in its order. The order number is not one of them. */
const signedText = (item: NotificationItem): string =>
  [
    item.pspReference,
    item.originalReference ?? '',
    item.merchantAccountCode,
    item.merchantReference,
    item.amount.value,
    item.amount.currency,
    item.eventCode,
    item.success,
  ].join(':')

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const kindsByEventCode: Record<string, { succeeded?: EventKind; failed?: EventKind }> = {
  AUTHORISATION: { succeeded: 'authorised', failed: 'refused' },
  CANCELLATION: { succeeded: 'voided', failed: 'voidFailed' },
  TECHNICAL_CANCEL: { succeeded: 'voided' },
  CAPTURE: { succeeded: 'captured', failed: 'captureFailed' },
  CAPTURE_FAILED: { succeeded: 'captureFailed' },
  REFUND: { succeeded: 'refunded', failed: 'refundFailed' },
  REFUND_FAILED: { succeeded: 'refundFailed' },
  REFUNDED_REVERSED: { succeeded: 'refundFailed' },
}

/** Undefined for a notification that changes nothing about an order. */
function paymentEvent(item: NotificationItem): PaymentEvent | undefined {
  const kind = kindsByEventCode[item.eventCode]?.[item.success === 'true' ? 'succeeded' : 'failed']
  if (!kind) return undefined
  return {
    id: `${item.eventCode}:${item.pspReference}:${item.success}`,
    kind,
    key: item.merchantReference,
    orderNumber: item.additionalData?.['metadata.orderNumber'] ?? '',
    reference: paymentReference(item.originalReference || item.pspReference, item.amount.currency),
    amount: item.amount.value,
  }
}
