import { randomInt, randomUUID } from 'node:crypto'
import { peopleRows, storeHours } from '@cairn/demo/demo-rows'
import { skuFor } from './expected-order.ts'
import { type Credit, paymentParts } from './payment-methods.ts'
import type { Purchase, ShopperKind } from './purchases.ts'

const mug = 'CAIRN007SNW-OS'
/** The stock of what is bought, in the warehouse and in each store. */
export const stockForPurchases = 100_000
const jacketStock = { stock: { [skuFor('pickup')]: stockForPurchases } }
export const pickupStores = { 'en-us': '0901', 'de-de': '0902' }
const pickup = { services: ['pickup'] }
const denver = {
  addressLine1: '1624 Market Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
}

/** Stores with enough stock for all purchases, in towns that no other journey uses. */
export const pickupStoreRows = (): object[] => [
  { kind: 'stock', sku: skuFor('standard'), onHand: stockForPurchases },
  { kind: 'stock', sku: mug, onHand: stockForPurchases },
  {
    kind: 'store',
    storeId: pickupStores['en-us'],
    siteId: 'CAIRN-US',
    name: 'Cairn Concord',
    addressLine1: '20 North Main Street',
    city: 'Concord',
    province: 'NH',
    postalCode: '03301',
    countryCode: 'US',
    latitude: 43.2067,
    longitude: -71.5361,
    hours: storeHours('US'),
    ...pickup,
  },
  {
    kind: 'store',
    storeId: pickupStores['de-de'],
    siteId: 'CAIRN-DE',
    name: 'Cairn Weimar',
    addressLine1: 'Schillerstraße 5',
    city: 'Weimar',
    postalCode: '99423',
    countryCode: 'DE',
    latitude: 50.9795,
    longitude: 11.3293,
    hours: storeHours('DE'),
    ...pickup,
  },
  { kind: 'storeStock', storeId: pickupStores['en-us'], ...jacketStock },
  { kind: 'storeStock', storeId: pickupStores['de-de'], ...jacketStock },
]

const demoAccounts: Record<Exclude<ShopperKind, 'guest'>, string> = {
  shopper: 'shopper@cairn.test',
  'express shopper': 'shopper@cairn.test',
  member: 'member@cairn.test',
  athlete: 'athlete@cairn.test',
  employee: 'employee@cairn.test',
}

const rewardAmounts = { USD: 25_00, CAD: 25_00, GBP: 25_00, EUR: 25_00 }

const randomDigits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

export type Purchaser = {
  /** Undefined for a guest. */
  email: string | undefined
  giftCard: string
  rewardCard: string
  /** Once per customer, and the purchases share email, home and card. */
  rewardCode: string
}

/**
 * A customer like one of the demo, with cards and credit of their own, so that purchases do not spend each
 * other's money. The rows have to be imported.
 */
export function newPurchaser({ shopper, payment }: Pick<Purchase, 'shopper' | 'payment'>): {
  purchaser: Purchaser
  rows: object[]
} {
  const giftCard = `6006${randomDigits(12)}`
  const rewardCard = `7007${randomDigits(12)}`
  const rewardCode = `REWARD${randomDigits(9)}`
  const balance = (credit: Credit) => {
    const amount = paymentParts[payment].credits?.find(([name]) => name === credit)?.[1] ?? 'all'
    return amount === 'all' ? 1_000_00 : amount
  }
  const card = { kind: 'giftCard', pin: '1111' }
  const cards = [
    { ...card, code: giftCard, loaded: balance('gift card') },
    { ...card, code: rewardCard, type: 'reward', loaded: balance('reward card') },
    { kind: 'rewardCode', code: rewardCode, amounts: rewardAmounts },
  ]
  const means = { giftCard, rewardCard, rewardCode }
  if (shopper === 'guest') {
    return { purchaser: { email: undefined, ...means }, rows: cards }
  }
  const email = `${shopper.replaceAll(' ', '-')}-${randomDigits(9)}@walks.example`
  return {
    purchaser: { email, ...means },
    rows: [...cards, ...customerRows({ shopper, email, credit: balance('credit') })],
  }
}

type NewCustomer = { shopper: Exclude<ShopperKind, 'guest'>; email: string; credit: number }

function customerRows({ shopper, email, credit }: NewCustomer): object[] {
  const template = peopleRows(new Date().toISOString().slice(0, 10)).find(
    (row) => row.kind === 'customer' && row.email === demoAccounts[shopper],
  )
  if (template?.kind !== 'customer') throw new Error(`The demo has no ${shopper}`)
  const consumerId = randomUUID()
  const memberId = `M-${randomDigits(9)}`
  const { firstName, lastName } = template
  const address = { firstName, lastName, ...denver, email, phone: '+13035550100' }
  return [
    {
      ...template,
      consumerId,
      email,
      phone: `+1303556${randomDigits(4)}`,
      ...(template.memberId && { memberId }),
      ...(template.identities && { yearlySpent: Math.max(0, 1_500_00 - credit) }),
    },
    ...(template.memberId ? [{ kind: 'loyaltyMember', memberId, points: 12_500 }] : []),
    ...(/shopper|member/.test(shopper) ? [savedCard(consumerId, address)] : []),
    ...(shopper.endsWith('shopper') ? [savedAddress(consumerId, address)] : []),
  ]
}

const savedCard = (consumerId: string, address: object) => ({
  kind: 'savedCard',
  paymentInstrumentId: randomUUID(),
  consumerId,
  token: 'tok_test_approve',
  brand: 'visa',
  last4: '1111',
  expiryMonth: 11,
  expiryYear: 2099,
  main: true,
  address,
})

const savedAddress = (consumerId: string, address: object) => ({
  kind: 'savedAddress',
  addressId: randomUUID(),
  consumerId,
  ...address,
  main: true,
})
