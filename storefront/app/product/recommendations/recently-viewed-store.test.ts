import { expect, test } from 'vitest'
import { parseRecentlyViewed, withoutStyles, withViewed } from './recently-viewed-store.ts'

const ids = (count: number) => Array.from({ length: count }, (_, index) => `STYLE${100 + index}BLK`)

test('lists the latest product first, and each style once in the colour viewed last', () => {
  const viewedIds = withViewed(withViewed(['CAIRN001BLK'], 'CAIRN002TRN'), 'CAIRN001EMB')

  expect(viewedIds).toEqual(['CAIRN001EMB', 'CAIRN002TRN'])
})

test('removes the oldest products above the maximum', () => {
  expect(withViewed(ids(12), 'CAIRN001BLK')).toEqual(['CAIRN001BLK', ...ids(11)])
})

test('leaves out the styles on the page in every colour', () => {
  expect(withoutStyles(['CAIRN001BLK', 'CAIRN002TRN'], ['CAIRN001EMB'])).toEqual(['CAIRN002TRN'])
})

test.each([null, 'CAIRN001BLK', {}, [1, '<b>', 'cairn001blk', null]])(
  'ignores stored values that are not lists of products: %o',
  (stored) => expect(parseRecentlyViewed(stored)).toEqual([]),
)

test('reads at most the maximum number of stored products', () => {
  expect(parseRecentlyViewed(ids(100))).toHaveLength(12)
})
