import { existsSync } from 'node:fs'
import { type RowKind, documentKindOfRow } from '@cairn/contract/imports/content-import'
import { demoDocuments } from '@cairn/demo/documents'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { sampleTemplateRows } from '../../testing/sample-rows.ts'
import { parseDocument } from './parse-document.ts'
import { findBrokenReferences } from './reference-check-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase({ rows: sampleTemplateRows() })
})
afterAll(() => database.close())

const demoPictures = new URL('../../../../demo/pictures/', import.meta.url)

function parsedDemo() {
  const kinds: Readonly<Record<string, (typeof documentKindOfRow)[RowKind]>> = documentKindOfRow
  return demoDocuments('2026-03-01').flatMap((document) => {
    const { kind, ...source } = Object(document)
    const parsed = parseDocument(source, { kind: kinds[kind] ?? 'page' })
    return 'problems' in parsed ? [] : [parsed]
  })
}

test('every picture and link of the demo leads somewhere in each of its locales', async () => {
  const documents = parsedDemo()
  expect(documents.length).toBeGreaterThan(50)
  const hasPicture = (id: string) => existsSync(new URL(`${id}.webp`, demoPictures))
  const problems = await inTransaction(database.query, (transaction) =>
    findBrokenReferences(transaction, { documents, hasPicture }),
  )
  expect(problems).toEqual([])
})
