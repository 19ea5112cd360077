import { setTimeout as sleep } from 'node:timers/promises'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import type { CallResponse, Visitor } from '@cairn/commerce/testing/visitor'
import type { Order } from '@cairn/contract/orders/order'
import type { TestServer } from './spawn-server.ts'

/** An order that a shopper wants to place exactly once. */
export type Purchase = {
  key: string
  guest: Visitor
  basketId: string
  token: string
  /** The final response. */
  answer: CallResponse<Order> | undefined
}

export const sku = 'CAIRN001BLK-M'

const retryDelayMilliseconds = 250

/** Repeats a request while servers are killed and restarted. */
export async function retryUntilAnswered<Value>(
  request: () => Promise<Value>,
  milliseconds = 120_000,
): Promise<Value> {
  for (const deadline = Date.now() + milliseconds; ; await sleep(retryDelayMilliseconds)) {
    try {
      return await request()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

export async function preparePurchase(server: TestServer, token: string): Promise<Purchase> {
  const { guest, basketId } = await retryUntilAnswered(async () => {
    const readyGuest = await guestReadyToOrder(server, { sku })
    if (!readyGuest.basketId) throw new Error('there is no cart')
    return readyGuest
  })
  return { key: crypto.randomUUID(), guest, basketId, token, answer: undefined }
}

/** Places the order with the same idempotency key until there is a final response. */
export async function placeUntilAnswered(purchase: Purchase, maxTries: number): Promise<void> {
  const { key, guest, basketId, token } = purchase
  for (let attempt = 1; attempt <= maxTries && !purchase.answer; attempt += 1) {
    const answer = await placeOrder(guest, basketId, {
      token,
      headers: { 'idempotency-key': key },
    }).catch(() => undefined)
    if (answer && !isUndecided(answer)) purchase.answer = answer
    else await sleep(retryDelayMilliseconds)
  }
}

/** The order is in progress, or the server is unavailable for a moment. */
const isUndecided = ({ errorId }: CallResponse) => errorId === 'REQ409' || errorId === 'REQ503'
