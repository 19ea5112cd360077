import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { importFiles } from '../imports.ts'
import { cardSecret } from '../testing/import-rows.ts'
import { denverAddress } from '../testing/ready-to-order.ts'
import { openShop, type Shop } from '../testing/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const shopper = 'c0000001-0000-4000-8000-000000000001'
const row = (more: object = {}) => ({
  kind: 'savedAddress',
  addressId: crypto.randomUUID(),
  consumerId: shopper,
  ...denverAddress,
  ...more,
})

const importAddresses = (...rows: object[]) =>
  importFiles(shop.database.query, {
    files: [
      { name: 'book.ndjson', text: rows.map((importRow) => JSON.stringify(importRow)).join('\n') },
    ],
    isDryRun: false,
    cardSecret,
  })

test('an imported main address replaces the previous one', async () => {
  const address = row({ main: true })
  expect(await importAddresses(address)).toMatchObject({
    ok: true,
    changes: [{ entity: 'saved address', id: address.addressId, change: 'added' }],
  })
  expect(await importAddresses(address)).toMatchObject({ ok: true, changes: [] })
  const { rows } = await shop.database.run(
    'select address_id from address_book_entries where account_id = $1 and is_main',
    [shopper],
  )
  expect(rows).toEqual([{ address_id: address.addressId }])
})

test.each([
  ['of an unknown customer', row({ consumerId: crypto.randomUUID() }), 'there is no customer'],
  ['without a country', row({ countryCode: undefined }), 'is missing'],
  ['in the format of another country', row({ postalCode: 'SE1 3LD' }), 'postalCode'],
])('an address %s is refused', async (_, address, message) => {
  expect(JSON.stringify(await importAddresses(address))).toContain(message)
  expect(await importAddresses(address)).toMatchObject({ ok: false })
})
