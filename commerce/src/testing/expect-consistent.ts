import { expect } from 'vitest'
import { findInconsistencies } from '../orders/money/consistency-store.ts'
import type { Shop } from './shop.ts'

/** After a test: no unexpected error occurred, and stock, payments and orders agree. */
export async function expectConsistent({
  unexpectedErrors: failures,
  database,
}: Shop): Promise<void> {
  expect(failures).toEqual([])
  expect(await findInconsistencies(database.query)).toEqual([])
}
