import type { Address } from '@cairn/contract/address'
import type { OrderItem, OrderStatus } from '@cairn/contract/order-entity'
import { type Minor, minorOf } from '@cairn/contract/money'
import { isLocale, type Locale } from '@cairn/contract/sites'
import type { KnownLine, KnownOrder, KnownShipment } from '../orders/known-order.ts'
import { worthOf } from '../orders/returns.ts'
import type { PickupPlace } from '../stores/pickup-place.ts'
import type { MailLine, NewMail, OrderFacts } from './mail.ts'

/** Where something can be fetched. */
export type Place = Pick<
  PickupPlace,
  'name' | 'addressLine1' | 'addressLine2' | 'city' | 'province' | 'postalCode' | 'countryCode'
>
type PlacesById = ReadonlyMap<string, Place>

/** What the shopper is told as soon as the order stands. */
export const confirmationOf = (order: KnownOrder): NewMail[] =>
  toShopper(order, 'placed', {
    ...ofOrder(order),
    kind: 'confirmation',
    lines: order.lines.map(mailLine),
    sums: {
      discount: minorOf(order.papers.totals.totalDiscount),
      shipping: minorOf(order.papers.totals.shipping),
      tax: minorOf(order.papers.totals.tax),
      total: order.total,
    },
    deliverTo: deliverTo(order),
  })

export type BoughtCard = { name: string; lineId: string; amount: Minor; mail: NewMail[] }

/** One card a piece, to whoever it is for. */
export const boughtCards = (order: KnownOrder): BoughtCard[] =>
  order.lines.filter(isHandedOver(order)).flatMap((line) =>
    Array.from({ length: line.quantity }, (_, piece) => {
      const name = `${order.orderId} ${line.lineId} ${piece + 1}`
      const amount = minorOf(line.item.price.original)
      return {
        name,
        lineId: line.lineId,
        amount,
        mail: giftCardMail(order, line, { name, amount }),
      }
    }),
  )

const isHandedOver =
  ({ shipments }: KnownOrder) =>
  ({ item, shipmentId }: KnownLine) =>
    item.isDigitalProduct &&
    shipments.some((each) => each.shipmentId === shipmentId && each.status === 'Delivered')

function giftCardMail(
  order: KnownOrder,
  { item }: KnownLine,
  { name, amount }: Pick<BoughtCard, 'name' | 'amount'>,
): NewMail[] {
  const { giftOption } = item
  const facts: OrderFacts = {
    ...ofOrder(order),
    kind: 'giftCard',
    card: name,
    amount,
    to: giftOption?.to ?? null,
    from: giftOption ? nameOf(order.papers.billingAddress ?? order.papers.shippingAddress) : null,
    message: giftOption?.message || null,
    picture: item.productImageURL,
  }
  const mail = { orderId: order.orderId, occasion: name, facts }
  if (giftOption) return [{ ...mail, recipient: giftOption.email }]
  return toShopper(order, name, facts)
}

export type Changed = { to: OrderStatus; shipmentIds: readonly string[] }

/** What a change of an order is worth a mail for: a parcel each, or all of it. */
export function mailsOfChange(
  order: KnownOrder,
  { to, shipmentIds }: Changed,
  places: PlacesById,
): NewMail[] {
  const parcels = order.shipments.filter(({ shipmentId }) => shipmentIds.includes(shipmentId))
  if (to === 'Cancelled' && parcels.length === 0) {
    const lines = order.lines.map(mailLine)
    return toShopper(order, 'cancelled', { ...ofOrder(order), kind: 'cancelled', lines })
  }
  if (to === 'Cancelled') {
    return parcels.flatMap((shipment) =>
      toShopper(order, `${shipment.shipmentId} cancelled`, {
        ...ofOrder(order),
        kind: 'parcelCancelled',
        lines: linesIn(order, shipment),
      }),
    )
  }
  if (to !== 'Shipped' && to !== 'ReadyForPickup') return []
  return parcels.flatMap((shipment) =>
    toShopper(
      order,
      shipment.shipmentId,
      to === 'Shipped'
        ? shippedFacts(order, shipment, places)
        : readyFacts(order, shipment, places),
    ),
  )
}

const shippedFacts = (
  order: KnownOrder,
  shipment: KnownShipment,
  places: PlacesById,
): OrderFacts => ({
  ...ofOrder(order),
  kind: 'shipped',
  lines: linesIn(order, shipment),
  deliverTo: isBrought(shipment)
    ? deliverTo(order)
    : placeLines(places.get(shipment.storeId ?? '')),
  trackingNumber: shipment.trackingNumber,
  trackingUrl: shipment.trackingUrl,
})

