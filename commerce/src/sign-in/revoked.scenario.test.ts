import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { signInAs, signInAtStore } from '../testing/sign-in.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Somebody who got hold of all that another browser keeps. */
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

const whoTo = (visitor: Visitor) => visitor.send('readProfile')
const renew = (visitor: Visitor) => visitor.send('requestToken', { body: { type: 'Refresh' } })

test('what a shopper has signed out of is dead wherever it was copied to, and their other devices go on (guarantee 21)', async () => {
  const [here, there] = [await signedIn(), await signedIn()]
  const copy = copyOf(here)
  expect(await whoTo(copy)).toMatchObject({ status: 200 })
  await here.send('signOut', { body: {} })

  expect(await whoTo(copy)).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
  expect(await whoTo(there)).toMatchObject({ status: 200 })
})

test('an in-store session that has ended opens nothing any more, also where it was copied to (guarantee 21)', async () => {
  const counter = await shop.guest()
  await signInAtStore(counter)
  const copy = copyOf(counter)
  const readStaff = () => copy.send('readEmployees', { params: { storeId: '0042' } })
  expect(await readStaff()).toMatchObject({ status: 200 })
  await counter.send('signOut', { body: {} })

  expect(await readStaff()).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
})

test('whoever becomes staff leaves nothing of the session before that is good for anything (guarantee 18)', async () => {
  const visitor = await signedIn()
  const copy = copyOf(visitor)
  await signInAtStore(visitor)

  expect(await whoTo(copy)).toMatchObject({ status: 401, errorId: 'REQ401' })
  expect(await renew(copy)).toMatchObject({ status: 401 })
})
