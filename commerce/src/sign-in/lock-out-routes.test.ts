import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { exchange, proveTo, signInAs } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run('delete from sign_in_tries')
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

async function wrongly(visitor: Visitor, username: string, times: number) {
  const heard: (string | undefined)[] = []
  for (let time = 0; time < times; time++) {
    const { proved } = await proveTo(visitor, username, 'Wrong-one-1')
    heard.push(proved.errorId)
  }
  return heard
}

describe('wrong passwords', () => {
  test('are warned of at the fourth and pause signing in at the fifth, also with the right one (AUTH-028, AUTH-029, AUTH-030, AUTH-051, AUTH-055, AUTH-056, promise 22)', async () => {
    const visitor = await shop.guest()

    expect(await wrongly(visitor, 'member@cairn.test', 6)).toEqual([
      'AUT401',
      'AUT401',
      'AUT401',
      'AUT426',
      'AUT423',
      'AUT423',
    ])
    const { proved } = await proveTo(visitor, 'member@cairn.test')
    expect(proved).toMatchObject({ status: 423, errorId: 'AUT423' })
  })

  test('are forgotten by the right one, and the pause ends after a quarter of an hour (AUTH-030)', async () => {
    const visitor = await shop.guest()
    await wrongly(visitor, 'member@cairn.test', 4)
    await signInAs(visitor, 'member@cairn.test')
    expect(await wrongly(await shop.guest(), 'member@cairn.test', 1)).toEqual(['AUT401'])

    await wrongly(await shop.guest(), 'member@cairn.test', 4)
    await shop.database.run(
      `update sign_in_tries set locked_until = locked_until - interval '14 minutes 50 seconds'`,
    )
    const { proved } = await proveTo(await shop.guest(), 'member@cairn.test')
    expect(proved.errorId).toBe('AUT423')
    await shop.database.run(
      `update sign_in_tries set locked_until = locked_until - interval '15 seconds'`,
    )
    expect(await wrongly(await shop.guest(), 'member@cairn.test', 1)).toEqual(['AUT401'])
    await signInAs(await shop.guest(), 'member@cairn.test')
  })

  test('of strangers do not keep anybody out of a device they have signed in from (promise 22)', async () => {
    const atHome = await shop.guest()
    await signInAs(atHome, 'member@cairn.test')
    await atHome.send('signOut', { body: {} })
    await atHome.send('requestToken', { body: { type: 'Guest' } })
    await wrongly(await shop.guest(), 'member@cairn.test', 8)

    expect((await signInAs(atHome, 'member@cairn.test')).status).toBe(200)
    const { proved } = await proveTo(await shop.guest(), 'member@cairn.test')
    expect(proved.errorId).toBe('AUT423')
  })

  test('from that device pause that device, and nobody else', async () => {
    const atHome = await shop.guest()
    await signInAs(atHome, 'member@cairn.test')
    await atHome.send('requestToken', { body: { type: 'Guest' } })

    expect((await wrongly(atHome, 'member@cairn.test', 6)).at(-1)).toBe('AUT423')
    expect((await signInAs(await shop.guest(), 'member@cairn.test')).status).toBe(200)
  })

  test('tried all at once are looked at no more often than one after the other', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => shop.guest()))
    const heard = await Promise.all(
      visitors.map((visitor) => wrongly(visitor, 'shopper@cairn.test', 1)),
    )

    const counts = Map.groupBy(heard.flat(), (errorId) => errorId)
    expect(counts.get('AUT401')).toHaveLength(3)
    expect(counts.get('AUT426')).toHaveLength(1)
    expect(counts.get('AUT423')).toHaveLength(16)
  })

  test('are answered alike where there is no account, from the first to the pause (promise 24)', async () => {
    const known = await wrongly(await shop.guest(), 'athlete@cairn.test', 6)
    const unknown = await wrongly(await shop.guest(), 'nobody@cairn.test', 6)

    expect(unknown).toEqual(known)
  })
})

describe('an account that an operator has', () => {
  test('locked says so to whoever knows the password, and to nobody else (AUTH-057)', async () => {
    const { proved } = await proveTo(await shop.guest(), 'locked@cairn.test')
    expect(proved).toMatchObject({ status: 423, errorId: 'AUT441' })
    expect(await wrongly(await shop.guest(), 'locked@cairn.test', 1)).toEqual(['AUT401'])
  })

  test('closed lets nobody in, not even with a code from before (AUTH-063)', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'ipa@cairn.test')
    const { authorizationCode } = proved.body
    await shop.database.run(`update accounts set state = 'closed' where login = 'ipa@cairn.test'`)

    expect(await exchange(visitor, { authorizationCode, codeVerifier })).toMatchObject({
      status: 401,
      errorId: 'AUT404',
    })
    expect((await proveTo(visitor, 'ipa@cairn.test')).proved.errorId).toBe('AUT404')
  })
})

test('three failures behind, the next one warns and the one after pauses', async () => {
  const fresh = await openShop()
  const visitor = await fresh.guest()

  expect(await wrongly(visitor, 'lastchance@cairn.test', 2)).toEqual(['AUT426', 'AUT423'])
  await fresh.close()
})

test('a crowd at the door is told to come back, not kept waiting (AUTH-064)', async () => {
  const visitors = await Promise.all(Array.from({ length: 90 }, () => shop.guest()))
  const heard = await Promise.all(
    visitors.map((visitor, at) => wrongly(visitor, `crowd-${at}@cairn.test`, 1)),
  )

  expect(new Set(heard.flat())).toEqual(new Set(['AUT401', 'AUT500']))
})
