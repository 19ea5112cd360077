import type { Address } from '@cairn/contract/address/address'
import { type Cart, cart } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { paymentInstrument } from '@cairn/contract/payments/payment'
import { sampleOf } from '@cairn/contract/wire/sample'

const sample = cart.parse(sampleOf(cart))
const instrument = paymentInstrument.parse(sampleOf(paymentInstrument))
const paidInstrument = {
  ...instrument,
  card: instrument.card && { ...instrument.card, bin: '411111' },
}

export const inLondon: Address = {
  firstName: 'Ines',
  lastName: 'Rochat',
  addressLine1: '14 Tanner Street',
  city: 'London',
  postalCode: 'SE1 3LD',
  countryCode: 'GB',
  email: 'ines@rochat.example',
  phone: '+442079460018',
}

type DeliveryExample = {
  code?: ShippingMethodCode
  storeId?: string | null
  shippingAddress?: Address | null
}

/** A cart with a delivery method and an address, but without billing. */
function withDelivery(delivery: DeliveryExample = {}): Cart {
  const { code = 'standard', storeId = null, shippingAddress = inLondon } = delivery
  return {
    ...sample,
    items: sample.items.map((item) => ({
      ...item,
      shipmentId: 'me',
      isDigitalProduct: code === 'digital',
      bonus: false,
    })),
    shipments: [{ shipmentId: 'me', shippingMethod: code, storeId }],
    shippingAddress,
    billingAddress: null,
    paymentInstruments: [],
    flash: [],
  }
}

const withBilling = ({ remainingToPay = 100 } = {}): Cart => ({
  ...withDelivery(),
  billingAddress: inLondon,
  totals: { ...sample.totals, total: 100, remainingToPay },
})

/** For tests: carts in each state of the checkout. */
export const cartExample = {
  country: 'GB',
  withDelivery,
  withBilling,
  paidByCard: { ...withBilling(), paymentInstruments: [paidInstrument] },
}
