import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSources } from '../architecture/sources.ts'
import { definedQueries, unexecutedQueries } from './raw-queries.ts'

const directory = process.env['CAIRN_QUERY_RECORDS'] ?? ''
const recorded = new Set(
  readdirSync(directory).flatMap((name) =>
    readFileSync(join(directory, name), 'utf8').trimEnd().split('\n'),
  ),
)
const sources = readSources(join(import.meta.dirname, '..', '..'))

test('every raw query was executed by a test, which compared its columns with the database', () => {
  expect(unexecutedQueries(sources, recorded)).toEqual([])
})

test('every record is the place of a raw query', () => {
  const isDefined = new Set(definedQueries(sources))
  const others = [...recorded].filter((location) => !isDefined.has(location))
  expect(others.filter((location) => !location.includes('.test.ts:'))).toEqual([])
})
