import { z } from 'zod'
import { type AdyenAccount, paymentReference } from './adyen-client-provider.ts'
import type { PaymentEvent } from './provider.ts'

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
