import type { Address } from '@cairn/contract/address'
import { type Cart, cart } from '@cairn/contract/cart-entity'
import { paymentInstrument } from '@cairn/contract/payment-entity'
import { sampleOf } from '@cairn/contract/sample'
import type { ShippingMethodCode } from '@cairn/contract/shipping'

const sample = cart.parse(sampleOf(cart))
const instrument = paymentInstrument.parse(sampleOf(paymentInstrument))

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

type Delivered = {
  code?: ShippingMethodCode
  storeId?: string | null
  shippingAddress?: Address | null
}

/** One thing on its way, and nobody has said who pays. */
function delivered(how: Delivered = {}): Cart {
  const { code = 'standard', storeId = null, shippingAddress = inLondon } = how
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

const billed = ({ left = 100 } = {}): Cart => ({
  ...delivered(),
  billingAddress: inLondon,
  totals: { ...sample.totals, total: 100, remainingToPay: left },
})

/** For tests: carts on their way through the checkout. */
export const cartExample = {
  british: 'GB',
  delivered,
  billed,
  paidByCard: { ...billed(), paymentInstruments: [instrument] },
}
