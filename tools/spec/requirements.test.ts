import { expect, test } from 'vitest'
import {
  collectNamed,
  countByArea,
  idsInTest,
  idsInText,
  notServed,
  readRequirements,
  unknownIds,
} from './requirements.ts'

const tsv = [
  'id\tseed\tsection\tkind\trequirement\tcheck',
  'CART-001\t0\t3\tentity\tA cart "has" lines.\tRead one.',
  'CART-002\t0\t3\tentity\tA cart has totals.\tRead them.',
  'ERR-001\t0\t3\tcode\tA code.\tSee it.',
].join('\n')

test('reads rows without interpreting quotes', () => {
  expect(readRequirements(tsv)[0]).toEqual({
    id: 'CART-001',
    area: 'CART',
    requirement: 'A cart "has" lines.',
    check: 'Read one.',
  })
})

test('finds one or several ids at the end of a title', () => {
  const ids = ['CART-001', 'ERR-001'].join(', ')
  expect(idsInTest(`test('is refused (${ids})', () => {})`)).toEqual(['CART-001', 'ERR-001'])
  expect(idsInTest(`test.each(cases)(\`refuses $name (${ids})\`, () => {})`)).toHaveLength(2)
  expect(idsInTest('// see (CART-002) and CART-001\n')).toEqual([])
  expect(idsInText('| CART-002 | seen on a phone |')).toEqual(['CART-002'])
})

test('counts rows by area and reports unknown ids with their files', () => {
  const requirements = readRequirements(tsv)
  const named = collectNamed([
    { path: 'a.test.ts', ids: ['CART-001', 'CART-001', 'CART-999'] },
    { path: 'b.test.ts', ids: ['CART-001'] },
  ])
  expect(named.get('CART-001')).toEqual(['a.test.ts', 'b.test.ts'])
  expect(countByArea(requirements, named)).toEqual([
    { area: 'CART', named: 1, total: 2 },
    { area: 'ERR', named: 0, total: 1 },
  ])
  expect(unknownIds(named, requirements)).toEqual(['CART-999 in a.test.ts'])
})

test('reports calls that no routes file serves', () => {
  const routes = [
    'serve(readCart, guards.ownCart, a)\n serve(\n    addItem,\n guard, b)',
    'servePublic(readPage, guards.anyone, c)',
  ]
  const calls = ['readCart', 'addItem', 'removeItem', 'readPage']
  expect(notServed(calls, routes)).toEqual(['removeItem'])
})