const readyFacts = (
  order: KnownOrder,
  shipment: KnownShipment,
  places: PlacesById,
): OrderFacts => ({
  ...ofOrder(order),
  kind: 'readyForPickup',
  lines: linesIn(order, shipment),
  pickUpAt: placeLines(places.get(shipment.storeId ?? '')),
})

export const refundOf = (
  order: KnownOrder,
  { amount, occasion }: { amount: Minor; occasion: string },
): NewMail[] => toShopper(order, occasion, { ...ofOrder(order), kind: 'refunded', amount })

type ReturnKind = 'returnMade' | 'returnWithdrawn'

/** What goes back, or no longer does, at what was paid for it. */
export function returnMail(order: KnownOrder, returnNumber: string, kind: ReturnKind): NewMail[] {
  const known = order.returns.find((each) => each.returnNumber === returnNumber)
  // Nobody is sent to print a label that is no longer taken.
  if (!known || (kind === 'returnMade' && known.state === 'withdrawn')) return []
  const lines = known.pieces.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((each) => each.lineId === lineId)
    if (!line) return []
    const amount = worthOf([{ line: { ...line, returned: 0 }, quantity }])
    return [{ ...mailLine({ ...line, quantity }), amount }]
  })
  const occasion = kind === 'returnMade' ? returnNumber : `${returnNumber} withdrawn`
  return toShopper(order, occasion, {
    ...ofOrder(order),
    kind,
    returnNumber,
    lines,
  })
}

export const orderCodeMail = (order: KnownOrder, issue: string): NewMail[] =>
  toShopper(order, issue, { ...ofOrder(order), kind: 'orderCode', issue })

const toShopper = (
  { orderId, email }: KnownOrder,
  occasion: string,
  facts: OrderFacts,
): NewMail[] => (email ? [{ orderId, occasion, recipient: email, facts }] : [])

const ofOrder = ({ locale, currency, orderNumber }: KnownOrder) => ({
  locale: localeOf(locale),
  currency,
  orderNumber,
})

const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : 'en-us')

const linesIn = ({ lines }: KnownOrder, { shipmentId }: KnownShipment): MailLine[] =>
  lines.filter((line) => line.shipmentId === shipmentId).map(mailLine)

const mailLine = ({ item, quantity }: KnownLine): MailLine => ({
  name: item.name,
  traits: {
    colour: traitOf(item, 'colour'),
    size: item.isDigitalProduct ? null : traitOf(item, 'size'),
  },
  quantity,
  amount: item.bonus ? null : minorOf(item.price.rowTotal),
  picture: item.productImageURL,
  page: item.pageUrl,
})

const traitOf = ({ attributes }: OrderItem, wanted: 'colour' | 'size'): string | null =>
  attributes.find(({ code }) => code === wanted)?.value ?? null

/** Nothing, where all of it is fetched or mailed. */
function deliverTo({ papers: { shippingAddress }, shipments }: KnownOrder): string[] {
  return shipments.some(isBrought) && shippingAddress ? addressLines(shippingAddress) : []
}

const isBrought = ({ shippingMethod }: Pick<KnownShipment, 'shippingMethod'>) =>
  brought.includes(shippingMethod)

const brought = ['standard', 'express', 'customs']

const nameOf = (address: Address | null): string | null =>
  joined([address?.firstName, address?.lastName]) || null

const addressLines = (address: Address): string[] =>
  [
    nameOf(address),
    address.addressLine1,
    address.addressLine2,
    cityLine(address),
    address.country,
  ].filter((line): line is string => Boolean(line))

function placeLines(place: Place | undefined): string[] {
  if (!place) return []
  const { name, addressLine1, addressLine2 } = place
  return [name, addressLine1, addressLine2 ?? '', cityLine(place)].filter(Boolean)
}

type City = {
  city?: string | undefined
  province?: string | null | undefined
  postalCode?: string | undefined
  countryCode?: string | undefined
}

/** The post of each country reads it in its own order. */
function cityLine({ city, province, postalCode, countryCode }: City): string {
  if (countryCode === 'US' || countryCode === 'CA') return joined([city, province, postalCode])
  if (countryCode === 'GB') return joined([city, postalCode])
  return joined([postalCode, city])
}

const joined = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ')
