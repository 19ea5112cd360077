/** What a form on a page asks of the cart; the same with scripts and without. */
export type CartWrite =
  | { intent: 'add'; sku: string; qty: number }
  | { intent: 'change'; itemId: string; qty: number }
  | { intent: 'remove'; itemId: string }
  /** Out of the cart, for another day. */
  | { intent: 'save'; itemId: string; productId: string }
  /** Back into the cart; the item is one of the list. */
  | { intent: 'restore'; itemId: string; saveForLaterId: string }
  | { intent: 'coupon'; code: string }
  | { intent: 'uncoupon' }

type Read = { text: (name: string) => string; qty: number }

const writes: { [Intent in CartWrite['intent']]: (read: Read) => CartWrite } = {
  add: ({ text, qty }) => ({ intent: 'add', sku: text('sku'), qty }),
  change: ({ text, qty }) => ({ intent: 'change', itemId: text('itemId'), qty }),
  remove: ({ text }) => ({ intent: 'remove', itemId: text('itemId') }),
  save: ({ text }) => ({ intent: 'save', itemId: text('itemId'), productId: text('productId') }),
  restore: ({ text }) => ({
    intent: 'restore',
    itemId: text('itemId'),
    saveForLaterId: text('saveForLaterId'),
  }),
  coupon: ({ text }) => ({ intent: 'coupon', code: text('code').trim() }),
  uncoupon: () => ({ intent: 'uncoupon' }),
}

const isIntent = (text: string): text is CartWrite['intent'] => Object.hasOwn(writes, text)

export function cartWriteOf(form: FormData): CartWrite | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const qty = Number(form.get('qty') ?? 1)
  if (!isIntent(intent) || !Number.isInteger(qty) || qty < 1) return undefined
  return writes[intent]({ text, qty })
}
