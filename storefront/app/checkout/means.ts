import type { Means } from './checkout-write.ts'
import type { Place } from './refused-checkout.ts'

type Text = (name: string) => string

const given = (text: Text, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) =>
      text(field) === '' ? [] : [[name, text(field)]],
    ),
  )

const readers: {
  [Id in Means['payment_method_id']]: (text: Text) => Omit<Means, 'payment_method_id'>
} = {
  CREDIT_CARD: (text) =>
    text('token') === ''
      ? given(text, { payment_instrument_id: 'instrumentId' })
      : { card: cardIn(text) },
  WALLET: (text) => ({ card: cardIn(text) }),
  KLARNA: () => ({}),
  GIFT_CARD: storedCardIn,
  REWARD_CARD: storedCardIn,
  REWARD_CODE: (text) => ({ code: text('code') }),
  LOYALTY_POINTS: (text) => ({ points: Number(text('points')) }),
  ATHLETES_PAYMENT: () => ({}),
}

/** One that is kept in the account, or the one that is typed. */
function storedCardIn(text: Text): Omit<Means, 'payment_method_id'> {
  const kept = given(text, { payment_instrument_id: 'instrumentId' })
  return 'payment_instrument_id' in kept ? kept : { code: text('code'), pin: text('pin') }
}

const isMethod = (text: string): text is Means['payment_method_id'] => Object.hasOwn(readers, text)

export function meansIn(text: Text): Means | undefined {
  const id = text('method')
  return isMethod(id) ? { payment_method_id: id, ...readers[id](text) } : undefined
}

const cardIn = (text: Text) => ({
  token: text('token'),
  brand: text('brand'),
  last4: text('last4'),
  expiryMonth: Number(text('expiryMonth')),
  expiryYear: Number(text('expiryYear')),
})

const places: Partial<Record<Means['payment_method_id'], Place>> = {
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'giftCard',
  REWARD_CODE: 'giftCard',
  LOYALTY_POINTS: 'rewards',
  ATHLETES_PAYMENT: 'rewards',
}

/** Beside what a refusal of it is told. */
export function placeOf({ payment_method_id: id, payment_instrument_id: kept }: Means): Place {
  const place = places[id] ?? 'top'
  return place === 'giftCard' && kept !== undefined ? 'savedGiftCard' : place
}
