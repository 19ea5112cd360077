import { expect, test } from 'vitest'
import { diffDocuments } from './document-diff.ts'

test('a difference is named by its path, and an inserted entry is one difference', () => {
  const [one, two, three] = [{ type: 'hero', fields: { title: 'A' } }, { type: 'spacer' }, 3]
  const before = { title: 'Camp', sections: [{ blocks: [one, three] }], position: 1 }
  const after = {
    title: 'Base camp',
    sections: [{ blocks: [{ ...one, fields: { title: 'B' } }, two, three] }],
  }
  expect(diffDocuments(before, after)).toEqual([
    { path: ['title'], before: 'Camp', after: 'Base camp' },
    { path: ['sections', 0, 'blocks', 0, 'fields', 'title'], before: 'A', after: 'B' },
    { path: ['sections', 0, 'blocks', 1], before: undefined, after: two },
    { path: ['position'], before: 1, after: undefined },
  ])
  expect(diffDocuments([1, 2, 3], [1, 2, 2, 3])).toEqual([
    { path: [2], before: undefined, after: 2 },
  ])
  expect(diffDocuments([1, 2, 3], [3])).toEqual([
    { path: [0], before: 1, after: undefined },
    { path: [1], before: 2, after: undefined },
  ])
  expect(diffDocuments(before, structuredClone(before))).toEqual([])
})
