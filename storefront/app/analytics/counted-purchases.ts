import { storedText } from '../platform/browser-storage.ts'

const stored = storedText('cairn_counted_orders')
const maxOrders = 20

/** Notes that the purchase of an order was counted. Returns whether it was not counted before in this browser. */
export function countPurchase(orderNumber: string): boolean {
  const counted = (stored.read() ?? '').split(' ').filter(Boolean)
  if (counted.includes(orderNumber)) return false
  stored.write([...counted, orderNumber].slice(-maxOrders).join(' '))
  return true
}
