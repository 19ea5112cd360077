import type { ReturnReason } from '@cairn/contract/orders/order'
import type { MessageKey } from '../messages/messages.ts'

const reasonNames: Record<ReturnReason, MessageKey> = {
  tooSmall: 'returnTooSmall',
  tooLarge: 'returnTooLarge',
  notAsShown: 'returnNotAsShown',
  faulty: 'returnFaulty',
  wrongItem: 'returnWrongItem',
  changedMind: 'returnChangedMind',
}

const isReason = (text: string): text is ReturnReason => Object.hasOwn(reasonNames, text)

export const reasonName = (reason: ReturnReason): MessageKey => reasonNames[reason]
export const returnReasons = Object.keys(reasonNames).filter(isReason)

type ReturnedItem = { itemId: string; qty: number; reason?: ReturnReason }

/** Reads the quantity and reason fields of each line. */
export function returnedItemsIn(form: FormData): ReturnedItem[] {
  const fields = [...form.keys()].filter((name) => name.startsWith('qty-'))
  return fields.flatMap((name) => {
    const itemId = name.slice('qty-'.length)
    const qty = Number(form.get(name))
    const reason = String(form.get(`reason-${itemId}`) ?? '')
    if (!Number.isInteger(qty) || qty < 1) return []
    return [{ itemId, qty, ...(isReason(reason) && { reason }) }]
  })
}
