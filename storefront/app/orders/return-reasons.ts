import type { ReturnReason } from '@cairn/contract/return-entity'
import type { MessageKey } from '../messages/messages.ts'

const names: Record<ReturnReason, MessageKey> = {
  tooSmall: 'returnTooSmall',
  tooLarge: 'returnTooLarge',
  notAsShown: 'returnNotAsShown',
  faulty: 'returnFaulty',
  wrongItem: 'returnWrongItem',
  changedMind: 'returnChangedMind',
}

const isReason = (text: string): text is ReturnReason => Object.hasOwn(names, text)

export const reasonName = (reason: ReturnReason): MessageKey => names[reason]
export const returnReasons = Object.keys(names).filter(isReason)

/** What of a form's line goes back. */
export type ChosenPieces = { itemId: string; qty: number; reason?: ReturnReason }

/** As it was typed: every line that may go back has a field for how many and one for why. */
export function chosenPieces(form: FormData): ChosenPieces[] {
  const fields = [...form.keys()].filter((name) => name.startsWith('qty-'))
  return fields.flatMap((name) => {
    const itemId = name.slice('qty-'.length)
    const qty = Number(form.get(name))
    const reason = String(form.get(`reason-${itemId}`) ?? '')
    if (!Number.isInteger(qty) || qty < 1) return []
    return [{ itemId, qty, ...(isReason(reason) && { reason }) }]
  })
}
