import type { Address } from '@cairn/contract/address/address'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import type { addPaymentInstrument } from '@cairn/contract/payments/payment-calls'
import type { RequestOf } from '@cairn/contract/wire/call'
import { formText } from '../../platform/form-data.ts'
import {
  billingFieldPrefix,
  type TypedAddress,
  readTypedAddress,
} from '../../purchase/address/typed-address.ts'
import { isShippingMethodCode } from '../../purchase/delivery.ts'
import { type AddressOptions, readAddressOptions } from '../address/address-options.ts'
import { type ChosenSpeed, speedsIn } from '../delivery/chosen-speeds.ts'
import { type Recipient, recipientsIn } from '../delivery/recipient.ts'
import type { ErrorPlace } from './checkout-error.ts'

/** The commands that the forms of the checkout send, with and without scripts. */
export type CheckoutCommand =
  | {
      intent: 'shipping'
      typedAddress: TypedAddress
      /** An entry of the address book instead of the typed address. */
      savedAddress?: Address
      addressOptions: AddressOptions
      recipients: readonly Recipient[]
      speeds: readonly ChosenSpeed[]
    }
  | {
      intent: 'delivery'
      itemIds: readonly string[]
      code: ShippingMethodCode
      shipmentId: string
      storeId?: string
    }
  | { intent: 'billing'; typedAddress: TypedAddress; isSame: boolean }
  | { intent: 'pay'; instrument: InstrumentRequest; place: ErrorPlace }
  | { intent: 'removeInstrument'; instrumentId: string }
  | { intent: 'voucher'; points: number | null }
  | { intent: 'terms' }

type InstrumentRequest = Omit<RequestOf<typeof addPaymentInstrument>['body'], 'address'>

type FormReader = { form: FormData; text: (name: string) => string }

const commandReaders: {
  [Intent in CheckoutCommand['intent']]: (reader: FormReader) => CheckoutCommand | undefined
} = {
  shipping({ form, text }) {
    const savedAddress = savedAddressIn(text('saved'))
    return {
      intent: 'shipping',
      typedAddress: readTypedAddress(form, ''),
      ...(savedAddress && { savedAddress }),
      addressOptions: readAddressOptions(form),
      recipients: recipientsIn(form),
      speeds: speedsIn(form),
    }
  },
  delivery({ text }) {
    const code = text('code')
    const itemIds = text('itemIds').split(' ').filter(Boolean)
    const storeId = text('storeId')
    if (!isShippingMethodCode(code) || itemIds.length === 0) return undefined
    return {
      intent: 'delivery',
      itemIds,
      code,
      shipmentId: text('shipmentId'),
      ...(storeId !== '' && { storeId }),
    }
  },
  billing: ({ form }) => ({
    intent: 'billing',
    typedAddress: readTypedAddress(form, billingFieldPrefix),
    isSame: form.has('isSame'),
  }),
  pay({ text }) {
    const instrument = instrumentRequestIn(text)
    return instrument && { intent: 'pay', instrument, place: errorPlaceOf(instrument) }
  },
  removeInstrument: ({ text }) => ({
    intent: 'removeInstrument',
    instrumentId: text('instrumentId'),
  }),
  voucher({ text }) {
    const points = Number(text('points'))
    return { intent: 'voucher', points: points > 0 ? points : null }
  },
  terms: () => ({ intent: 'terms' }),
}

const isIntent = (text: string): text is CheckoutCommand['intent'] =>
  Object.hasOwn(commandReaders, text)

export function checkoutCommandOf(form: FormData): CheckoutCommand | undefined {
  const text = (name: string) => formText(form, name)
  const intent = text('intent')
  return isIntent(intent) ? commandReaders[intent]({ form, text }) : undefined
}

/** The page writes this value itself. The server validates it anyway. */
function savedAddressIn(text: string): Address | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const address: Address = JSON.parse(text)
    return address
  } catch {
    return undefined
  }
}

type FieldReader = (name: string) => string

const filledFields = (text: FieldReader, names: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([name, field]) =>
      text(field) === '' ? [] : [[name, text(field)]],
    ),
  )

const instrumentReaders: {
  [Id in InstrumentRequest['payment_method_id']]: (
    text: FieldReader,
  ) => Omit<InstrumentRequest, 'payment_method_id'>
} = {
  CREDIT_CARD: (text) =>
    text('token') === ''
      ? filledFields(text, { payment_instrument_id: 'instrumentId' })
      : { card: cardIn(text) },
  WALLET: (text) => ({ card: cardIn(text) }),
  KLARNA: () => ({}),
  GIFT_CARD: storedCardIn,
  REWARD_CARD: storedCardIn,
  REWARD_CODE: (text) => ({ code: text('code') }),
  LOYALTY_POINTS: (text) => ({ points: Number(text('points')) }),
  ATHLETES_PAYMENT: () => ({}),
}

/** A saved card, or the entered code. */
function storedCardIn(text: FieldReader): Omit<InstrumentRequest, 'payment_method_id'> {
  const savedInstrument = filledFields(text, { payment_instrument_id: 'instrumentId' })
  return 'payment_instrument_id' in savedInstrument
    ? savedInstrument
    : { code: text('code'), pin: text('pin') }
}

const isMethod = (text: string): text is InstrumentRequest['payment_method_id'] =>
  Object.hasOwn(instrumentReaders, text)

function instrumentRequestIn(text: FieldReader): InstrumentRequest | undefined {
  const id = text('method')
  return isMethod(id) ? { payment_method_id: id, ...instrumentReaders[id](text) } : undefined
}

const cardIn = (text: FieldReader) => ({
  token: text('token'),
  brand: text('brand'),
  last4: text('last4'),
  expiryMonth: Number(text('expiryMonth')),
  expiryYear: Number(text('expiryYear')),
  ...(text('bin') !== '' && { bin: text('bin') }),
})

const errorPlaces: Partial<Record<InstrumentRequest['payment_method_id'], ErrorPlace>> = {
  GIFT_CARD: 'giftCard',
  REWARD_CARD: 'giftCard',
  REWARD_CODE: 'giftCard',
  LOYALTY_POINTS: 'rewards',
  ATHLETES_PAYMENT: 'rewards',
}

/** Where on the page a refusal of this instrument is shown. */
function errorPlaceOf({
  payment_method_id: id,
  payment_instrument_id: savedInstrumentId,
}: InstrumentRequest): ErrorPlace {
  const place = errorPlaces[id] ?? 'top'
  return place === 'giftCard' && savedInstrumentId !== undefined ? 'savedGiftCard' : place
}
