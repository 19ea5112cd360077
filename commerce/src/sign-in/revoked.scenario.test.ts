import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hashPassword } from '../platform/passwords.ts'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** A client with a copy of all cookies of another browser. */
function copyOf(visitor: Visitor): Visitor {
  const copy = shop.visitor()
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}

async function signedIn() {
  const visitor = await shop.guest()
  await signInAs(visitor, 'shopper@cairn.test')
  return visitor
}

const readProfile = (visitor: Visitor) => visitor.send('readProfile')
const renew = (visitor: Visitor) => visitor.send('requestToken', { body: { type: 'Refresh' } })

test('signing out invalidates copies of the session, and the other devices stay signed in (guarantee 21)', async () => {
  const [device, otherDevice] = [await signedIn(), await signedIn()]
  const copy = copyOf(device)
  expect(await readProfile(copy)).toMatchObject({ status: 200 })
  await device.send('signOut', { body: {} })

  expect(await readProfile(copy)).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
  expect(await readProfile(otherDevice)).toMatchObject({ status: 200 })
})

test('signing out of an in-store session invalidates its copies (guarantee 21)', async () => {
  const counter = await shop.guest()
  await signInAtStore(counter)
  const copy = copyOf(counter)
  const readStaff = () => copy.send('readEmployees', { params: { storeId: '0042' } })
  expect(await readStaff()).toMatchObject({ status: 200 })
  await counter.send('signOut', { body: {} })

  expect(await readStaff()).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
})

test('signing in as store staff invalidates the tokens of the previous session (guarantee 18)', async () => {
  const visitor = await signedIn()
  const copy = copyOf(visitor)
  await signInAtStore(visitor)

  expect(await readProfile(copy)).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
})

test('importing another PIN of store staff, or that they have left, ends their in-store sessions', async () => {
  const { rows } = await shop.database.run(
    `select pin_hash as hash from store_employees where store_id = '0042' and employee_id = 'E1001'`,
  )
  const staff = { kind: 'storeEmployee', storeId: '0042', pinHash: String(rows[0]?.['hash']) }
  const dana = { ...staff, employeeId: 'E1001', name: 'Dana Reyes' }
  const theo = { ...staff, employeeId: 'E1002', name: 'Theo Marsh' }
  const openCounter = async ({ employeeId }: { employeeId: string }) => {
    const counter = await shop.guest()
    await counter.send('agentSignIn', { body: { storeId: '0042', employeeId, pin: '4242' } })
    return counter
  }
  const [counterOfDana, counterOfTheo] = [await openCounter(dana), await openCounter(theo)]
  const statuses = async () => {
    const read = (counter: Visitor) =>
      counter.send('readEmployees', { params: { storeId: '0042' } })
    return [(await read(counterOfDana)).status, (await read(counterOfTheo)).status]
  }

  await importRows(shop.database.query, [{ ...dana, name: 'Dana Finch' }, theo])
  expect(await statuses()).toEqual([200, 200])
  await importRows(shop.database.query, [{ ...dana, pinHash: await hashPassword('4343') }])
  expect(await statuses()).toEqual([401, 200])
  await importRows(shop.database.query, [{ ...theo, left: true }])
  expect(await statuses()).toEqual([401, 401])
  await importRows(shop.database.query, [dana, theo])
})
