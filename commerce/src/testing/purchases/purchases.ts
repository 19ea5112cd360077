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
 * `npm test` makes all of them through calls, and in the browser enough that every payment method and every
 * delivery is used there. `npm run test:long` makes all of them in the browser, too.
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

/** The shops in which purchases are made. */
export type PurchaseLocale = 'en-us' | 'de-de'

export type Purchase = {
  shopper: ShopperKind
  payment: PaymentMethod
  delivery: Delivery
  locale: PurchaseLocale
}

/** A gift card cannot be bought with another gift card or with a reward. */
const isPossible = ({ payment, delivery }: Purchase) =>
  delivery !== 'digital' || !/gift card|reward|points|voucher/.test(payment)

/** Locales alternate, so that each payment method and each delivery of a shopper is used in both. */
export const allPurchases: readonly Purchase[] = possiblePurchases
  .flatMap(({ shopper, payments, deliveries }) =>
    payments.flatMap((payment, paymentIndex) =>
      deliveries.map((delivery, deliveryIndex): Purchase => ({
        shopper,
        payment,
        delivery,
        locale: (paymentIndex + deliveryIndex) % 2 === 0 ? 'en-us' : 'de-de',
      })),
    ),
  )
  .filter(isPossible)

export const titleOf = ({ shopper, payment, delivery, locale }: Purchase) =>
  `${shopper}, ${payment}, ${delivery}, in ${locale}`

/** Screens of the payment step that only some shoppers see. */
const screensOf = ({ shopper, payment }: Purchase) =>
  shopper === 'shopper' && payment === 'card' ? ['another card than the saved one'] : []

const coverageOf = (purchase: Purchase) => [
  purchase.payment,
  `${purchase.shopper} in ${purchase.locale}`,
  `${purchase.delivery} in ${purchase.locale}`,
  ...screensOf(purchase),
]

/**
 * As few purchases as use every payment method, and every kind of shopper and every delivery in both locales.
 * Repeatedly takes the one that adds most, and of several the one with the least used delivery.
 */
export function selectForBrowser(all: readonly Purchase[]): Purchase[] {
  const uncoveredParts = new Set(all.flatMap(coverageOf))
  const selected: Purchase[] = []
  const scoreOf = (purchase: Purchase) => {
    const addedParts = coverageOf(purchase).filter((part) => uncoveredParts.has(part)).length
    const uses = selected.filter(({ delivery }) => delivery === purchase.delivery).length
    return addedParts - uses / 1_000
  }
  while (uncoveredParts.size > 0) {
    const [first, ...others] = all
    if (!first) break
    const best = others.reduce(
      (most, option) => (scoreOf(option) > scoreOf(most) ? option : most),
      first,
    )
    for (const part of coverageOf(best)) uncoveredParts.delete(part)
    selected.push(best)
  }
  return selected
}
