import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@cairn/contract/order-entity'
import { guestReadyToOrder, placeOrder } from '@cairn/commerce/testing/ready-to-order'
import type { Received, Visitor } from '@cairn/commerce/testing/visitor'
import type { Server } from './spawn-server.ts'

/** What somebody wants to buy, once, whatever happens meanwhile. */
export type Purchase = {
  key: string
  guest: Visitor
  basketId: string
  token: string
  /** What was told in the end. */
  told: Received<Order> | undefined
}

export const sku = 'CAIRN001BLK-M'

const pause = 250

/** Servers come and go at this address: asks until somebody answers, or not for ever. */
export async function patiently<Value>(
  ask: () => Promise<Value>,
  milliseconds = 120_000,
): Promise<Value> {
  for (const deadline = Date.now() + milliseconds; ; await sleep(pause)) {
    try {
      return await ask()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}

export async function readyToBuy(server: Server, token: string): Promise<Purchase> {
  const { guest, basketId } = await patiently(async () => {
    const ready = await guestReadyToOrder(server, { sku })
    if (!ready.basketId) throw new Error('there is no cart')
    return ready
  })
  return { key: crypto.randomUUID(), guest, basketId, token, told: undefined }
}

/** Presses the button under the same key until it is told what became of it, at most so often. */
export async function insist(purchase: Purchase, tries: number): Promise<void> {
  const { key, guest, basketId, token } = purchase
  for (let tried = 1; tried <= tries && !purchase.told; tried += 1) {
    const answer = await placeOrder(guest, basketId, {
      token,
      headers: { 'idempotency-key': key },
    }).catch(() => undefined)
    if (answer && !isOpen(answer)) purchase.told = answer
    else await sleep(pause)
  }
}

/** Still at it, or away for a moment. */
const isOpen = ({ errorId }: Received) => errorId === 'REQ409' || errorId === 'REQ503'
