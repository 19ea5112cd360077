import type { Cart } from '@cairn/contract/cart-entity'
import type { Client } from '@cairn/contract/client'
import type { Buyer, CheckoutView, Picking } from './checkout-view.ts'
import { isFetched } from './delivery.ts'
import { deliveryGroups } from './delivery-groups.ts'
import { type ShippingMethodCode, shippingMethodCodes } from './shipping-codes.ts'
import { stepToShow } from './steps.ts'

type Asked = { commerce: Client; cart: Cart; query: URLSearchParams; country: string }

/** What the step needs to be shown, and which step that is. */
export async function readCheckout(asked: Asked): Promise<CheckoutView> {
  const { cart, query, country } = asked
  const step = stepToShow(query.get('step'), cart, country)
  const [buyer, picking] = await Promise.all([
    readBuyer(asked),
    step === 'shipping' ? readPlaces(asked) : null,
  ])
  return { step, cart, buyer, picking }
}

async function readBuyer({ commerce }: Asked): Promise<Buyer | null> {
  const read = await commerce.readProfile({ query: {} })
  if (!read.ok) return null
  const { email, firstName, lastName, phone, address } = read.value.consumerProfile.consumerDetails
  return { email, firstName, lastName, phone, addresses: address }
}

const nearEnough = 200
const mostPlaces = 8

/** The stores or collection points that a group of things can be fetched from. */
async function readPlaces(asked: Asked): Promise<Picking | null> {
  const { cart, query } = asked
  const shipmentId = query.get('group')
  const group = deliveryGroups(cart).find((each) => each.shipmentId === shipmentId)
  const code = shippingMethodCodes.find((each) => each === query.get('way'))
  if (!group || !code || !isFetched(code)) return null
  const place = query.get('place')?.trim().slice(0, 60) ?? cart.shippingAddress?.postalCode ?? ''
  const near = { query: place === '' ? undefined : place, countryCode: asked.country }
  const places = await placesFor(asked.commerce, { code, near, sku: group.items[0]?.sku })
  return { shipmentId: group.shipmentId, code, place, places }
}

type Wanted = {
  code: ShippingMethodCode
  near: { query: string | undefined; countryCode: string }
  sku: string | undefined
}

async function placesFor({ findCollectionPoints, findStores }: Client, wanted: Wanted) {
  const { code, near, sku } = wanted
  const body = { ...near, radius: nearEnough, count: mostPlaces }
  if (code === 'pudo') {
    const read = await findCollectionPoints({ body })
    return read.ok ? read.value.collectionPoints : undefined
  }
  const inStock = code === 'pickup' && sku !== undefined ? { sku, onlyWithStock: true } : {}
  const read = await findStores({ body: { ...body, ...inStock } })
  const stores = read.ok ? read.value.stores : undefined
  return stores?.filter(({ services }) => services.includes('pickup'))
}
