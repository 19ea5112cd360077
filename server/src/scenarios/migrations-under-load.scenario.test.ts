import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OpenDatabase } from '@cairn/commerce/platform/database/database'
import {
  migrate,
  hashOf,
  type Migration,
  readMigrations,
} from '@cairn/commerce/platform/database/migrations/migrate'
import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Cart } from '@cairn/contract/cart/cart'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { previousVersionQueries } from '../testing/previous-version-queries.ts'
import type { TestServer } from '../testing/spawn-server.ts'
import { measureOutcome, steadyLoad } from '../testing/steady-load.ts'
import {
  createEmptyDatabase,
  type TemporaryDatabase,
  testPostgresUrl,
} from '../testing/temporary-database.ts'
import {
  freePort,
  type TestInstallation,
  openTestInstallation,
} from '../testing/test-installation.ts'

vi.setConfig({ testTimeout: shortOrLong(180_000, 30 * 60_000), hookTimeout: 120_000 })

const perSecond = 50
const testMilliseconds = shortOrLong(100, 3_000)
/** The previous version runs more queries with every table. */
const forEachMigration = shortOrLong(8_000, 40_000)
const shoppers = 10
/** A migration gives up a lock after 0.3 s. PostgreSQL itself refuses a statement that waits longer than this. */
const longestLockWait = 2_000

const file = (name: string, sql: string): Migration => ({ name, sql, hash: hashOf(sql) })

describe.runIf(testPostgresUrl)('every kind of migration (guarantee 44)', () => {
  const all = readMigrations(join(import.meta.dirname, '../testing/sample-migrations'))
  const first = 1
  let own: TemporaryDatabase
  let database: OpenDatabase
  beforeEach(async () => {
    own = await createEmptyDatabase(testPostgresUrl ?? '')
    const settings = { connectTimeoutMs: 10_000, lockTimeoutMs: longestLockWait }
    database = await openDatabase({ url: own.url, ...settings })
    await migrate(database, all.slice(0, first))
    await fill(database, shortOrLong(2_000, 100_000))
  })
  afterEach(async () => {
    await database.close()
    await own.remove()
  })

  /**
   * Applies the last of these migrations while queries of the previous version run, and runs every query
   * once more afterwards. Returns the outcomes of both.
   */
  async function migrateUnderLoad(migrations: readonly Migration[]) {
    const queries = await previousVersionQueries(database)
    const load = steadyLoad(perSecond, async (count) => {
      await queries[count % queries.length]?.()
      return 'fine'
    })
    await sleep(testMilliseconds)
    const applied = await migrate(database, [...migrations])
    expect(applied).toEqual([migrations.at(-1)?.name])
    const outcomes = await load.finish()
    for (const query of queries) {
      outcomes.push(await measureOutcome(() => query().then(() => 'fine')))
    }
    return outcomes
  }

  test(
    'interrupts no query of the previous version',
    async () => {
      for (const [index] of all.entries()) {
        if (index < first) continue
        const outcomes = await migrateUnderLoad(all.slice(0, index + 1))

        expect(outcomes.filter(({ result }) => result !== 'fine')).toEqual([])
      }
    },
    (all.length - first) * forEachMigration,
  )

  test.each([
    ['removes a column', 'alter table cart_lines drop column gift_option'],
    ['renames a column', 'alter table carts rename changed_at to touched_at'],
    [
      'adds a required column without a default',
      `alter table carts add note text not null default ''; alter table carts alter note drop default`,
    ],
    ['locks a table', 'lock table sessions; select pg_sleep(4)'],
  ])('is recognised as unsafe if it %s', async (_, sql) => {
    const outcomes = await migrateUnderLoad([...all.slice(0, first), file('900-wrong.sql', sql)])

    expect(outcomes.some(({ result }) => result !== 'fine')).toBe(true)
  })
})

/** Fills the first tables with enough rows that scanning them takes a while. */
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

describe.runIf(testPostgresUrl)('an old and a new version on one database (guarantee 44)', () => {
  let installation: TestInstallation
  let database: OpenDatabase
  let oldServer: TestServer
  let newServer: TestServer | undefined
  let isOldServerStopping = false
  beforeEach(async () => {
    installation = await openTestInstallation()
    oldServer = await installation.start()
    newServer = undefined
    isOldServerStopping = false
    database = await openDatabase({ url: installation.databaseUrl, connectTimeoutMs: 10_000 })
  })
  afterEach(async () => {
    await database.close()
    await installation.remove()
  })

  async function sendToBoth() {
    const carts = await Promise.all(
      Array.from({ length: shoppers }, () => findOrCreateCart(oldServer)),
    )
    const sendRequest = async (index: number) => {
      const cart = carts[index % carts.length]
      const server = newServer && (isOldServerStopping || index % 2 === 0) ? newServer : oldServer
      return cart ? askFor(index % 4 === 0 ? 'page' : 'change', { server, cart, index }) : 'nobody'
    }
    return steadyLoad(perSecond, sendRequest)
  }

  test('answer without a failure while the new one starts, its migrations run and the old one stops', async () => {
    const load = await sendToBoth()
    await sleep(testMilliseconds)
    newServer = await installation.start({ PORT: String(await freePort()) })
    for (let index = 1; index <= nextMigrations.length; index += 1) {
      await migrate(database, [...readMigrations(), ...nextMigrations.slice(0, index)])
      await sleep(testMilliseconds)
    }
    isOldServerStopping = true
    expect(await oldServer.stop()).toBe(0)
    const outcomes = await load.finish()

    expect(outcomes.filter(({ result }) => result !== '200')).toEqual([])
    expect(outcomes.length).toBeGreaterThan(perSecond)
  })

  test('fail when a migration locks a table that they need', async () => {
    newServer = await installation.start({ PORT: String(await freePort()) })
    const load = await sendToBoth()
    await sleep(testMilliseconds)
    const lockingMigration = file('990-lock.sql', 'lock table carts; select pg_sleep(5)')
    await migrate(database, [...readMigrations(), lockingMigration])
    const outcomes = await load.finish()

    expect(outcomes.some(({ result }) => result === '503')).toBe(true)
  })
})

/** A migration of each kind that the rules allow, on the most used tables. */
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

type OpenedCart = Awaited<ReturnType<typeof findOrCreateCart>>

async function findOrCreateCart(server: TestServer) {
  const guest = await server.guest()
  const { body } = await guest.send<Cart>('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  const cookie = [...guest.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { cookie, basketId: body.basketId, itemId: body.items[0]?.itemId }
}

async function askFor(
  kind: 'page' | 'change',
  { server, cart, index }: { server: TestServer; cart: OpenedCart; index: number },
): Promise<number> {
  if (kind === 'page') {
    const page = await server.fetch('/en-us/cart', { headers: { cookie: cart.cookie } })
    await page.text()
    return page.status
  }
  const visitor = server.visitor()
  for (const part of cart.cookie.split('; ')) {
    const [name = '', value = ''] = part.split('=')
    visitor.jar.set(name, value)
  }
  const { basketId, itemId } = cart
  const change = { itemId, qty: 1 + (index % 3) }
  return (await visitor.send('changeItem', { params: { basketId }, body: change })).status
}
