import { expect, test } from 'vitest'
import { parseRecentlyViewed, withoutStyles, withViewed } from './recently-viewed-store.ts'

const ids = (count: number) => Array.from({ length: count }, (_, at) => `STYLE${100 + at}BLK`)

test('remembers the latest first, and each style once, in the colour seen last', () => {
  const seen = withViewed(withViewed(['CAIRN001BLK'], 'CAIRN002TRN'), 'CAIRN001EMB')

  expect(seen).toEqual(['CAIRN001EMB', 'CAIRN002TRN'])
})

test('forgets what was seen long ago', () => {
  expect(withViewed(ids(12), 'CAIRN001BLK')).toEqual(['CAIRN001BLK', ...ids(11)])
})

test('leaves out what somebody has before them, in whatever colour', () => {
  expect(withoutStyles(['CAIRN001BLK', 'CAIRN002TRN'], ['CAIRN001EMB'])).toEqual(['CAIRN002TRN'])
})

test.each([null, 'CAIRN001BLK', {}, [1, '<b>', 'cairn001blk', null]])(
  'makes nothing of what is no list of products: %o',
  (kept) => expect(parseRecentlyViewed(kept)).toEqual([]),
)

test('takes no more from a browser than it would keep there', () => {
  expect(parseRecentlyViewed(ids(100))).toHaveLength(12)
})
