import type { GiftOption } from '@cairn/contract/cart/shipping'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { type PromotionCommand, promotionCommands } from '../promotions/promotion-command.ts'

/** The fields of a line that is saved for later. */
type SavedItemFields = {
  productId: string
  recipeId: string | null
  pdpUrl: string
  available: boolean
  /** The whole line if omitted. */
  qty?: number
}

/** A change that a form of a page requests. The forms are the same with and without scripts. */
export type CartCommand =
  | { intent: 'add'; sku: string; qty: number; pickUpIn?: string }
  | { intent: 'change'; itemId: string; qty: number }
  | { intent: 'remove'; itemId: string }
  /** Saves the line for later. */
  | ({ intent: 'save'; itemId: string; listId: string } & SavedItemFields)
  /** Moves a saved item back into the cart. */
  | { intent: 'restore'; itemId: string; saveForLaterId: string }
  | PromotionCommand
  /** Changes the size. */
  | { intent: 'resize'; itemId: string; sku: string }
  | DialogCommand

/** Commands of dialogs, which need scripts. */
type DialogCommand =
  | ({ intent: 'deliver'; code: ShippingMethodCode; storeId?: string } & (
      | { itemId: string }
      | { shipmentId: string }
    ))
  | { intent: 'gift'; itemId: string; giftOption: GiftOption | null }

type FormIntent = Exclude<CartCommand, DialogCommand>['intent']

type FormFields = { text: (name: string) => string; qty: number }

const commandsByIntent: { [Intent in FormIntent]: (read: FormFields) => CartCommand } = {
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
    ...(text('qty') !== '' && { qty }),
  }),
  restore: ({ text }) => ({
    intent: 'restore',
    itemId: text('itemId'),
    saveForLaterId: text('saveForLaterId'),
  }),
  resize: ({ text }) => ({ intent: 'resize', itemId: text('itemId'), sku: text('sku') }),
  ...promotionCommands,
}

const isIntent = (text: string): text is FormIntent => Object.hasOwn(commandsByIntent, text)

export function parseCartCommand(form: FormData): CartCommand | undefined {
  const text = (name: string) => String(form.get(name) ?? '')
  const intent = text('intent')
  const qty = Number(form.get('qty') ?? 1)
  if (!isIntent(intent) || !Number.isInteger(qty) || qty < 1) return undefined
  return commandsByIntent[intent]({ text, qty })
}
