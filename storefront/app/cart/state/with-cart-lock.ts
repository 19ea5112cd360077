import { withLock } from '../../platform/with-lock.ts'
import { syncFromStorage } from './cart-store.ts'

/** Runs one command after another, across all tabs, each with the result of the previous one. */
export function withCartLock<Value>(work: () => Promise<Value>): Promise<Value> {
  return withLock('cairn-cart', () => {
    syncFromStorage()
    return work()
  })
}
