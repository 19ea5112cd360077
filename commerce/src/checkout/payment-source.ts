import type { placeOrder } from '@cairn/contract/checkout/checkout-calls'
import type { PaymentWindowKind } from '@cairn/contract/payments/payment'
import type { InputOf } from '@cairn/contract/wire/call'

type PaymentMethodInput = InputOf<typeof placeOrder>['body']['paymentMethod']

/** A token of the provider, or a saved instrument whose token is looked up. */
export type PaymentSource =
  | { kind: PaymentWindowKind; token: string; brand: string | null }
  | { kind: 'card' | 'wallet'; paymentInstrumentId: string }

export function paymentSourceOf(input: PaymentMethodInput): PaymentSource | undefined {
  if (!input) return undefined
  const { token, paymentInstrumentId, walletToken, authorizationToken, cardType } =
    input.additionalData
  const brand = cardType ?? null
  switch (input.code) {
    case 'CREDIT_CARD':
      return fromToken('card', token, brand) ?? fromInstrument('card', paymentInstrumentId)
    case 'WALLET':
      return (
        fromToken('wallet', walletToken ?? token, brand) ??
        fromInstrument('wallet', paymentInstrumentId)
      )
    case 'KLARNA':
      return fromToken('payLater', authorizationToken ?? token, null)
    default:
      return undefined
  }
}

const fromInstrument = (
  kind: 'card' | 'wallet',
  paymentInstrumentId: string | undefined,
): PaymentSource | undefined =>
  paymentInstrumentId === undefined ? undefined : { kind, paymentInstrumentId }

const fromToken = (kind: PaymentWindowKind, token: string | undefined, brand: string | null) =>
  token === undefined ? undefined : { kind, token, brand }
