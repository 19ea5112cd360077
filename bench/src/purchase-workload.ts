import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { denverAddress, cardTokens } from '@cairn/commerce/testing/ready-to-order'
import type { Visit } from './load-run.ts'
import { basketIdPlaceholder } from './make-visit.ts'
import { sellableSkus, rawCallRequest } from './shop.ts'
import { createWorkload, type Workload } from './workloads.ts'

export const shoppers = 8
export const purchaseName = 'whole guest purchase, 8 shoppers at once'

/** More stock than any run can sell. */
const stockPerVariant = 10_000_000
const startTimeoutMs = 20_000

type RunningShop = { port: number; sandboxPort: number; databaseUrl: string }

/** A complete purchase by a new guest, with another product for each shopper. */
export async function preparePurchase({
  port,
  sandboxPort,
  databaseUrl,
}: RunningShop): Promise<Workload> {
  const skus = sellableSkus().slice(0, shoppers)
  await fillStock(databaseUrl)
  await waitForSandbox(sandboxPort)
  const visits = await Promise.all(skus.map(purchaseOf))
  return { ...(await createWorkload(purchaseName, port, visits)), connections: shoppers }
}

export const purchaseSteps = [
  'guest token',
  'new cart and first item',
  'shipping address',
  'billing address',
  'prepare the order',
  'place the order',
]

async function purchaseOf(sku: string): Promise<Visit> {
  const params = { basketId: basketIdPlaceholder }
  const basketId = basketIdPlaceholder
  const address = denverAddress
  const paymentMethod = {
    code: 'CREDIT_CARD',
    additionalData: { token: cardTokens.approve, cardType: 'visa' },
  }
  return [
    await rawCallRequest('requestToken', { body: { type: 'Guest' } }),
    await rawCallRequest('createCartWithItem', { body: { sku, qty: 1 } }),
    await rawCallRequest('setShippingAddress', { params, body: { address } }),
    await rawCallRequest('setBillingAddress', { params, body: { address } }),
    await rawCallRequest('prepareOrder', { body: { basketId } }),
    await rawCallRequest('placeOrder', { body: { cartId: basketId, paymentMethod } }),
  ]
}

/** Includes free gifts, which could sell out, too. */
async function fillStock(url: string): Promise<void> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await database.run('update variants set on_hand = $1', [stockPerVariant])
  } finally {
    await database.close()
  }
}

/** The payment sandbox starts together with the server and may take longer. */
async function waitForSandbox(port: number): Promise<void> {
  for (const end = performance.now() + startTimeoutMs; performance.now() < end; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('the payment sandbox does not start')
}
