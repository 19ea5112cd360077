import type { readOwnSessions } from '@cairn/contract/sessions/device-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.database.exec('update sessions set ended_at = now()'))
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function signedIn(account = 'shopper') {
  const visitor = await shop.guest()
  await signInAs(visitor, `${account}@cairn.test`)
  return visitor
}

const sessionsOf = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readOwnSessions>>('readOwnSessions')).body.sessions

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.send('readProfile', { query: {} })).status === 200

test('a shopper sees the devices of the account, and which one is in use', async () => {
  const [phone, laptop] = [await signedIn(), await signedIn()]
  await signedIn('member')
  const sessions = await sessionsOf(laptop)
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true])
  expect((await sessionsOf(phone)).filter(({ isCurrent }) => isCurrent)).not.toEqual(
    sessions.filter(({ isCurrent }) => isCurrent),
  )
  for (const { network, signedInAt, lastUsedAt } of sessions) {
    expect(network).toMatch(/\.x$/)
    expect(Date.parse(lastUsedAt)).toBeGreaterThanOrEqual(Date.parse(signedInAt) - 1000)
  }
})

test('one device is signed out by its id, those of others never', async () => {
  const [phone, laptop, stranger] = [await signedIn(), await signedIn(), await signedIn('member')]
  const other = (await sessionsOf(laptop)).find(({ isCurrent }) => !isCurrent)
  const params = { sessionId: other?.sessionId ?? '' }

  await stranger.send('endOwnSession', { params })
  expect(await isSignedIn(phone)).toBe(true)
  await laptop.send('endOwnSession', { params })
  expect(await Promise.all([phone, laptop].map(isSignedIn))).toEqual([false, true])
})

test('all other devices are signed out together', async () => {
  const [phone, tablet, laptop] = [await signedIn(), await signedIn(), await signedIn()]
  const stranger = await signedIn('member')
  await laptop.send('endOtherSessions')
  const visitors = [phone, tablet, laptop, stranger]
  expect(await Promise.all(visitors.map(isSignedIn))).toEqual([false, false, true, true])
})

test('guests have no devices', async () => {
  const guest = await shop.guest()
  for (const call of ['readOwnSessions', 'endOtherSessions'] as const)
    expect((await guest.send(call)).status).toBe(403)
})
