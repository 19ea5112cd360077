import { createHash } from 'node:crypto'
import { type ImportedOrder, importedOrder } from '@cairn/contract/orders-import'
import { siteOf } from '@cairn/contract/sites'
import type { Transaction } from '../platform/database/database.ts'
import {
  type Brought,
  type Change,
  type Complaint,
  importKind,
} from '../platform/import/import-kind.ts'
import { findSellables, ownNumbers, putPastOrder } from '../orders/past-orders-store.ts'
import { pastOrder } from './past-order.ts'

/** Orders of customers that were placed somewhere else before. */
export const orderImports = {
  order: importKind(importedOrder, {
    brings: ({ orderNumber }) => [orderNumber],
    check: checkOrders,
    put: putOrders,
  }),
}

const marketOf = ({ locale }: ImportedOrder) => ({ locale, siteId: siteOf(locale).siteId })

async function checkOrders(
  transaction: Transaction,
  orders: readonly ImportedOrder[],
  brought: Brought,
): Promise<Complaint[]> {
  const own = await ownNumbers(
    transaction,
    orders.map(({ orderNumber }) => orderNumber),
  )
  const complaints: Complaint[] = []
  for (const [row, order] of orders.entries()) {
    if (own.has(order.orderNumber)) {
      const sentence = 'an order of this shop has this number'
      complaints.push({ row, path: ['orderNumber'], sentence })
    }
    const skus = order.lines.map(({ sku }) => sku)
    const known = await findSellables(transaction, skus, marketOf(order))
    for (const [at, sku] of skus.entries()) {
      if (known.has(sku) || brought('style').has(sku)) continue
      complaints.push({ row, path: ['lines', at, 'sku'], sentence: `there is no variant ${sku}` })
    }
  }
  return complaints
}

async function putOrders(
  transaction: Transaction,
  orders: readonly ImportedOrder[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (const order of orders) {
    const id = (part: number | string) => uuidOf(`${order.orderNumber} ${part}`)
    const skus = order.lines.map(({ sku }) => sku)
    const sellables = await findSellables(transaction, skus, marketOf(order))
    const written = pastOrder(order, { sellables, idOf: id })
    const how = await putPastOrder(transaction, order, { orderId: id('order'), written })
    if (how !== 'same') changes.push({ thing: 'order', id: order.orderNumber, how })
  }
  return changes
}

/** The same for the same order, however often it is handed in. */
const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
