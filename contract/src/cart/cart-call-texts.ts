import type { FieldTexts } from '../reference/field-texts.ts'
import {
  addItem,
  changeItem,
  changePriceAdjustment,
  createCartWithItem,
  priceAdjustmentInput,
  readCart,
  reserveItem,
} from './cart-calls.ts'
import {
  readShippingMethods,
  readShippingRates,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from './delivery-calls.ts'
import { giftOption, shipment, shippingMethod, shippingOption } from './shipping.ts'

export const cartCallTexts: FieldTexts = [
  [
    createCartWithItem,
    {
      'body.qty': 'How many pieces to add. 1 if omitted.',
      'body.precreatedCustomsCode': 'The code of a ready-made design of a custom-made product.',
      'body.shippingMethod': 'How to deliver the item. The standard way if omitted.',
      'body.storeId':
        'The store or collection point to deliver to. Mandatory with the methods pickup, sts and pudo.',
      'body.giftOption': 'To whom a digital gift card is sent. Refused for other products.',
    },
  ],
  [
    addItem,
    {
      'body.qty': 'How many pieces to add. 1 if omitted.',
    },
  ],
  [
    readCart,
    {
      'query.favStoreId':
        'The store for which pickup is offered. Ignored if nothing can be picked up there.',
      'query.isPatchRequired':
        'Whether to answer with the cart as it can be sold now: with smaller quantities and other deliveries where needed. Each difference is reported in `flash` and saved with the next change. Without it, the cart is answered as it is.',
      'query.inventorySupplyCheck': 'Whether to report in `flash` which lines exceed the stock.',
    },
  ],
  [
    changeItem,
    {
      'query.action': 'pickup if the line is to be picked up in the favourite store.',
      'query.favStoreId':
        'The store for which pickup is offered. Ignored if nothing can be picked up there.',
      'body.qty': 'The new number of pieces. Unchanged if omitted.',
      'body.sku':
        'The variant to change the line to. If the cart already has a line of it, both become one and their quantities are added. Unchanged if omitted.',
      'body.shippingMethod': 'How to deliver the line. Unchanged if omitted.',
      'body.storeId':
        'The store or collection point to deliver to. Mandatory with the methods pickup, sts and pudo.',
      'body.giftOption':
        'The new recipient of a digital gift card; null removes it. Unchanged if omitted.',
    },
  ],
  [
    reserveItem,
    {
      'body.qty': 'How many pieces to reserve. 1 if omitted.',
      'body.storeId': 'The store that keeps the items.',
      'body.firstName': 'The first name of the shopper.',
      'body.lastName': 'The last name of the shopper.',
      'body.email': 'Where the confirmation is mailed.',
      'answer.storeId': 'The store that keeps the items.',
      'answer.keptUntil': 'Until when the store keeps the items, in UTC.',
    },
  ],
  [
    priceAdjustmentInput,
    {
      '': 'A discount to give, with its reason.',
      itemId: 'The line to reduce. The whole order if omitted.',
      type: 'Whether the value is a percentage or an amount.',
      value: 'The percentage or the amount in major units, with at most two decimals.',
      reason: 'Why the discount is given, 1 to 200 characters.',
    },
  ],
  [
    changePriceAdjustment,
    {
      'body.type': 'Whether the value is a percentage or an amount. Unchanged if omitted.',
      'body.value': 'The percentage or the amount in major units. Unchanged if omitted.',
      'body.reason': 'Why the discount is given, 1 to 200 characters. Unchanged if omitted.',
    },
  ],
  [
    setShippingMethod,
    {
      'body.itemIds':
        'The lines to set the method of. All lines if neither these nor a shipment are given.',
      'body.shipmentId': 'The shipment to set the method of, instead of single lines.',
      'body.code': 'The shipping method, as listed by readShippingMethods.',
      'body.shippingId': 'The shipping of the lines. Carts have one, so it is not needed.',
      'body.storeId':
        'The store or collection point to deliver to. Mandatory with the methods pickup, sts and pudo.',
    },
  ],
  [
    readShippingRates,
    {
      'answer.rates': 'A row for each method that delivers to addresses of the country.',
      'answer.rates.price': 'What it costs, with tax where the prices of the site include it.',
      'answer.rates.days': 'How many working days it takes. Null if that is not known.',
      'answer.rates.days.min': 'The fewest days.',
      'answer.rates.days.max': 'The most days.',
    },
  ],
  [
    readShippingMethods,
    {
      'answer.shippingMethods': 'The methods that the cart can be delivered with.',
    },
  ],
  [
    setShippingAddress,
    {
      'body.address':
        'The address, or an `addressId` of the address book. For a pickup only the contact is needed.',
    },
  ],
  [
    validateShippingAddress,
    {
      'body.address': 'The address to check.',
      'answer.isValid': 'Whether the address can be delivered to as it is.',
      'answer.address': 'The address in its normal form.',
      'answer.suggestions': 'Corrections to choose from; empty if there is nothing to correct.',
    },
  ],
  [
    setBillingAddress,
    {
      'body.address': 'The address, or an `addressId` of the address book.',
    },
  ],
  [
    shippingMethod,
    {
      '': 'A way of delivery with its price.',
      shippingId: 'The shipping that the method belongs to. Carts have one.',
      code: 'The code of the method: standard and express are delivered to an address, pickup is collected in a store that has the items, sts is sent to a store, pudo to a collection point, and digital by mail.',
      storeId: 'The store or collection point; null for a delivery to an address.',
      address: 'The address of the store or collection point; null for a delivery to an address.',
      label: 'The name in the language of the locale.',
      deliveryTime: 'When it arrives, as a text in the language of the locale.',
      price: 'The price, after discounts for shipping.',
    },
  ],
  [
    shippingOption,
    {
      '': 'A way in which a line can be delivered.',
      selected: 'Whether it is chosen for the line.',
      available: 'Whether it can be chosen now.',
      shippingMethod: 'The method.',
      storeInfo: 'The store for the pickup. Absent for a delivery to an address.',
      'storeInfo.id': 'The id of the store.',
      'storeInfo.storeInventory': 'How many pieces the store has.',
    },
  ],
  [
    shipment,
    {
      '': 'Items that are delivered together.',
      shipmentId: 'The id of the shipment, which lines refer to.',
      shippingMethod: 'The code of the shipping method.',
      storeId: 'The store or collection point; null for a delivery to an address.',
    },
  ],
  [
    giftOption,
    {
      '': 'The recipient of a digital gift card.',
      email: 'Where the gift card is mailed.',
      to: 'The name of the recipient, 1 to 60 characters.',
      message: 'The message in the mail, at most 500 characters. May be empty.',
    },
  ],
]
