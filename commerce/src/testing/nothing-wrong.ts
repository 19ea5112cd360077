import { expect } from 'vitest'
import { checkBooks } from '../orders/check-books-store.ts'
import type { Shop } from './shop.ts'

/** After a test: nothing failed that was nobody's input, and stock, money and orders agree. */
export async function nothingWrong({ failures, database }: Shop): Promise<void> {
  expect(failures).toEqual([])
  expect(await checkBooks(database.query)).toEqual([])
}
