import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** The pages and articles that a locale shows at present. */
export async function findPageSlugs(database: Database, locale: Locale): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from shown_content
    where kind in ('page', 'article') and locale = ${locale}
    order by slug limit 10000`.execute(database)
  return rows.map(({ slug }) => slug)
}

export async function findPageLocales(database: Database, slug: string): Promise<Locale[]> {
  const { rows } = await sql<{ locale: Locale }>`
    select locale from shown_content
    where kind in ('page', 'article') and slug = ${slug}`.execute(database)
  return rows.map(({ locale }) => locale)
}
