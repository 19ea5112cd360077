import {
  newPurchaser,
  pickupStoreRows,
  type Purchaser,
} from '@cairn/commerce/testing/purchases/purchasers'
import type { Purchase } from '@cairn/commerce/testing/purchases/purchases'
import { importRows } from '../shop/shop-commands.ts'

/** Imports a customer like one of the demo, with cards and credit of their own. */
export async function createPurchaser(
  purchase: Pick<Purchase, 'shopper' | 'payment'>,
): Promise<Purchaser> {
  const { purchaser, rows } = newPurchaser(purchase)
  await importRows(rows)
  return purchaser
}

export const importPickupStores = () => importRows(pickupStoreRows())
