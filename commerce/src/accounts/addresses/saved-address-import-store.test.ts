import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onFault } from '../../platform/faults.ts'
import { importRows } from '../../testing/import-rows.ts'
import { denverAddress } from '../../testing/ready-to-order.ts'
import { openShop, type Shop } from '../../testing/shop.ts'
import { signInAs } from '../../testing/sign-in.ts'
import type { Visitor } from '../../testing/visitor.ts'

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

const importAddresses = (...rows: object[]) => importRows(shop.database.query, rows)

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

describe('a repeated import', () => {
  const partial = 'c0000003-0000-4000-8000-000000000003'
  let visitor: Visitor
  beforeEach(async () => {
    await shop.database.run('delete from address_book_entries where account_id = $1', [partial])
    visitor = await shop.guest()
    await signInAs(visitor, 'partial@cairn.test')
  })

  const ownRow = (more: object = {}) => row({ consumerId: partial, ...more })
  const keptRow = ({ addressId }: { addressId: string }, ...fields: string[]) => ({
    entity: 'saved address',
    id: addressId,
    change: 'kept',
    fields,
  })
  const readBook = async () => {
    const { rows } = await shop.database.run(
      `select address_id as "addressId", is_main as main, fields->>'addressLine1' as "addressLine1"
       from address_book_entries where account_id = $1`,
      [partial],
    )
    return rows
  }
  const change = (addressId: string, address: object) =>
    visitor.send('changeAddress', { params: { addressId }, body: { address } })

  test('keeps an address that the customer has changed, names it, and changes the others', async () => {
    const [home, work] = [ownRow({ main: true }), ownRow({ addressLine1: '9 Work Street' })]
    await importAddresses(home, work)
    expect(await change(home.addressId, { addressLine1: '7 New Street' })).toMatchObject({
      status: 200,
    })
    const rows = [home, { ...work, addressLine1: '10 Work Street' }]

    expect(await importAddresses(...rows)).toEqual({
      ok: true,
      changes: [
        { entity: 'saved address', id: work.addressId, change: 'changed' },
        keptRow(home, 'address'),
      ],
    })
    const book = [
      { addressId: home.addressId, main: true, addressLine1: '7 New Street' },
      { addressId: work.addressId, main: false, addressLine1: '10 Work Street' },
    ]
    expect(await readBook()).toEqual(expect.arrayContaining(book))
    expect(await importAddresses(...rows)).toEqual({
      ok: true,
      changes: [keptRow(home, 'address')],
    })
    expect(await importAddresses({ ...home, force: true })).toMatchObject({
      changes: [{ change: 'changed' }],
    })
  })

  test('makes the first address of a type the main one if none is (ACC-036)', async () => {
    const [home, work] = [ownRow(), ownRow({ addressLine1: '9 Work Street' })]
    const bill = ownRow({ approachType: 'B' })
    await importAddresses(home, work, bill)
    const mainIds = async () =>
      (await readBook()).filter(({ main }) => main).map(({ addressId }) => addressId)
    const first = [home.addressId, bill.addressId].toSorted()
    expect((await mainIds()).toSorted()).toEqual(first)
    expect(await importAddresses(home, work, bill)).toEqual({ ok: true, changes: [] })

    await importAddresses(ownRow({ addressLine1: '11 New Street' }))
    expect((await mainIds()).toSorted()).toEqual(first)
    await importAddresses({ ...work, main: true })
    expect((await mainIds()).toSorted()).toEqual([work.addressId, bill.addressId].toSorted())
  })

  test('keeps an address that the customer has changed, also after they have changed it back', async () => {
    const home = ownRow({ main: true })
    await importAddresses(home)
    const [imported] = await readBook()
    await change(home.addressId, { addressLine1: '7 New Street' })
    await importAddresses(home)
    await change(home.addressId, { addressLine1: imported?.['addressLine1'] })
    await importAddresses({ ...home, addressLine1: '10 Work Street' })
    expect(await readBook()).toEqual([imported])
  })

  test('does not restore an address that the customer has removed, unless the row says so', async () => {
    const home = ownRow()
    await importAddresses(home)
    await visitor.send('removeAddress', { params: { addressId: home.addressId } })

    expect(await importAddresses(home)).toEqual({ ok: true, changes: [keptRow(home, 'address')] })
    expect(await readBook()).toEqual([])
    await importAddresses({ ...home, force: true })
    expect(await readBook()).toHaveLength(1)
  })

  test('does not replace a main address that the customer has chosen', async () => {
    const [home, work] = [ownRow({ main: true }), ownRow({ addressLine1: '9 Work Street' })]
    await importAddresses(home, work)
    expect(await change(work.addressId, { main: true })).toMatchObject({ status: 200 })
    await importAddresses(home, { ...work, main: false })
    const mains = async () => (await readBook()).filter(({ main }) => main)
    expect(await mains()).toMatchObject([{ addressId: work.addressId }])

    const other = ownRow({ addressLine1: '8 Other Street', main: true })
    expect(await importAddresses(other)).toMatchObject({
      changes: [{ change: 'added' }, keptRow(other, 'main')],
    })
    expect(await mains()).toMatchObject([{ addressId: work.addressId }])
    await importAddresses({ ...other, force: true })
    expect(await mains()).toMatchObject([{ addressId: other.addressId }])
  })

  test.runIf(process.env['TEST_DATABASE_URL'])(
    'keeps an address that the customer changes during the import',
    async () => {
      const home = ownRow()
      await importAddresses(home)
      const [compared, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const disarm = onFault('import.compared', () => {
        compared.resolve()
        return changed.promise
      })
      const report = importAddresses({ ...home, addressLine1: '8 File Street' })
      await compared.promise
      await change(home.addressId, { addressLine1: '7 New Street' })
      changed.resolve()

      expect(await report).toEqual({ ok: true, changes: [keptRow(home, 'address')] })
      disarm()
      expect(await readBook()).toMatchObject([{ addressLine1: '7 New Street' }])
    },
  )

  test('moves a main address that was imported', async () => {
    const [home, work] = [ownRow(), ownRow({ addressLine1: '9 Work Street' })]
    await importAddresses({ ...home, main: true }, work)
    expect(await importAddresses(home, { ...work, main: true })).toMatchObject({ ok: true })

    expect(await readBook()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ addressId: home.addressId, main: false }),
        expect.objectContaining({ addressId: work.addressId, main: true }),
      ]),
    )
  })
})
