import { randomInt, randomUUID } from 'node:crypto'
import { peopleRows } from '@cairn/demo/people/people'
import { shopHours } from '@cairn/demo/stores/hours'
import type { Purchase, Who } from './purchases.ts'
import { paying } from './purse.ts'
import { takeIn } from './shop-door.ts'
import { sku } from './purchase-prices.ts'

const mug = 'CAIRN007SNW-OS'
const shelf = { stock: { [sku('pickup')]: 100_000 } }
const pickup = { services: ['pickup'] }
const denver = {
  addressLine1: '1624 Market Street',
  city: 'Denver',
  province: 'CO',
  postalCode: '80202',
  countryCode: 'US',
}

/** Stores with enough on their shelves for everybody, where no other journey goes. */
export const openStores = () =>
  takeIn([
    { kind: 'stock', sku: sku('standard'), onHand: 100_000 },
    { kind: 'stock', sku: mug, onHand: 100_000 },
    {
      kind: 'store',
      storeId: '0901',
      siteId: 'CAIRN-US',
      name: 'Cairn Concord',
      addressLine1: '20 North Main Street',
      city: 'Concord',
      province: 'NH',
      postalCode: '03301',
      countryCode: 'US',
      latitude: 43.2067,
      longitude: -71.5361,
      hours: shopHours.US,
      ...pickup,
    },
    {
      kind: 'store',
      storeId: '0902',
      siteId: 'CAIRN-DE',
      name: 'Cairn Weimar',
      addressLine1: 'Schillerstraße 5',
      city: 'Weimar',
      postalCode: '99423',
      countryCode: 'DE',
      latitude: 50.9795,
      longitude: 11.3293,
      hours: shopHours.DE,
      ...pickup,
    },
    { kind: 'storeStock', storeId: '0901', ...shelf },
    { kind: 'storeStock', storeId: '0902', ...shelf },
  ])

const models: Record<Exclude<Who, 'guest'>, string> = {
  shopper: 'shopper@cairn.test',
  'shopper in a hurry': 'shopper@cairn.test',
  member: 'member@cairn.test',
  athlete: 'athlete@cairn.test',
  employee: 'employee@cairn.test',
}

const digits = (count: number) =>
  Array.from({ length: count }, () => String(randomInt(10))).join('')

export type Purchaser = {
  /** None: a guest. */
  email: string | undefined
  giftCard: string
  rewardCard: string
}

/** Somebody as in the demo world, with a purse of their own: what one walk spends, the next one does not miss. */
export async function invite({ who, way }: Purchase): Promise<Purchaser> {
  const giftCard = `6006${digits(12)}`
  const rewardCard = `7007${digits(12)}`
  const amountOf = (means: string) =>
    paying[way].before?.find(([each]) => each === means)?.[1] ?? 'all'
  const loaded = (means: string) => {
    const amount = amountOf(means)
    return amount === 'all' ? 1_000_00 : amount
  }
  const cards = [
    { kind: 'giftCard', code: giftCard, pin: '1111', loaded: loaded('gift card') },
    {
      kind: 'giftCard',
      code: rewardCard,
      pin: '1111',
      type: 'reward',
      loaded: loaded('reward card'),
    },
  ]
  if (who === 'guest') {
    await takeIn(cards)
    return { email: undefined, giftCard, rewardCard }
  }
  const email = `${who.replaceAll(' ', '-')}-${digits(9)}@walks.example`
  await takeIn([...cards, ...rowsOf({ who, email, credit: loaded('credit') })])
  return { email, giftCard, rewardCard }
}

function rowsOf({
  who,
  email,
  credit,
}: {
  who: Exclude<Who, 'guest'>
  email: string
  credit: number
}) {
  const model = peopleRows(new Date().toISOString().slice(0, 10)).find(
    (row) => row.kind === 'customer' && row.email === models[who],
  )
  if (model?.kind !== 'customer') throw new Error(`nobody is like ${who}`)
  const consumerId = randomUUID()
  const memberId = `M-${digits(9)}`
  const { firstName, lastName } = model
  const address = { firstName, lastName, ...denver, email, phone: '+13035550100' }
  return [
    {
      ...model,
      consumerId,
      email,
      phone: `+1303556${digits(4)}`,
      ...(model.memberId && { memberId }),
      ...(model.identities && { yearlySpent: Math.max(0, 1_500_00 - credit) }),
    },
    ...(model.memberId ? [{ kind: 'loyaltyMember', memberId, points: 12_500 }] : []),
    ...(/shopper|member/.test(who) ? [savedCard({ consumerId, address })] : []),
    ...(who.startsWith('shopper') ? [savedAddress({ consumerId, address })] : []),
  ]
}

type Kept = { consumerId: string; address: object }

const savedCard = ({ consumerId, address }: Kept) => ({
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

const savedAddress = ({ consumerId, address }: Kept) => ({
  kind: 'savedAddress',
  addressId: randomUUID(),
  consumerId,
  ...address,
  main: true,
})
