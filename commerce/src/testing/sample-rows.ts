import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { DemoRow } from '@cairn/demo/demo-row'
import { fixtureRows } from '@cairn/demo/demo-rows'
import { demoDocuments } from '@cairn/demo/documents'
import { importIntoEmpty } from '../imports.ts'
import type { TemplateRows } from '../platform/database/embedded/template-directory.ts'
import { cardSecret } from './import-rows.ts'

/** The date that the sample rows are relative to. */
const seededOn = new Date().toISOString().slice(0, 10)

/** The sample rows of most tests, without promotions and coupons. */
export const sampleRows = (): DemoRow[] =>
  fixtureRows(seededOn).filter((row) => !isOfPromotions(row))

export const samplePromotions = (): DemoRow[] => fixtureRows(seededOn).filter(isOfPromotions)

const isOfPromotions = ({ kind }: DemoRow) =>
  kind === 'promotion' || kind === 'coupon' || kind === 'couponUse'

/** Databases are copied from a template with these rows, because an import takes longer than most tests. */
export const sampleTemplateRows = (): TemplateRows => templateOf(sampleRows())

/** The rows that a server with the setting `SEED=known` imports at its first start. */
export const knownShopRows = (): TemplateRows => templateOf(fixtureRows(seededOn))

function templateOf(rowsOfData: readonly DemoRow[]): TemplateRows {
  const rows = [...rowsOfData, ...demoDocuments(seededOn)]
  return {
    key: hashOf([JSON.stringify(rows), ...sourcesOfImport()]),
    insert: ({ query }) => importIntoEmpty(query, { rows: () => rows, cardSecret }),
  }
}

/** A change in the import code makes a new template. */
const sourcesOfImport = () =>
  globSync(
    [
      'imports.ts',
      '{accounts,catalogue,checkout,content,experiments,loyalty,orders,payments,promotions,shipping,stores,tax,platform}/**/*.ts',
    ],
    {
      cwd: new URL('..', import.meta.url),
      exclude: ['**/*.test.ts'],
    },
  )
    .toSorted()
    .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))

const hashOf = (parts: readonly string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 12)
