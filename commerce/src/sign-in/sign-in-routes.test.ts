import { deviceCookie, tokenCookies } from '@cairn/contract/cookies'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { exchange, newChallenge, password, proveTo, signInAs } from '../testing/people.ts'
import { challengeOf } from '../platform/tokens.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const askWho = (visitor: Visitor) => visitor.send('readProfile')

function copyOf(visitor: Visitor) {
  const copy = shop.visitor()
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}

describe('signing in', () => {
  test('makes of a guest’s session a registered one, in two steps (AUTH-015, AUTH-033, AUTH-036, AUTH-038, SES-002, SES-005)', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'Shopper@Cairn.test ')
    expect(proved.status).toBe(200)
    const { authorizationCode } = proved.body
    const { status, body } = await exchange(visitor, { authorizationCode, codeVerifier })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      consumerType: 'REGISTERED',
      consumerNo: expect.stringMatching(/^C[0-9A-F]{15}$/),
      memberId: null,
      isEmployeeDiscountTCAccepted: false,
      refreshToken: expect.any(String),
      favorites: { favoriteId: expect.any(String), favStoreId: null },
    })
    expect(visitor.jar.get('cairn_login')).toBe('1')
    expect(await askWho(visitor)).toMatchObject({
      body: { consumerProfile: { consumerDetails: { firstName: 'Sam' } } },
    })
    const employee = await signInAs(await shop.guest(), 'employee@cairn.test')
    expect(employee.body).toMatchObject({
      consumerType: 'EMPLOYEE',
      isEmployeeDiscountTCAccepted: false,
    })
  })

  test('makes no cart for those who work here (CART-055)', async () => {
    const countCarts = async () => (await shop.database.run('select 1 from carts')).rows.length
    const before = await countCarts()
    const { body } = await signInAs(await shop.guest(), 'employee@cairn.test')

    expect(body['basketId']).toBeNull()
    expect(await countCarts()).toBe(before)
  })

  test('tells members their number (SES-003)', async () => {
    const { body } = await signInAs(await shop.guest(), 'member@cairn.test')

    expect(body['memberId']).toBe('M-100200300')
  })

  test('leaves nothing of the session before that is good for anything (promise 18)', async () => {
    const visitor = await shop.guest()
    const before = copyOf(visitor)
    const names = [...Object.values(tokenCookies), 'cairn_usid']
    await signInAs(visitor, 'shopper@cairn.test')

    for (const name of names) expect(visitor.jar.get(name)).not.toBe(before.jar.get(name))
    expect(await before.send('createCart', { body: {} })).toMatchObject({ errorId: 'REQ401' })
    expect(await before.send('requestToken', { body: { type: 'Refresh' } })).toMatchObject({
      errorId: 'REQ401',
    })
  })

  test('wants an address that has the form of one (AUTH-071)', async () => {
    const { proved } = await proveTo(await shop.guest(), 'abc')

    expect(proved).toMatchObject({ status: 400, errorId: 'AUT453' })
  })

  test('keeps no password, code or device, only what is made of them', async () => {
    const visitor = await shop.guest()
    await signInAs(visitor, 'shopper@cairn.test')
    const tables = ['accounts', 'known_devices', 'authorisation_codes', 'sign_in_tries']
    const kept = await Promise.all(
      tables.map((table) => shop.database.run(`select * from ${table}`)),
    )
    const written = JSON.stringify(kept.map(({ rows }) => rows))

    expect(written).not.toContain(password)
    expect(written).not.toContain(visitor.jar.get(deviceCookie))
  })

  test('shows nothing of other people: a guest is told to sign in (AUTH-065)', async () => {
    expect(await askWho(await shop.guest())).toMatchObject({ status: 403, errorId: 'AUT432' })
  })
})

test('no field of the body makes more of somebody than they are (promise 27)', async () => {
  const visitor = await shop.guest()
  const { codeVerifier, codeChallenge } = newChallenge()
  const more = { consumerType: 'EMPLOYEE', memberId: 'M-1', isEmployeeDiscountTCAccepted: true }
  const rawBody = (given: object) =>
    JSON.stringify({ type: 'Registered', ...given, ...more }).replace('{', '{"__proto__":{"a":1},')
  const headers = { 'content-type': 'application/json' }
  const proved = await visitor.send<{ authorizationCode: string }>('signIn', {
    headers,
    rawBody: rawBody({ username: 'shopper@cairn.test', password, codeChallenge }),
  })
  const { authorizationCode } = proved.body
  const exchanged = await visitor.send('requestToken', {
    headers,
    rawBody: rawBody({ authorizationCode, codeVerifier }),
  })

  expect(exchanged.body).toMatchObject({
    consumerType: 'REGISTERED',
    memberId: null,
    isEmployeeDiscountTCAccepted: false,
  })
})

