import { createHash } from 'node:crypto'
import { type ImportedOrder, importedOrder } from '@cairn/contract/imports/orders-import'
import { siteOf } from '@cairn/contract/sites/sites'
import { findSellables } from '../catalogue/sellable/sellable-store.ts'
import { findOwnOrderNumbers, putImportedOrder } from '../orders/imported-orders-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import {
  type ImportedIds,
  type Change,
  type RowProblem,
  importKind,
} from '../platform/import/import-kind.ts'
import { orderFromImport } from './order-from-import.ts'

/** Orders that customers placed in another shop. */
export const orderImports = {
  order: importKind(importedOrder, {
    idsOf: ({ orderNumber }) => [orderNumber],
    check: checkOrders,
    write: putOrders,
  }),
}

const marketOf = ({ locale }: ImportedOrder) => ({ locale, siteId: siteOf(locale).siteId })

async function checkOrders(
  transaction: Transaction,
  orders: readonly ImportedOrder[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const ownNumbers = await findOwnOrderNumbers(
    transaction,
    orders.map(({ orderNumber }) => orderNumber),
  )
  const problems: RowProblem[] = []
  for (const [row, order] of orders.entries()) {
    if (ownNumbers.has(order.orderNumber)) {
      const message = 'an order of this shop has this number'
      problems.push({ row, path: ['orderNumber'], message })
    }
    const skus = order.lines.map(({ sku }) => sku)
    const sellables = await findSellables(transaction, skus, marketOf(order))
    for (const [index, sku] of skus.entries()) {
      if (sellables.has(sku) || importedIds('style').has(sku)) continue
      problems.push({ row, path: ['lines', index, 'sku'], message: `there is no variant ${sku}` })
    }
  }
  return problems
}

async function putOrders(
  transaction: Transaction,
  orders: readonly ImportedOrder[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (const order of orders) {
    const idOf = (part: number | string) => uuidOf(`${order.orderNumber} ${part}`)
    const skus = order.lines.map(({ sku }) => sku)
    const sellables = await findSellables(transaction, skus, marketOf(order))
    const contents = orderFromImport(order, { sellables, idOf })
    const change = await putImportedOrder(transaction, order, {
      orderId: idOf('order'),
      contents,
    })
    if (change !== 'same') changes.push({ entity: 'order', id: order.orderNumber, change })
  }
  return changes
}

/** Derived from the text, so that importing an order again gives it the same ids. */
const uuidOf = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
