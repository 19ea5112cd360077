import type { AccountsRow } from '@cairn/contract/imports/accounts-import'
import type { CatalogueRow } from '@cairn/contract/imports/catalogue-import'
import { type Locale, locales } from '@cairn/contract/sites/sites'
import { importFiles } from '../imports.ts'
import type { Database, DatabaseRow, OpenDatabase } from '../platform/database/database.ts'
import type { ImportFile } from '../platform/import/read-rows.ts'
import type { ImportReport } from '../platform/import/run-import.ts'
import { hashPassword } from '../platform/passwords.ts'
import { password } from './sign-in.ts'

type ImportRow<Kind extends CatalogueRow['kind']> = Extract<CatalogueRow, { kind: Kind }>

export const inEveryLocale = <Value>(value: Value) =>
  Object.fromEntries(locales.map((locale) => [locale, value])) as Record<Locale, Value>

export const aCategory = (
  categoryId: string,
  parentId: string | null = null,
): ImportRow<'category'> => ({
  kind: 'category',
  categoryId,
  parentId,
  texts: inEveryLocale({ name: 'Jackets', slug: 'jackets' }),
})

/** A jacket in black, in the sizes S and M, sold in two countries. */
export const aStyle = (
  styleId: string,
  more: Partial<ImportRow<'style'>> = {},
): ImportRow<'style'> => ({
  kind: 'style',
  styleId,
  categories: ['210101'],
  texts: inEveryLocale({ name: 'Test jacket', slug: 'test-jacket' }),
  products: [aProduct(styleId)],
  ...more,
})

export const aProduct = (
  styleId: string,
  { colour = 'BLK', sizes = ['S', 'M'], current = 100_00 } = {},
): ImportRow<'style'>['products'][number] => ({
  productId: `${styleId}${colour}`,
  colour: colour.toLowerCase(),
  colourNames: inEveryLocale('Black'),
  prices: [
    { siteId: 'CAIRN-US', current, original: 100_00 },
    { siteId: 'CAIRN-DE', current, original: 100_00 },
  ],
  variants: sizes.map((size) => ({
    sku: `${styleId}${colour}-${size}`,
    upc: upcOf(`${styleId}${colour}${size}`),
    size,
    onHand: 10,
  })),
})

export type CustomerRow = Extract<AccountsRow, { kind: 'customer' }>

/** A customer with the password of all accounts in the sample rows. */
export const aCustomer = async (
  email: string,
  more: Partial<CustomerRow> = {},
): Promise<CustomerRow> => ({
  kind: 'customer',
  consumerId: crypto.randomUUID(),
  email,
  passwordHash: await hashPassword(password),
  ...more,
})

const upcOf = (text: string) =>
  Array.from(text, (letter) => letter.charCodeAt(0) % 10)
    .join('')
    .slice(-13)

export const fileOf = (rows: readonly unknown[], name = 'catalogue.ndjson'): ImportFile => ({
  name,
  text: rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
})

export const importRows = (
  database: Database,
  rows: readonly unknown[],
  isDryRun = false,
): Promise<ImportReport> => importFiles(database, { files: [fileOf(rows)], isDryRun, cardSecret })

/** Two categories and a style in the lower one. */
export async function resetCatalogue(database: OpenDatabase): Promise<void> {
  await database.exec('truncate styles, categories, product_sets cascade')
  await importRows(database.query, [
    aCategory('210000'),
    aCategory('210101', '210000'),
    aStyle('TEST0001'),
  ])
  await database.exec('delete from changes')
}

const catalogueTables = [
  'styles',
  'style_texts',
  'products',
  'variants',
  'prices',
  'categories',
  'changes',
]

/** All rows of the catalogue, to compare before and after. */
export async function readCatalogueRows(database: OpenDatabase): Promise<DatabaseRow[]> {
  const { rows } = await database.run(
    catalogueTables.map((table) => `select to_jsonb(t) as row from ${table} t`).join(' union all '),
  )
  return rows.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))
}

export const cardSecret = 'what the cards of tests are hashed with'
