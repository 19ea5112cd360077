/** What a form on a page asks of the cart; the same with scripts and without. */
export type CartWrite =
  | { intent: 'add'; sku: string; qty: number }
  | { intent: 'change'; itemId: string; qty: number }
  | { intent: 'remove'; itemId: string }
  /** Out of the cart, for another day. */
  | { intent: 'save'; itemId: string; productId: string }
  /** Back into the cart; the item is one of the list. */
  | { intent: 'restore'; itemId: string; saveForLaterId: string }

export function cartWriteOf(form: FormData): CartWrite | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const qty = Number(form.get('qty') ?? 1)
  if (!Number.isInteger(qty) || qty < 1) return undefined
  switch (form.get('intent')) {
    case 'add':
      return { intent: 'add', sku: text('sku'), qty }
    case 'change':
      return { intent: 'change', itemId: text('itemId'), qty }
    case 'remove':
      return { intent: 'remove', itemId: text('itemId') }
    case 'save':
      return { intent: 'save', itemId: text('itemId'), productId: text('productId') }
    case 'restore':
      return { intent: 'restore', itemId: text('itemId'), saveForLaterId: text('saveForLaterId') }
    default:
      return undefined
  }
}
