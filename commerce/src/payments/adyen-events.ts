import type { PaymentEvent } from './provider.ts'

/** What of a notification matters to us; all of it is covered by the signature but the order's number. */
export type Notified = {
  pspReference: string
  originalReference?: string | undefined
  merchantReference: string
  eventCode: string
  success: string
  amount: { value: number; currency: string }
  additionalData?: Readonly<Record<string, string | undefined>> | undefined
}

type Kind = PaymentEvent['kind']

const kinds: Record<string, { yes?: Kind; no?: Kind }> = {
  AUTHORISATION: { yes: 'authorised', no: 'refused' },
  CANCELLATION: { yes: 'voided', no: 'voidFailed' },
  TECHNICAL_CANCEL: { yes: 'voided' },
  CAPTURE: { yes: 'captured', no: 'captureFailed' },
  CAPTURE_FAILED: { yes: 'captureFailed' },
  REFUND: { yes: 'refunded', no: 'refundFailed' },
  REFUND_FAILED: { yes: 'refundFailed' },
  REFUNDED_REVERSED: { yes: 'refundFailed' },
}

/** What a notification tells; nothing, if it is of a kind that an order does not depend on. */
export function eventOf(told: Notified): PaymentEvent | undefined {
  const kind = kinds[told.eventCode]?.[told.success === 'true' ? 'yes' : 'no']
  if (!kind) return undefined
  return {
    id: `${told.eventCode}:${told.pspReference}:${told.success}`,
    kind,
    key: told.merchantReference,
    orderNumber: told.additionalData?.['metadata.orderNumber'] ?? '',
    reference: referenceOf(told.originalReference || told.pspReference, told.amount.currency),
    amount: told.amount.value,
  }
}

/** Whoever takes or gives back money names its currency too, so the name of a payment carries it. */
export const referenceOf = (name: string, currency: string): string => `${name}:${currency}`

export function partsOf(reference: string): { name: string; currency: string } {
  const at = reference.lastIndexOf(':')
  return { name: reference.slice(0, at), currency: reference.slice(at + 1) }
}
