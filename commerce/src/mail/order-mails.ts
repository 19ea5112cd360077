import type { Address } from '@cairn/contract/address/address'
import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { Minor } from '@cairn/contract/fields/money'
import type { OrderStatus } from '@cairn/contract/orders/order'
import { isLocale, type Locale } from '@cairn/contract/sites/sites'
import { placeLines, townLine } from '../orders/documents/document-parts.ts'
import { paymentPartsOf } from '../orders/order-answer.ts'
import type { Order, OrderedItem, OrderLine, OrderShipment } from '../orders/order.ts'
import { paidAmountOf } from '../orders/returns/returns.ts'
import type { MailDelivery, MailLine, NewMail, OrderFacts } from './mail.ts'

export const confirmationMail = (order: Order): NewMail[] =>
  toShopper(order, 'placed', {
    ...referenceOf(order),
    kind: 'confirmation',
    lines: order.lines.map(mailLine),
    sums: {
      discount: order.totals.itemDiscount + order.totals.orderDiscount,
      shipping: order.totals.shipping,
      tax: order.totals.taxAdded,
      includedTax: order.totals.tax - order.totals.taxAdded,
      total: order.total,
    },
    deliveries: order.shipments.map((shipment) => ({
      ...deliveryOf(order, shipment),
      ...(order.shipments.length > 1 && {
        items: linesIn(order, shipment).map(({ name }) => name),
      }),
    })),
    payments: paymentPartsOf(order),
  })

export type BoughtGiftCard = { name: string; lineId: string; amount: Minor; mail: NewMail[] }

/** The gift cards of delivered lines, one per piece, with their mails. */
export const boughtGiftCards = (order: Order): BoughtGiftCard[] =>
  order.lines.filter(isDeliveredGiftCard(order)).flatMap((line) =>
    Array.from({ length: line.quantity }, (_, piece) => {
      const name = `${order.orderId} ${line.lineId} ${piece + 1}`
      const amount = line.price.original
      return {
        name,
        lineId: line.lineId,
        amount,
        mail: giftCardMail(order, line, { name, amount }),
      }
    }),
  )

const isDeliveredGiftCard =
  ({ shipments }: Order) =>
  ({ item, shipmentId }: OrderLine) =>
    item.isDigitalProduct &&
    shipments.some(
      (shipment) => shipment.shipmentId === shipmentId && shipment.status === 'Delivered',
    )

function giftCardMail(
  order: Order,
  { item }: OrderLine,
  { name, amount }: Pick<BoughtGiftCard, 'name' | 'amount'>,
): NewMail[] {
  const { giftOption } = item
  const facts: OrderFacts = {
    ...referenceOf(order),
    kind: 'giftCard',
    card: name,
    amount,
    to: giftOption?.to ?? null,
    from: giftOption
      ? nameOf(order.snapshot.billingAddress ?? order.snapshot.shippingAddress)
      : null,
    message: giftOption?.message || null,
    picture: item.productImageURL,
  }
  const mail = { orderId: order.orderId, occasion: name, facts }
  if (giftOption) return [{ ...mail, recipient: giftOption.email }]
  return toShopper(order, name, facts)
}

export type OrderChange = { to: OrderStatus; shipmentIds: readonly string[] }

/** One mail per shipment, or one for the whole order. Other changes cause no mail. */
export function changeMails(order: Order, { to, shipmentIds }: OrderChange): NewMail[] {
  const shipments = order.shipments.filter(({ shipmentId }) => shipmentIds.includes(shipmentId))
  if (to === 'Cancelled' && shipments.length === 0) {
    return toShopper(order, 'cancelled', {
      ...referenceOf(order),
      kind: 'cancelled',
      lines: order.lines.map(mailLine),
      payments: paymentPartsOf(order),
    })
  }
  if (to === 'Cancelled') {
    return shipments.flatMap((shipment) =>
      toShopper(order, `${shipment.shipmentId} cancelled`, {
        ...referenceOf(order),
        kind: 'parcelCancelled',
        lines: linesIn(order, shipment),
        payments: paymentPartsOf(order),
      }),
    )
  }
  if (to !== 'Shipped' && to !== 'ReadyForPickup') return []
  return shipments.flatMap((shipment) =>
    toShopper(
      order,
      shipment.shipmentId,
      to === 'Shipped' ? shippedFacts(order, shipment) : readyFacts(order, shipment),
    ),
  )
}

const shippedFacts = (order: Order, shipment: OrderShipment): OrderFacts => ({
  ...referenceOf(order),
  kind: 'shipped',
  lines: linesIn(order, shipment),
  deliverTo: isHomeDelivery(shipment) ? deliverTo(order) : orderPlaceLines(shipment.place),
  trackingNumber: shipment.trackingNumber,
  trackingUrl: shipment.trackingUrl,
})

