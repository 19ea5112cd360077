import { expect, test } from 'vitest'
import type { Source } from '../architecture/sources.ts'
import { definedQueries, unexecutedQueries } from './raw-queries.ts'

const path = 'commerce/src/cart/cart-store.ts'
const store = (...lines: string[]): Source => ({
  path,
  text: ["import { rawQuery } from '../raw-query.ts'", ...lines].join('\n'),
})

test('a raw query that no test executes is found', () => {
  const sources = [
    store("rawQuery({ id: 'text' })`select 1`", '', 'preparedQuery<A, B>({ columns: {} })'),
  ]
  expect(unexecutedQueries(sources, new Set())).toEqual([`${path}:2`, `${path}:4`])
  expect(unexecutedQueries(sources, new Set([`${path}:2`]))).toEqual([`${path}:4`])
  expect(unexecutedQueries(sources, new Set([`${path}:2`, `${path}:4`]))).toEqual([])
})

test('queries of tests are not required to be executed', () => {
  const { text } = store("rawQuery({ id: 'text' })`select 1`")
  expect(definedQueries([{ path: 'commerce/src/cart/cart.test.ts', text }])).toEqual([])
})

test('a definition that cannot be told from others is refused', () => {
  expect(() => definedQueries([store('const define = rawQuery')])).toThrow('direct call')
  expect(() => definedQueries([store('[rawQuery(a)`b`, rawQuery(a)`c`]')])).toThrow('two queries')
})
