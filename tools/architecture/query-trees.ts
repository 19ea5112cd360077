import type { rules } from './rules.ts'
import type { Source } from './sources.ts'

/** Trees that violate a rule, and trees that comply with it. */
export type Trees = { violations: Source[][]; compliant: Source[][] }

export const code = (path: string, text: string): Source => ({ path, text })

const migration = code('commerce/migrations/001-cart.sql', 'create table carts (id uuid);')
const inCart = (text: string): Source[] => [
  migration,
  code('commerce/src/cart/store/cart-store.ts', text),
]
const withOtherFeature = (text: string): Source[] => [
  ...inCart(`db.selectFrom('carts')`),
  code('commerce/src/orders/orders-store.ts', text),
]

/** For the rules about queries. */
export const queryTrees = {
  'a table has one owner': {
    violations: [
      withOtherFeature(`db.updateTable('carts').set({ a: 1 })`),
      withOtherFeature(`db.selectFrom('orders').innerJoin('carts', 'a', 'b')`),
      withOtherFeature(`db.selectFrom(['orders', 'x']).leftJoin('carts as c', 'a', 'b')`),
      withOtherFeature('sql<Row>`select 1 from orders o join carts c on true`'),
      withOtherFeature('sql`insert into carts values (1)`'),
      withOtherFeature("rawQuery<Row>({ id: 'text' })`select id from carts`"),
      withOtherFeature('sql`select 1 where ${a ? sql`{` : b({})} and exists (select from carts)`'),
    ],
    compliant: [
      withOtherFeature(`db.selectFrom('orders')`),
      withOtherFeature(`db.selectFrom('live_carts') // selectFrom('carts')`),
      [...inCart(`db.selectFrom('carts')`), code('commerce/src/cart/a-jobs.ts', `from('carts')`)],
    ],
  },
  'only stores query the database': {
    violations: [
      [code('commerce/src/cart/cart-routes.ts', `database.selectFrom('carts').selectAll()`)],
      [code('commerce/src/cart/cart.ts', 'sql<Row>`select 1`.execute(database)')],
      [code('commerce/src/commerce.ts', 'sql`select 1`')],
      [code('commerce/src/commerce.ts', "rawQuery({ n: 'number' })`select 1 as n`")],
    ],
    compliant: [
      inCart(`database.selectFrom('carts')`),
      [code('commerce/src/platform/database/migrations/migrate.ts', 'sql`select 1`')],
    ],
  },
  'a raw query declares its columns': {
    violations: [
      inCart('sql<Row>`select 1`.execute(database)'),
      inCart('sql<{ a: string; b: Date }>`select 1`'),
      inCart('sql<string[]>`array(select 1)`'),
      inCart('const { rows } = await sql`select 1`.execute(database)'),
      inCart("select(['id', sql<boolean>`xmax = 0`.as('isNew')])"),
    ],
    compliant: [
      inCart("rawQuery<Row>({ id: 'text' })`select id from carts`"),
      inCart('where(sql<Date | null>`now()`)'),
      inCart('sql`select ${sql<number>`1`}`'),
      inCart("select(['id', rawColumn('isNew', 'boolean')`xmax = 0`])"),
    ],
  },
  'features use the interface of the database': {
    violations: [
      inCart(`import { openPool } from '../../platform/database/connection/pool.ts'`),
      inCart(`import { openTestDatabase } from '../../platform/database/testing.ts'`),
    ],
    compliant: [
      inCart(`import { rawQuery } from '../../platform/database/queries/raw-query.ts'`),
      inCart(`import { inTransaction } from '../../platform/database/in-transaction.ts'`),
      [code('commerce/src/cart/a.test.ts', `from '../platform/database/testing.ts'`)],
    ],
  },
} satisfies Partial<Record<keyof typeof rules, Trees>>
