import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const [told = '', shown = ''] = readFileSync(at('docs/errors.md'), 'utf8').split(
  '## Where each one is told',
)
const [codes = '', named = ''] = shown.split('## What pages do with the named ids')

const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!Code|Id|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', where = '', shownBy = '']) => ({ id, where, shownBy }))

const nameOf = (id: string) => Object.entries(refusals).find(([, entry]) => entry.id === id)?.[0]

/** The text of the file that a cell names, and the sentence in it. */
function testIn(cell: string) {
  const [, name = '', sentence = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? []
  const path = /^(?:storefront|e2e|server)\//.test(name) ? name : `commerce/src/${name}`
  const file = [`${path}.test.ts`, `${path}.test.tsx`].find((each) => existsSync(at(each)))
  return { text: file === undefined ? '' : readFileSync(at(file), 'utf8'), sentence }
}

const isThere = ({ shownBy }: { shownBy: string }): boolean => {
  const { text, sentence } = testIn(shownBy)
  return sentence !== '' && text.includes(sentence)
}

const isLater = ({ where, shownBy }: { where: string; shownBy: string }) =>
  where.startsWith('later: ') && shownBy === ''

test('the page of errors says of every code where it is told, and names a test that produces it', () => {
  const rows = cellsOf(codes)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    Object.values(refusals)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(rows.filter((row) => row.where === '' || !(isLater(row) || isThere(row)))).toEqual([])
  const silent = rows.filter(({ id, shownBy }) => {
    const { text } = testIn(shownBy)
    return shownBy !== '' && !text.includes(id) && !text.includes(`'${nameOf(id)}'`)
  })
  expect(silent).toEqual([])
})

test('what no test produces is what the page calls not built yet, and nothing else', () => {
  const built = told
    .split('\n')
    .filter((line) => /^\| (?:[A-Z]+\d+|\d+) .*\| not built yet \|/.test(line))
    .map((line) => line.split('|')[1]?.trim())
  const later = cellsOf(codes).filter(isLater)
  expect(later.map(({ id }) => id).toSorted()).toEqual(built.toSorted())
})

test('the page of errors names a test for whatever a page does with a named id', () => {
  const rows = cellsOf(named)
  const ids = rows.flatMap(({ id }) => id.split(', '))
  const known = Object.values(refusals).flatMap((entry) => ('named' in entry ? [entry.named] : []))
  expect([...new Set(known)].filter((id) => !ids.includes(id))).toEqual([])
  expect(rows.filter((row) => row.where === '' || !isThere(row))).toEqual([])
})
