import { textIn } from '../platform/typed-text.ts'
import type { Address } from '@cairn/contract/address'
import type { RequestOf } from '@cairn/contract/call'
import type { addPaymentInstrument } from '@cairn/contract/payments'
import { meansIn, placeOf } from './means.ts'
import type { Place } from './refused-checkout.ts'
import { type ShippingMethodCode, shippingMethodCodes } from './shipping-codes.ts'
import { type Typed, typedIn } from './typed-address.ts'

/** What the names of a bill's fields begin with. */
export const billPrefix = 'bill-'

/** To whom a digital gift card is mailed; nobody: to whoever buys it. */
export type Recipient = { itemId: string; to: string; email: string; message: string }

/** What a form of the checkout asks for; the same with scripts and without. */
export type CheckoutWrite =
  | {
      intent: 'shipping'
      typed: Typed
      /** One of the address book, instead of what is typed. */
      saved?: Address
      isForBill: boolean
      isToKeep: boolean
      recipients: readonly Recipient[]
    }
  | {
      intent: 'delivery'
      itemIds: readonly string[]
      code: ShippingMethodCode
      shipmentId: string
      storeId?: string
    }
  | { intent: 'billing'; typed: Typed; isSame: boolean }
  | { intent: 'pay'; means: Means; place: Place }
  | { intent: 'unpay'; instrumentId: string }
  | { intent: 'voucher'; points: number | null }
  | { intent: 'terms' }

/** What pays, or a part of it. */
export type Means = Omit<RequestOf<typeof addPaymentInstrument>['body'], 'address'>

type Read = { form: FormData; text: (name: string) => string }

const writes: {
  [Intent in CheckoutWrite['intent']]: (read: Read) => CheckoutWrite | undefined
} = {
  shipping({ form, text }) {
    const saved = savedIn(text('saved'))
    return {
      intent: 'shipping',
      typed: typedIn(form, ''),
      ...(saved && { saved }),
      isForBill: form.has('isForBill'),
      isToKeep: form.has('isToKeep'),
      recipients: recipientsIn(form),
    }
  },
  delivery({ text }) {
    const code = shippingMethodCodes.find((each) => each === text('code'))
    const itemIds = text('itemIds').split(' ').filter(Boolean)
    const storeId = text('storeId')
    if (!code || itemIds.length === 0) return undefined
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
    typed: typedIn(form, billPrefix),
    isSame: form.has('isSame'),
  }),
  pay({ text }) {
    const means = meansIn(text)
    return means && { intent: 'pay', means, place: placeOf(means) }
  },
  unpay: ({ text }) => ({ intent: 'unpay', instrumentId: text('instrumentId') }),
  voucher({ text }) {
    const points = Number(text('points'))
    return { intent: 'voucher', points: points > 0 ? points : null }
  },
  terms: () => ({ intent: 'terms' }),
}

const isIntent = (text: string): text is CheckoutWrite['intent'] => Object.hasOwn(writes, text)

export function checkoutWriteOf(form: FormData): CheckoutWrite | undefined {
  const text = (name: string) => textIn(form, name)
  const intent = text('intent')
  return isIntent(intent) ? writes[intent]({ form, text }) : undefined
}

function recipientsIn(form: FormData): Recipient[] {
  return form.getAll('recipient').map((itemId) => {
    const text = (name: string) => textIn(form, `${name}-${String(itemId)}`)
    return {
      itemId: String(itemId),
      to: text('to'),
      email: text('email'),
      message: text('message'),
    }
  })
}

/** Written into the page by the page itself; whatever else comes here, the core looks at. */
function savedIn(text: string): Address | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const read: Address = JSON.parse(text)
    return read
  } catch {
    return undefined
  }
}
