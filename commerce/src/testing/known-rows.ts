import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { demoDocuments } from '@cairn/demo/content/documents'
import { knownWorld, type WorldRow } from '@cairn/demo/world'
import { importIntoEmpty } from '../imports.ts'
import { cardSecret } from './card-secret.ts'
import type { Filling } from '../platform/database/template-directory.ts'

/** What the demo world counts its ages from, in tests that look at none. */
const seededOn = new Date().toISOString().slice(0, 10)

/** The styles that everything relies on, as they cost without promotions. */
export const knownRows = (): WorldRow[] =>
  knownWorld(seededOn).filter((row) => !isOfPromotions(row))

/** For tests that want the promotions and codes of the demo world too. */
export const knownPromotions = (): WorldRow[] => knownWorld(seededOn).filter(isOfPromotions)

const isOfPromotions = ({ kind }: WorldRow) =>
  kind === 'promotion' || kind === 'coupon' || kind === 'couponUse'

/** A database with these rows, made once and copied: importing them takes longer than most tests. */
export const knownFilling = (): Filling => ({
  key: hashOf([JSON.stringify(knownShop()), ...sourcesOfImport()]),
  fill: ({ query }) => importIntoEmpty(query, { rows: knownShop, cardSecret }),
})

/** With the pages that show them. */
const knownShop = () => [...knownRows(), ...demoDocuments(seededOn)]

/** Whoever changes how rows are put away gets other rows. */
const sourcesOfImport = () =>
  globSync(
    [
      'imports.ts',
      '{accounts,catalogue,checkout,content,loyalty,orders,payments,promotions,shipping,stores,tax,platform}/**/*.ts',
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
