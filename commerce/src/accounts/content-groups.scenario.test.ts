import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  enrollment,
  restoreAccountsAfterEach,
  signInDemoAccount,
} from '../testing/loyalty-enrollment.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
restoreAccountsAfterEach(() => shop)
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const groupsIn = ({ jar }: Visitor) => jar.get('cairn_groups')

const refresh = (visitor: Visitor) => visitor.send('requestToken', { body: { type: 'Refresh' } })

test.each([
  ['shopper', undefined],
  ['member', 'loyalty'],
  ['employee', 'employee'],
  ['athlete', 'athletes'],
  ['wranx', 'wranx'],
  ['ipa', 'ipa'],
])('the browser of the demo account %s has the groups %s', async (account, groups) => {
  const visitor = await shop.guest()
  await signInAs(visitor, `${account}@cairn.test`)
  expect(groupsIn(visitor)).toBe(groups)
})

test('scripts can read the groups, which end with the session', async () => {
  const { visitor } = await signInDemoAccount(shop, 'member')
  const { headers } = await refresh(visitor)
  const cookie = headers.getSetCookie().find((set) => set.startsWith('cairn_groups='))
  expect(cookie).toMatch(/^cairn_groups=loyalty; Path=\/; SameSite=Lax; Max-Age=\d{5,}$/)
  await visitor.send('signOut', { body: {} })
  expect(groupsIn(visitor)).toBeUndefined()
})

test('a guest has none, and loses those of the person before', async () => {
  const { visitor } = await signInDemoAccount(shop, 'member')
  await visitor.send('requestToken', { body: { type: 'Guest' } })
  expect(groupsIn(visitor)).toBeUndefined()
})

test('who joins the programme, and who leaves it, has other groups at once', async () => {
  const { visitor, change } = await signInDemoAccount(shop, 'shopper')
  await change({ enrollments: [enrollment] })
  expect(groupsIn(visitor)).toBe('loyalty')
  await change({ enrollments: [{ ...enrollment, optin: false, doubleOptin: false }] })
  expect(groupsIn(visitor)).toBeUndefined()
})

test('an import that changes the groups reaches a browser that is signed in', async () => {
  const { visitor } = await signInDemoAccount(shop, 'member')
  const addIdentity = (identities: string) =>
    shop.database.run(`update accounts set identities = $1 where email = 'member@cairn.test'`, [
      identities,
    ])
  await addIdentity('{ATHLETE,IPA}')
  await refresh(visitor)
  expect(groupsIn(visitor)).toBe('loyalty.athletes.ipa')
  await addIdentity('{}')
  await visitor.send('readProfile', { query: {} })
  expect(groupsIn(visitor)).toBe('loyalty')
})