const readyFacts = (order: Order, shipment: OrderShipment): OrderFacts => ({
  ...referenceOf(order),
  kind: 'readyForPickup',
  lines: linesIn(order, shipment),
  pickUpAt: orderPlaceLines(shipment.place),
})

export const refundMail = (
  order: Order,
  { amount, occasion }: { amount: Minor; occasion: string },
): NewMail[] =>
  toShopper(order, occasion, {
    ...referenceOf(order),
    kind: 'refunded',
    amount,
    payments: paymentPartsOf(order),
  })

type ReturnKind = 'returnAnnounced' | 'returnWithdrawn'

/** Lists the pieces of a return at what was paid for them. */
export function returnMail(order: Order, returnNumber: string, kind: ReturnKind): NewMail[] {
  const orderReturn = order.returns.find((candidate) => candidate.returnNumber === returnNumber)
  // A withdrawn return has no label to print.
  if (!orderReturn || (kind === 'returnAnnounced' && orderReturn.state === 'withdrawn')) return []
  const lines = orderReturn.pieces.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((candidate) => candidate.lineId === lineId)
    if (!line) return []
    const amount = paidAmountOf([{ line: { ...line, returnedQuantity: 0 }, quantity }])
    return [{ ...mailLine({ ...line, quantity }), amount }]
  })
  const occasion = kind === 'returnAnnounced' ? returnNumber : `${returnNumber} withdrawn`
  return toShopper(order, occasion, {
    ...referenceOf(order),
    kind,
    returnNumber,
    lines,
  })
}

export const orderCodeMail = (order: Order, issue: string): NewMail[] =>
  toShopper(order, issue, { ...referenceOf(order), kind: 'orderCode', issue })

const toShopper = ({ orderId, email }: Order, occasion: string, facts: OrderFacts): NewMail[] =>
  email ? [{ orderId, occasion, recipient: email, facts }] : []

const referenceOf = ({ locale, currency, orderNumber }: Order) => ({
  locale: localeOf(locale),
  currency,
  orderNumber,
})

const localeOf = (locale: string): Locale => (isLocale(locale) ? locale : 'en-us')

const linesIn = ({ lines }: Order, { shipmentId }: OrderShipment): MailLine[] =>
  lines.filter((line) => line.shipmentId === shipmentId).map(mailLine)

const mailLine = ({ item, quantity, price }: OrderLine): MailLine => ({
  name: item.name,
  traits: {
    colour: traitOf(item, 'colour'),
    size: item.isDigitalProduct ? null : traitOf(item, 'size'),
  },
  quantity,
  amount: item.bonus ? null : price.rowTotal,
  picture: item.productImageURL,
  page: item.pageUrl,
})

const traitOf = ({ attributes }: OrderedItem, trait: 'colour' | 'size'): string | null =>
  attributes.find(({ code }) => code === trait)?.value ?? null

function deliveryOf(
  { snapshot: { shippingAddress }, email, lines }: Order,
  { shipmentId, shippingMethod, place, expectedOn }: OrderShipment,
): MailDelivery {
  const { to } = shippingMethodTypes[shippingMethod]
  const delivery = { to, expectedOn, hours: [], collector: null }
  if (to === 'home')
    return { ...delivery, rows: shippingAddress ? addressLines(shippingAddress) : [] }
  if (to === 'inbox') {
    const emails = lines
      .filter((line) => line.shipmentId === shipmentId)
      .map(({ item }) => item.giftOption?.email ?? email ?? '')
    return { ...delivery, rows: [...new Set(emails)].filter(Boolean) }
  }
  const hours = place?.hours ?? []
  return { ...delivery, rows: orderPlaceLines(place), hours, collector: nameOf(shippingAddress) }
}

/** Empty if nothing is delivered to the home. */
function deliverTo({ snapshot: { shippingAddress }, shipments }: Order): string[] {
  return shipments.some(isHomeDelivery) && shippingAddress ? addressLines(shippingAddress) : []
}

const isHomeDelivery = ({ shippingMethod }: Pick<OrderShipment, 'shippingMethod'>) =>
  shippingMethodTypes[shippingMethod].to === 'home'

const nameOf = (address: Address | null): string | null =>
  joinParts([address?.firstName, address?.lastName]) || null

const addressLines = (address: Address): string[] =>
  [
    nameOf(address),
    address.addressLine1,
    address.addressLine2,
    townLine(address),
    address.country,
  ].filter((line): line is string => Boolean(line))

const joinParts = (parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ')

const orderPlaceLines = (place: OrderShipment['place']): string[] =>
  place ? placeLines({ ...place.address, name: place.name }) : []
