import type { Shop } from '../shop.ts'

type TextColumn = { table: string; column: string }

/** The columns that can contain text, except those that are limited to a list of words. */
export async function textColumns({ database }: Pick<Shop, 'database'>): Promise<TextColumn[]> {
  const { rows } = await database.run(`
    select c.relname as table, a.attname as column
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and t.typname in ('text', 'varchar', 'bpchar', 'json', 'jsonb', 'bytea', '_text', '_varchar')
      and not exists (
        select from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')
    order by 1, 2`)
  return rows.map(({ table, column }) => ({ table: String(table), column: String(column) }))
}

/** Which of the texts are in which column. Bytes are searched, too. */
export async function findTexts(
  shop: Pick<Shop, 'database'>,
  texts: readonly string[],
): Promise<(TextColumn & { text: string })[]> {
  const found: (TextColumn & { text: string })[] = []
  for (const { table, column } of await textColumns(shop)) {
    const { rows } = await shop.database.run(
      `select distinct t.text from ${table}, unnest($1::text[], $2::text[]) as t (text, bytes)
       where ${column}::text ilike '%' || t.text || '%' or ${column}::text like '%' || t.bytes || '%'
       order by 1`,
      [texts, texts.map((text) => Buffer.from(text).toString('hex'))],
    )
    found.push(...rows.map(({ text }) => ({ table, column, text: String(text) })))
  }
  return found
}
