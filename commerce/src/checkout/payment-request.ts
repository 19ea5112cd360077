import type { InputOf } from '@cairn/contract/call'
import type { placeOrder } from '@cairn/contract/place-order'
import type { WindowKind } from '@cairn/contract/payment-entity'

type Given = InputOf<typeof placeOrder>['body']['paymentMethod']

/** With what the provider is to be asked for money; a card that is kept is looked up first. */
export type PaymentMeans =
  | { kind: WindowKind; token: string; brand: string | null }
  | { kind: 'card' | 'wallet'; paymentInstrumentId: string }

export function meansOf(given: Given): PaymentMeans | undefined {
  if (!given) return undefined
  const { token, paymentInstrumentId, walletToken, authorizationToken, cardType } =
    given.additionalData
  const brand = cardType ?? null
  switch (given.code) {
    case 'CREDIT_CARD':
      return withToken('card', token, brand) ?? ofCart('card', paymentInstrumentId)
    case 'WALLET':
      return (
        withToken('wallet', walletToken ?? token, brand) ?? ofCart('wallet', paymentInstrumentId)
      )
    case 'KLARNA':
      return withToken('payLater', authorizationToken ?? token, null)
    default:
      return undefined
  }
}

const ofCart = (
  kind: 'card' | 'wallet',
  paymentInstrumentId: string | undefined,
): PaymentMeans | undefined =>
  paymentInstrumentId === undefined ? undefined : { kind, paymentInstrumentId }

const withToken = (kind: WindowKind, token: string | undefined, brand: string | null) =>
  token === undefined ? undefined : { kind, token, brand }
