import { inTurn } from '../platform/in-turn.ts'
import { hearOtherTabs } from './cart-store.ts'

/** One change after the other, each decided on what the one before left, in whichever tab. */
export function inCartTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  return inTurn('cairn-cart', () => {
    hearOtherTabs()
    return work()
  })
}
