import { hasTexts, storedValue } from '../../platform/browser-storage.ts'
import { randomId } from '../../platform/calls/random-id.ts'

type StoredKey = { orderData: string; key: string }

const isStoredKey = (stored: unknown): stored is StoredKey => hasTexts(stored, ['orderData', 'key'])

const storedKey = storedValue('cairn_order_key', isStoredKey, 'sessionStorage')

/**
 * The idempotency key of an order: the same for the same order data, also after a lost connection or a
 * reload of the page. It changes when the order data changes.
 */
export function orderKeyFor(order: unknown): string {
  const orderData = JSON.stringify(order)
  const stored = storedKey.read()
  if (stored?.orderData === orderData) return stored.key
  const key = randomId()
  storedKey.write({ orderData, key })
  return key
}

export const forgetOrderKey = () => storedKey.write(null)
