import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { exchangeCode, submitPassword, signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.run('delete from sign_in_attempts')
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function submitWrongPasswords(visitor: Visitor, username: string, times: number) {
  const errorIds: (string | undefined)[] = []
  for (let time = 0; time < times; time++) {
    const { response } = await submitPassword(visitor, username, 'Wrong-one-1')
    errorIds.push(response.errorId)
  }
  return errorIds
}

describe('wrong passwords (AUTH-030)', () => {
  test('are refused as invalid credentials three times (AUTH-051)', async () => {
    expect(await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 3)).toEqual([
      'AUT401',
      'AUT401',
      'AUT401',
    ])
  })

  test('lead to a warning at the fourth failure (AUTH-029, AUTH-056)', async () => {
    expect((await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 4)).at(-1)).toBe(
      'AUT426',
    )
  })

  describe('lock the account at the fifth failure (AUTH-028, guarantee 22)', () => {
    test('also for the right password (AUTH-055)', async () => {
      const visitor = await shop.guest()

      expect(await submitWrongPasswords(visitor, 'member@cairn.test', 6)).toEqual([
        'AUT401',
        'AUT401',
        'AUT401',
        'AUT426',
        'AUT423',
        'AUT423',
      ])
      const { response } = await submitPassword(visitor, 'member@cairn.test')
      expect(response).toMatchObject({ status: 423, errorId: 'AUT423' })
    })
  })

  test('are reset by the right one, and the lock ends after 15 minutes (guarantee 22)', async () => {
    const visitor = await shop.guest()
    await submitWrongPasswords(visitor, 'member@cairn.test', 4)
    await signInAs(visitor, 'member@cairn.test')
    expect(await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 1)).toEqual([
      'AUT401',
    ])

    await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 4)
    await shop.database.run(
      `update sign_in_attempts set locked_until = locked_until - interval '14 minutes 50 seconds'`,
    )
    const { response } = await submitPassword(await shop.guest(), 'member@cairn.test')
    expect(response.errorId).toBe('AUT423')
    await shop.database.run(
      `update sign_in_attempts set locked_until = locked_until - interval '15 seconds'`,
    )
    expect(await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 1)).toEqual([
      'AUT401',
    ])
    await signInAs(await shop.guest(), 'member@cairn.test')
  })

  test('from elsewhere do not lock a device that the shopper has signed in from (guarantee 22)', async () => {
    const atHome = await shop.guest()
    await signInAs(atHome, 'member@cairn.test')
    await atHome.send('signOut', { body: {} })
    await atHome.send('requestToken', { body: { type: 'Guest' } })
    await submitWrongPasswords(await shop.guest(), 'member@cairn.test', 8)

    expect((await signInAs(atHome, 'member@cairn.test')).status).toBe(200)
    const { response } = await submitPassword(await shop.guest(), 'member@cairn.test')
    expect(response.errorId).toBe('AUT423')
  })

  test('from a known device lock only that device', async () => {
    const atHome = await shop.guest()
    await signInAs(atHome, 'member@cairn.test')
    await atHome.send('requestToken', { body: { type: 'Guest' } })

    expect((await submitWrongPasswords(atHome, 'member@cairn.test', 6)).at(-1)).toBe('AUT423')
    expect((await signInAs(await shop.guest(), 'member@cairn.test')).status).toBe(200)
  })

  test('submitted at once are counted like passwords submitted one after the other', async () => {
    const visitors = await Promise.all(Array.from({ length: 20 }, () => shop.guest()))
    const errorIds = await Promise.all(
      visitors.map((visitor) => submitWrongPasswords(visitor, 'shopper@cairn.test', 1)),
    )

    const counts = Map.groupBy(errorIds.flat(), (errorId) => errorId)
    expect(counts.get('AUT401')).toHaveLength(3)
    expect(counts.get('AUT426')).toHaveLength(1)
    expect(counts.get('AUT423')).toHaveLength(16)
  })

  test('have the same responses for an unknown account, up to the lock (guarantee 24)', async () => {
    const knownResponses = await submitWrongPasswords(await shop.guest(), 'athlete@cairn.test', 6)
    const unknown = await submitWrongPasswords(await shop.guest(), 'nobody@cairn.test', 6)

    expect(unknown).toEqual(knownResponses)
  })
})

describe('an account that an operator has changed', () => {
  test('is reported as locked only to someone who knows the password (AUTH-057)', async () => {
    const { response } = await submitPassword(await shop.guest(), 'locked@cairn.test')
    expect(response).toMatchObject({ status: 423, errorId: 'AUT441' })
    expect(await submitWrongPasswords(await shop.guest(), 'locked@cairn.test', 1)).toEqual([
      'AUT401',
    ])
  })

  test('refuses to sign in if it is closed, also with an earlier code (AUTH-063)', async () => {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await submitPassword(visitor, 'ipa@cairn.test')
    const { authorizationCode } = response.body
    await shop.database.run(`update accounts set state = 'closed' where login = 'ipa@cairn.test'`)

    expect(await exchangeCode(visitor, { authorizationCode, codeVerifier })).toMatchObject({
      status: 401,
      errorId: 'AUT404',
    })
    expect((await submitPassword(visitor, 'ipa@cairn.test')).response.errorId).toBe('AUT404')
  })
})

test('after three imported failures the next one warns and the one after it locks', async () => {
  const otherShop = await openShop()
  const visitor = await otherShop.guest()

  expect(await submitWrongPasswords(visitor, 'lastchance@cairn.test', 2)).toEqual([
    'AUT426',
    'AUT423',
  ])
  await otherShop.close()
})

test(
  'too many concurrent sign-ins are refused without waiting (AUTH-064)',
  { timeout: 120_000 },
  async () => {
    const visitors = await Promise.all(Array.from({ length: 90 }, () => shop.guest()))
    const errorIds = await Promise.all(
      visitors.map((visitor, index) =>
        submitWrongPasswords(visitor, `crowd-${index}@cairn.test`, 1),
      ),
    )

    expect(new Set(errorIds.flat())).toEqual(new Set(['AUT401', 'AUT500']))
  },
)
