import { setTimeout as sleep } from 'node:timers/promises'
import type { Cart } from '@cairn/contract/cart-entity'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import { migrate } from '@cairn/commerce/platform/database/migrate'
import {
  hashOf,
  type Migration,
  readMigrations,
} from '@cairn/commerce/platform/database/migration-files'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort, type Home, openHome } from './testing/home.ts'
import { howMany } from './testing/how-many.ts'
import { questionsOfOldCode } from './testing/old-code.ts'
import { createEmptyDatabase, type OwnDatabase, testServer } from './testing/own-database.ts'
import type { Server } from './testing/spawn-server.ts'
import { slowest, steadyLoad } from './testing/steady-load.ts'

vi.setConfig({ testTimeout: howMany(180_000, 30 * 60_000), hookTimeout: 120_000 })

const perSecond = 50
const aWhile = howMany(300, 3_000)
/** Old code asks more with every table that there is. */
const forEachMigration = howMany(8_000, 40_000)
const shoppers = 10
/** A migration gives way after 0.3 s, and the machine has other things to do. */
const longestWait = 2_000

const file = (name: string, sql: string): Migration => ({ name, sql, hash: hashOf(sql) })

describe.runIf(testServer)('every migration of the house (promise 44)', () => {
  const all = readMigrations()
  const first = all.findIndex(({ name }) => name > '006')
  let own: OwnDatabase
  let database: OpenDatabase
  beforeEach(async () => {
    own = await createEmptyDatabase(testServer ?? '')
    database = await openDatabase({ url: own.url, connectTimeoutMs: 10_000 })
    await migrate(database, all.slice(0, first))
    await fill(database, howMany(2_000, 100_000))
  })
  afterEach(async () => {
    await database.close()
    await own.remove()
  })

  /** What old code was told while the last of these was applied, and after it. */
  async function migrateUnderLoad(migrations: readonly Migration[]) {
    const questions = await questionsOfOldCode(database)
    const load = steadyLoad(perSecond, async (asked) => {
      await questions[asked % questions.length]?.()
      return 'fine'
    })
    await sleep(aWhile)
    const applied = await migrate(database, [...migrations])
    expect(applied).toEqual([migrations.at(-1)?.name])
    await sleep(aWhile + (questions.length / perSecond) * 1000)
    return load.finish()
  }

  test(
    'lets everything go on that could be said to the tables before it',
    async () => {
      for (const [at] of all.entries()) {
        if (at < first) continue
        const outcomes = await migrateUnderLoad(all.slice(0, at + 1))

        expect(outcomes.filter(({ told }) => told !== 'fine')).toEqual([])
        expect(slowest(outcomes)).toBeLessThan(longestWait)
      }
    },
    (all.length - first) * forEachMigration,
  )

  test.each([
    ['takes a column away', 'alter table cart_lines drop column gift_option'],
    ['renames one', 'alter table carts rename changed_at to touched_at'],
    [
      'asks for what nobody gives',
      `alter table carts add note text not null default ''; alter table carts alter note drop default`,
    ],
    ['keeps others out', 'lock table sessions; select pg_sleep(4)'],
  ])('would be seen to fail if it %s', async (_, sql) => {
    const outcomes = await migrateUnderLoad([...all.slice(0, first), file('900-wrong.sql', sql)])

    expect(outcomes.some(({ told }) => told !== 'fine')).toBe(true)
  })
})

/** A shop of its first days, with enough in it that going through all of it takes a while. */
const fill = (database: OpenDatabase, rows: number) =>
  database.exec(`
    insert into styles (style_id) select 'S' || lpad(n::text, 7, '0') from generate_series(1, ${rows}) n;
    insert into style_texts (style_id, locale, name, slug) select style_id, 'en-us', 'Name', 'slug' from styles;
    insert into products (product_id, style_id, colour) select style_id || 'BLK', style_id, 'BLK' from styles;
    insert into product_texts (product_id, locale, colour_name) select product_id, 'en-us', 'Black' from products;
    insert into prices (product_id, site_id, current_minor, original_minor)
      select product_id, 'CAIRN-US', 100, 100 from products;
    insert into variants (sku, product_id, upc) select product_id || '-M', product_id, product_id from products;
    insert into sessions (consumer_id, consumer_no, consumer_type, access_hash, access_expires_at, refresh_hash, refresh_expires_at)
      select gen_random_uuid(), 'G' || n, 'GUEST', 'a' || n, now(), 'r' || n, now() from generate_series(1, ${rows}) n;
    insert into carts (consumer_id) select consumer_id from sessions;
    insert into cart_lines (id, cart_id, sku, quantity, shipping_method)
      select gen_random_uuid(), id, (select min(sku) from variants), 1, 'standard' from carts;
    insert into rate_counts (key, window_start, count) values ('one', now(), 1);
    insert into spent_challenges (signature, expires_at) values ('one', now());
    analyze`)

