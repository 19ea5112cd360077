const commonPayments = [
  'card',
  'challenged card',
  'gift card',
  'gift card and card',
  'reward code and card',
  'reward card and card',
  'pay later',
  'wallet',
] as const

const everyDelivery = ['standard', 'express', 'pickup', 'pudo', 'sts', 'digital'] as const

/**
 * The payment methods and deliveries that each kind of shopper can choose. A purchase is one of each.
 * `npm test` makes enough purchases that every kind of shopper uses each of its payment methods and
 * deliveries, and every payment method is used with each kind of delivery. `npm run test:long` makes all.
 */
const possiblePurchases = [
  {
    shopper: 'guest',
    payments: commonPayments,
    deliveries: everyDelivery,
  },
  {
    shopper: 'shopper',
    payments: [
      'card',
      'challenged card',
      'saved card',
      'gift card',
      'gift card and card',
      'reward code and card',
      'reward card and card',
      'pay later',
      'wallet',
    ],
    deliveries: everyDelivery,
  },
  { shopper: 'express shopper', payments: ['main card'], deliveries: ['standard', 'digital'] },
  {
    shopper: 'member',
    payments: [
      'card',
      'challenged card',
      'saved card',
      'points and card',
      'voucher and card',
      'voucher, points and card',
      'gift card',
      'gift card and card',
      'reward code and card',
      'reward card and card',
      'pay later',
      'wallet',
    ],
    deliveries: everyDelivery,
  },
  {
    shopper: 'athlete',
    payments: [
      'card',
      'challenged card',
      'credit',
      'credit and card',
      'credit, reward code and card',
      'gift card',
      'gift card and card',
      'pay later',
      'wallet',
    ],
    deliveries: everyDelivery,
  },
  {
    shopper: 'employee',
    payments: commonPayments,
    deliveries: everyDelivery,
  },
] as const

type PossiblePurchase = (typeof possiblePurchases)[number]
export type ShopperKind = PossiblePurchase['shopper']
export type PaymentMethod = PossiblePurchase['payments'][number]
export type Delivery = PossiblePurchase['deliveries'][number]
export type Purchase = { shopper: ShopperKind; payment: PaymentMethod; delivery: Delivery }

/** A gift card cannot be bought with another gift card or reward card. */
const isPossible = ({ payment, delivery }: Purchase) =>
  delivery !== 'digital' || !/gift card|reward card/.test(payment)

export const allPurchases: readonly Purchase[] = possiblePurchases
  .flatMap(({ shopper, payments, deliveries }) =>
    payments.flatMap((payment) => deliveries.map((delivery) => ({ shopper, payment, delivery }))),
  )
  .filter(isPossible)

/** Deliveries of one kind do not differ for the payment. */
const deliveryKinds: Record<Delivery, 'home' | 'collected' | 'by email'> = {
  standard: 'home',
  express: 'home',
  pickup: 'collected',
  pudo: 'collected',
  sts: 'collected',
  digital: 'by email',
}

const pairsOf = ({ shopper, payment, delivery }: Purchase) => [
  `${shopper} pays by ${payment}`,
  `${shopper} chooses ${delivery}`,
  `${payment} with ${deliveryKinds[delivery]}`,
]

/** As few purchases as cover every pair. Repeatedly takes the one with the most uncovered pairs. */
export function pairwiseSelection(all: readonly Purchase[]): Purchase[] {
  const uncovered = new Set(all.flatMap(pairsOf))
  const selected: Purchase[] = []
  while (uncovered.size > 0) {
    const gain = (purchase: Purchase) =>
      pairsOf(purchase).filter((pair) => uncovered.has(pair)).length
    const [first, ...others] = all
    if (!first) break
    const best = others.reduce((most, one) => (gain(one) > gain(most) ? one : most), first)
    for (const pair of pairsOf(best)) uncovered.delete(pair)
    selected.push(best)
  }
  return selected
}