test('a site that keeps no accounts says so, and others go on (AUTH-072)', async () => {
  const other = await openShop({ sitesWithoutAccounts: ['CAIRN-CA'] })
  const { codeChallenge } = newChallenge()
  const body = { type: 'Registered', username: 'shopper@cairn.test', password, codeChallenge }
  const visitor = await other.guest()

  expect(await visitor.send('signIn', { body, locale: 'fr-ca' })).toMatchObject({
    status: 404,
    errorId: 'AUT440',
  })
  expect(await visitor.send('signIn', { body })).toMatchObject({ status: 200 })
  await other.close()
})

describe('the code challenge (promise 20)', () => {
  test('refuses another verifier, the challenge itself, and an invented code (AUTH-033, AUTH-053, AUTH-054)', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'shopper@cairn.test')
    const { authorizationCode } = proved.body
    const other = 'x'.repeat(43)

    expect(await exchange(visitor, { authorizationCode, codeVerifier: other })).toMatchObject({
      status: 400,
      errorId: 'AUT438',
    })
    expect(await exchange(visitor, { authorizationCode: other, codeVerifier })).toMatchObject({
      errorId: 'AUT437',
    })
    expect(
      await visitor.send('requestToken', { body: { type: 'Registered', authorizationCode } }),
    ).toMatchObject({ errorId: 'REQ400' })
    expect((await exchange(visitor, { authorizationCode, codeVerifier })).status).toBe(200)
  })

  test('refuses a plain one: a verifier is never its own challenge', async () => {
    const visitor = await shop.guest()
    const verifier = 'v'.repeat(43)
    const { body } = await visitor.send<{ authorizationCode: string }>('signIn', {
      body: {
        type: 'Registered',
        username: 'shopper@cairn.test',
        password,
        codeChallenge: verifier,
      },
    })

    expect(await exchange(visitor, { ...body, codeVerifier: verifier })).toMatchObject({
      errorId: 'AUT438',
    })
  })

  test('refuses a code that is older than a minute, and one that another session asked for', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: proved.body.authorizationCode, codeVerifier }

    expect(await exchange(await shop.guest(), code)).toMatchObject({ errorId: 'AUT437' })
    await shop.database.run(
      `update authorisation_codes set issued_at = issued_at - interval '61 seconds'`,
    )
    expect(await exchange(visitor, code)).toMatchObject({ status: 400, errorId: 'AUT437' })
  })

  test('a verifier of 32 characters is long enough (AUTH-048)', async () => {
    const visitor = await shop.guest()
    const codeVerifier = crypto.randomUUID().replaceAll('-', '')
    const { body } = await visitor.send<{ authorizationCode: string }>('signIn', {
      body: {
        type: 'Registered',
        username: 'shopper@cairn.test',
        password,
        codeChallenge: challengeOf(codeVerifier),
      },
    })

    expect(codeVerifier).toHaveLength(32)
    expect((await exchange(visitor, { ...body, codeVerifier })).status).toBe(200)
  })
})

describe('an exchange that is sent again', () => {
  test('answers its own session the same, and changes nothing (promise 17)', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: proved.body.authorizationCode, codeVerifier }
    const first = await exchange(visitor, code)
    const jar = new Map(visitor.jar)
    const again = await exchange(visitor, code)

    expect(again.body).toEqual(first.body)
    for (const name of Object.values(tokenCookies)) {
      expect(visitor.jar.get(name)).toBe(jar.get(name))
    }
  })

  test('by whoever has not heard the answer is a duplicate for ten seconds, then nothing (AUTH-062)', async () => {
    const visitor = await shop.guest()
    const deaf = copyOf(visitor)
    const { proved, codeVerifier } = await proveTo(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: proved.body.authorizationCode, codeVerifier }
    await exchange(visitor, code)

    expect(await exchange(deaf, code)).toMatchObject({ status: 409, errorId: 'AUT409' })
    await shop.database.run(
      `update authorisation_codes set used_at = used_at - interval '11 seconds'`,
    )
    expect(await exchange(deaf, code)).toMatchObject({ errorId: 'AUT437' })
    expect((await askWho(visitor)).status).toBe(200)
  })

  test('at the same moment opens one session (AUTH-062)', async () => {
    const visitor = await shop.guest()
    const { proved, codeVerifier } = await proveTo(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: proved.body.authorizationCode, codeVerifier }
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => exchange(copyOf(visitor), code)),
    )

    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})