describe.runIf(testServer)('an old and a new version on one database (promise 44)', () => {
  let home: Home
  let database: OpenDatabase
  let old: Server
  let newer: Server | undefined
  let isOldLeaving = false
  beforeEach(async () => {
    home = await openHome()
    old = await home.start()
    newer = undefined
    isOldLeaving = false
    database = await openDatabase({ url: home.databaseUrl, connectTimeoutMs: 10_000 })
  })
  afterEach(async () => {
    await database.close()
    await home.remove()
  })

  async function shopOnBoth() {
    const carts = await Promise.all(Array.from({ length: shoppers }, () => openCart(old)))
    const ask = async (at: number) => {
      const cart = carts[at % carts.length]
      const server = newer && (isOldLeaving || at % 2 === 0) ? newer : old
      return cart ? askFor(at % 4 === 0 ? 'page' : 'change', { server, cart, at }) : 'nobody'
    }
    return steadyLoad(perSecond, ask)
  }

  test('go on while the new one starts, its migrations run and the old one stops', async () => {
    const load = await shopOnBoth()
    await sleep(aWhile)
    newer = await home.start({ PORT: String(await freePort()) })
    for (let at = 1; at <= nextMigrations.length; at += 1) {
      await migrate(database, [...readMigrations(), ...nextMigrations.slice(0, at)])
      await sleep(aWhile)
    }
    isOldLeaving = true
    expect(await old.stop()).toBe(0)
    const outcomes = await load.finish()

    expect(outcomes.filter(({ told }) => told !== '200')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(perSecond)
  })

  test('are seen to fail when a migration locks what they need', async () => {
    newer = await home.start({ PORT: String(await freePort()) })
    const load = await shopOnBoth()
    await sleep(aWhile)
    const locking = file('990-lock.sql', 'lock table carts; select pg_sleep(5)')
    await migrate(database, [...readMigrations(), locking])
    const outcomes = await load.finish()

    expect(outcomes.some(({ told }) => told === '503')).toBe(true)
  })
})

/** One of each kind that the rules allow, on the tables that are asked most. */
const nextMigrations = [
  file(
    '990-columns.sql',
    `alter table carts add note text; alter table sessions add seen text default 'no'`,
  ),
  file(
    '991-index.sql',
    'create index concurrently if not exists carts_by_change on carts (changed_at)',
  ),
  file('992-table.sql', 'create table notes (cart_id uuid primary key references carts (id))'),
  file(
    '993-view.sql',
    'create view noted as select c.id, n.cart_id from carts c join notes n on n.cart_id = c.id',
  ),
  file(
    '994-check.sql',
    'alter table cart_lines add constraint few check (quantity < 1000) not valid',
  ),
]

type OpenedCart = Awaited<ReturnType<typeof openCart>>

async function openCart(server: Server) {
  const guest = await server.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, basketId: body.basketId, itemId: body.items[0]?.itemId }
}

async function askFor(
  what: 'page' | 'change',
  { server, cart, at }: { server: Server; cart: OpenedCart; at: number },
): Promise<number> {
  if (what === 'page') {
    const page = await server.fetch('/en-us/cart', { headers: { cookie: cart.cookie } })
    await page.text()
    return page.status
  }
  const visitor = server.visitor()
  for (const pair of cart.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=')
    visitor.jar.set(name, value)
  }
  const { basketId, itemId } = cart
  const change = { itemId, qty: 1 + (at % 3) }
  return (await visitor.send('changeItem', { params: { basketId }, body: change })).status
}
