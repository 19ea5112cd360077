import type { GiftOption, ShippingMethodCode } from '@cairn/contract/shipping'

/** What is told of a line that is saved. */
type Saved = {
  productId: string
  recipeId: string | null
  pdpUrl: string
  available: boolean
  qty: number
}

/** What a form on a page asks of the cart; the same with scripts and without. */
export type CartWrite =
  | { intent: 'add'; sku: string; qty: number; pickUpIn?: string }
  | { intent: 'change'; itemId: string; qty: number }
  | { intent: 'remove'; itemId: string }
  /** Out of the cart, for another day. */
  | ({ intent: 'save'; itemId: string; listId: string } & Saved)
  /** Back into the cart; the item is one of the list. */
  | { intent: 'restore'; itemId: string; saveForLaterId: string }
  | { intent: 'coupon'; code: string }
  | { intent: 'uncoupon' }
  /** Another size of the same. */
  | { intent: 'resize'; itemId: string; sku: string }
  | DialogWrite

/** What only dialogs ask for, and with scripts only. */
type DialogWrite =
  | ({ intent: 'deliver'; code: ShippingMethodCode; storeId?: string } & (
      | { itemId: string }
      | { shipmentId: string }
    ))
  | { intent: 'gift'; itemId: string; giftOption: GiftOption | null }

type FormIntent = Exclude<CartWrite, DialogWrite>['intent']

type Read = { text: (name: string) => string; qty: number }

const writes: { [Intent in FormIntent]: (read: Read) => CartWrite } = {
  add: ({ text, qty }) => ({ intent: 'add', sku: text('sku'), qty }),
  change: ({ text, qty }) => ({ intent: 'change', itemId: text('itemId'), qty }),
  remove: ({ text }) => ({ intent: 'remove', itemId: text('itemId') }),
  save: ({ text, qty }) => ({
    intent: 'save',
    itemId: text('itemId'),
    listId: text('saveForLaterId'),
    productId: text('productId'),
    recipeId: text('recipeId') || null,
    pdpUrl: text('pdpUrl'),
    available: text('available') === 'true',
    qty,
  }),
  restore: ({ text }) => ({
    intent: 'restore',
    itemId: text('itemId'),
    saveForLaterId: text('saveForLaterId'),
  }),
  coupon: ({ text }) => ({ intent: 'coupon', code: text('code').trim() }),
  resize: ({ text }) => ({ intent: 'resize', itemId: text('itemId'), sku: text('sku') }),
  uncoupon: () => ({ intent: 'uncoupon' }),
}

const isIntent = (text: string): text is FormIntent => Object.hasOwn(writes, text)

export function cartWriteOf(form: FormData): CartWrite | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const qty = Number(form.get('qty') ?? 1)
  if (!isIntent(intent) || !Number.isInteger(qty) || qty < 1) return undefined
  return writes[intent]({ text, qty })
}
