import { expect, test } from 'vitest'
import { withCurrentItemId } from './current-item-id.ts'

const line = (itemId: string, sku: string, to = 'Ada') => ({
  itemId,
  item: { sku, qty: 1, giftOption: { email: 'gift@cairn.example', to, message: '' } },
})

const before = [line('1', 'card', 'Ada'), line('2', 'card', 'Grace')]
const after = [line('3', 'card', 'Grace'), line('4', 'card', 'Ada')]
const removal = (itemId: string) => ({ intent: 'remove', itemId }) as const

test('a line is found again by all the fields it was added with', () => {
  expect(withCurrentItemId(removal('1'), { before, after })).toEqual(removal('4'))
  expect(withCurrentItemId(removal('2'), { before, after })).toEqual(removal('3'))
})

test('a line that still has its id is not searched', () => {
  expect(withCurrentItemId(removal('2'), { before, after: before })).toEqual(removal('2'))
})

test('a command for a missing line is sent unchanged, so that the server explains it', () => {
  expect(withCurrentItemId(removal('1'), { before, after: [] })).toEqual(removal('1'))
})
