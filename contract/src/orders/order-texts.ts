import type { FieldTexts } from '../reference/field-texts.ts'
import {
  cancelOrder,
  createReturnLabel,
  readOrderHistory,
  resendGiftCardEmail,
  trackOrder,
} from './order-calls.ts'
import {
  order,
  orderPayment,
  orderReturn,
  orderShipment,
  orderSummary,
  ownOrder,
  returnableOrderItem,
} from './order.ts'
import { readOwnReturns } from './return-calls.ts'

export const orderTexts: FieldTexts = [
  [
    order,
    {
      '': 'An order.',
      st: 'The ticket of the order. It gives access to the order from any session and without one, so keep it secret.',
      status: 'The state of the order as a whole: that of its least advanced shipment.',
      orderedAt: 'When the order was placed, in UTC.',
      email: 'Where the mails about the order are sent; null if the order has no address.',
      items: 'The ordered items, with the prices of the order.',
      shipments: 'The shipments of the order with their state.',
      totals: 'The totals of the order.',
      paymentMethod: 'What has paid the order, with the part of each.',
      promoSummary: 'What the promotions of the order say.',
      flash:
        'What needs attention. With PaymentNotAuthorized the bank wants a confirmation: see answerChallenge.',
      shippingAddress: 'Where it is delivered; null if it has no shipping address.',
      billingAddress: 'The address of the invoice; null if it has none.',
      isCancellable: 'Whether cancelOrder would cancel it now.',
      isReturnable: 'Whether createReturnLabel would accept items of it now.',
      returns: 'The announced returns, the newest first.',
    },
  ],
  [
    ownOrder,
    {
      '': 'An order as its shopper sees it.',
      points: 'The points that a member gets for the order; null for others.',
      'points.count': 'How many points.',
      'points.areGiven': 'Whether they have been added to the account.',
    },
  ],
  [
    returnableOrderItem,
    {
      '': 'A line of an order, with the product as it was sold.',
      returnableQty: 'How many pieces can still be returned.',
    },
  ],
  [
    orderShipment,
    {
      '': 'A shipment of an order.',
      status: 'The state of the shipment.',
      trackingNumber: 'The number of the parcel; null before it is sent.',
      trackingUrl: 'The page of the carrier about the parcel; null before it is sent.',
      expectedOn: 'The day of the expected delivery; null if it is not known.',
      place: 'Where it is picked up; null for a delivery to an address.',
      'place.name': 'The name of the store or collection point.',
      'place.address': 'Its address.',
      'place.hours': 'Its opening hours.',
    },
  ],
  [
    orderPayment,
    {
      '': 'A payment of an order.',
      code: 'The kind of payment.',
      amount: 'What it was to pay when the order was placed.',
      notCharged: 'The part that is not charged because its shipments were cancelled.',
      refunded: 'What has been refunded.',
      card: 'The card; null for other kinds and for a token of which nothing else is known.',
      maskedCode: 'The last characters of a gift card or reward code; null for other kinds.',
    },
  ],
  [
    orderReturn,
    {
      '': 'A return that the shopper has announced.',
      status:
        'Announced until the items arrive, then Received; Withdrawn if the shopper keeps them.',
      announcedAt: 'When the return was announced, in UTC.',
      receivedAt: 'When the items arrived, in UTC; null until then.',
      items: 'What is returned.',
      'items.qty': 'How many pieces were announced.',
      'items.receivedQty': 'How many pieces have arrived.',
      'items.reason': 'Why they are returned; null if it was not told.',
      refunded: 'What has been refunded; null until items are received.',
    },
  ],
  [
    readOwnReturns,
    {
      'answer.returns': 'The returns, without what they contain.',
      'answer.returns.status':
        'Announced until the items arrive, then Received; Withdrawn if the shopper keeps them.',
      'answer.returns.announcedAt': 'When the return was announced, in UTC.',
      'answer.returns.receivedAt': 'When the items arrived, in UTC; null until then.',
      'answer.returns.refunded': 'What has been refunded; null until items are received.',
    },
  ],
  [
    orderSummary,
    {
      '': 'An order in the list of orders.',
      total: 'What the shopper has paid in all.',
      totalUnits: 'The number of pieces.',
      images: 'The pictures of the ordered products.',
      'images.src': 'The path of the picture, without a size.',
      'images.alt': 'What the picture shows.',
    },
  ],
  [
    readOrderHistory,
    {
      'body.start': 'How many orders to skip. 0 if omitted.',
      'body.count': 'How many orders to answer with, 1 to 50. 10 if omitted.',
      'answer.orders': 'The orders of this page, the newest first.',
      'answer.total': 'The number of all orders.',
    },
  ],
  [
    trackOrder,
    {
      'body.orderNumber': 'The number of the order as typed, 1 to 40 characters.',
      'body.email': 'The email address of the order.',
      'answer.st': 'The ticket of the order; null unless the correct code was sent.',
    },
  ],
  [
    cancelOrder,
    {
      'body.reason': 'Why the order is cancelled, at most 200 characters.',
    },
  ],
  [
    resendGiftCardEmail,
    {
      'body.itemId': 'The gift card to mail again. All of the order if omitted.',
    },
  ],
  [
    createReturnLabel,
    {
      'body.returnNumber':
        'An announced return whose label is to be downloaded again. A new return if omitted.',
      'body.items': 'What is returned. Everything that can still be returned if omitted.',
      'body.items.qty': 'How many pieces are returned.',
      'body.items.reason': 'Why they are returned.',
      'body.key':
        'A UUID of the client: a repeated request with it does not announce a second return.',
    },
  ],
]
