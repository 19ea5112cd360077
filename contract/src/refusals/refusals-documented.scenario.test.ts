import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusals } from './refusals.ts'

const projectFile = (path: string) => new URL(`../../../${path}`, import.meta.url)
const [catalogueSection = '', shownSection = ''] = readFileSync(
  projectFile('docs/errors.md'),
  'utf8',
).split('## Where each error is shown')
const [codesSection = '', aliasSection = ''] = shownSection.split(
  '## What pages do with the named ids',
)

const cellsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => /^\| (?!Code|Id|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', where = '', shownBy = '']) => ({ id, where, shownBy }))

const nameOf = (id: string) => Object.entries(refusals).find(([, entry]) => entry.id === id)?.[0]

/** The source of the test file that a cell names, and the test title in the cell. */
function testIn(cell: string) {
  const [, name = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(cell) ?? []
  const path = /^(?:storefront|e2e|server)\//.test(name) ? name : `commerce/src/${name}`
  const file = [`${path}.test.ts`, `${path}.test.tsx`].find((candidate) =>
    existsSync(projectFile(candidate)),
  )
  return { text: file === undefined ? '' : readFileSync(projectFile(file), 'utf8'), title }
}

const testExists = ({ shownBy }: { shownBy: string }): boolean => {
  const { text, title } = testIn(shownBy)
  return title !== '' && text.includes(title)
}

const isNotBuilt = ({ where, shownBy }: { where: string; shownBy: string }) =>
  where.startsWith('later: ') && shownBy === ''

test('docs/errors.md states for every code where it is shown, and names a test that produces it', () => {
  const rows = cellsOf(codesSection)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(
    Object.values(refusals)
      .map(({ id }) => id)
      .toSorted(),
  )
  expect(rows.filter((row) => row.where === '' || !(isNotBuilt(row) || testExists(row)))).toEqual(
    [],
  )
  const notAsserted = rows.filter(({ id, shownBy }) => {
    const { text } = testIn(shownBy)
    return shownBy !== '' && !text.includes(id) && !text.includes(`'${nameOf(id)}'`)
  })
  expect(notAsserted).toEqual([])
})

test('docs/errors.md marks exactly the codes without a test as not built yet', () => {
  const notBuilt = catalogueSection
    .split('\n')
    .filter((line) => /^\| (?:[A-Z]+\d+|\d+) .*\| not built yet \|/.test(line))
    .map((line) => line.split('|')[1]?.trim())
  const withoutTest = cellsOf(codesSection).filter(isNotBuilt)
  expect(withoutTest.map(({ id }) => id).toSorted()).toEqual(notBuilt.toSorted())
})

test('docs/errors.md names a test for every alias that pages handle', () => {
  const rows = cellsOf(aliasSection)
  const ids = rows.flatMap(({ id }) => id.split(', '))
  const aliases = Object.values(refusals).flatMap((entry) =>
    'alias' in entry ? [entry.alias] : [],
  )
  expect([...new Set(aliases)].filter((id) => !ids.includes(id))).toEqual([])
  expect(rows.filter((row) => row.where === '' || !testExists(row))).toEqual([])
})
