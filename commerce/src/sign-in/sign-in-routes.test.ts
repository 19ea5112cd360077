import { deviceCookie } from '@cairn/contract/wire/cookies'
import { tokenCookies } from '@cairn/contract/wire/cookies'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { challengeOf } from '../platform/tokens.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import {
  exchangeCode,
  newChallenge,
  password,
  submitPassword,
  signInAs,
} from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const readProfile = (visitor: Visitor) => visitor.send('readProfile')

function copyOf(visitor: Visitor) {
  const copy = shop.visitor()
  for (const [name, value] of visitor.jar) copy.jar.set(name, value)
  return copy
}

async function signInInTwoSteps() {
  const visitor = await shop.guest()
  const { response, codeVerifier } = await submitPassword(visitor, 'Shopper@Cairn.test ')
  const { authorizationCode } = response.body
  const tokenResponse = await exchangeCode(visitor, { authorizationCode, codeVerifier })
  return { visitor, response, tokenResponse }
}

describe('signing in', () => {
  test('returns an authorization code for the right password only (AUTH-038)', async () => {
    const { response } = await signInInTwoSteps()
    expect(response.status).toBe(200)
    expect(response.body.authorizationCode).toEqual(expect.any(String))

    const wrong = await submitPassword(await shop.guest(), 'shopper@cairn.test', 'Wrong-one-1')
    expect(wrong.response).toMatchObject({ status: 401, errorId: 'AUT401' })
  })

  test('makes a registered session of a guest session (AUTH-015, AUTH-033)', async () => {
    const { visitor, tokenResponse } = await signInInTwoSteps()

    expect(tokenResponse.status).toBe(200)
    expect(visitor.jar.get('cairn_login')).toBe('1')
    expect(await readProfile(visitor)).toMatchObject({
      body: { consumerProfile: { consumerDetails: { firstName: 'Sam' } } },
    })
  })

  test('returns who has signed in, with a refresh token and favourites (AUTH-036)', async () => {
    const { tokenResponse } = await signInInTwoSteps()

    expect(tokenResponse.body).toMatchObject({
      consumerType: 'REGISTERED',
      consumerNo: expect.stringMatching(/^C[0-9A-F]{15}$/),
      memberId: null,
      isEmployeeDiscountTCAccepted: false,
      basketId: null,
      refreshToken: expect.any(String),
      favorites: { favoriteId: expect.any(String), favStoreId: null },
    })
  })

  test('marks employees and whether they accepted the discount terms (SES-002, SES-005)', async () => {
    const employee = await signInAs(await shop.guest(), 'employee@cairn.test')

    expect(employee.body).toMatchObject({
      consumerType: 'EMPLOYEE',
      isEmployeeDiscountTCAccepted: false,
    })
  })

  test('does not create a cart for an employee (CART-055)', async () => {
    const countCarts = async () => (await shop.database.run('select 1 from carts')).rows.length
    const before = await countCarts()
    const { body } = await signInAs(await shop.guest(), 'employee@cairn.test')

    expect(body['basketId']).toBeNull()
    expect(await countCarts()).toBe(before)
  })

  test('returns the number of a member (SES-003)', async () => {
    const { body } = await signInAs(await shop.guest(), 'member@cairn.test')

    expect(body['memberId']).toBe('M-100200300')
  })

  test('invalidates the tokens of the guest session (guarantee 18)', async () => {
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

  test('refuses a malformed email address (AUTH-071)', async () => {
    const { response } = await submitPassword(await shop.guest(), 'abc')

    expect(response).toMatchObject({ status: 400, errorId: 'AUT453' })
  })

  test('stores neither the password nor the device cookie in plain text', async () => {
    const visitor = await shop.guest()
    await signInAs(visitor, 'shopper@cairn.test')
    const tables = ['accounts', 'known_devices', 'authorisation_codes', 'sign_in_attempts']
    const databaseRows = await Promise.all(
      tables.map((table) => shop.database.run(`select * from ${table}`)),
    )
    const storedText = JSON.stringify(databaseRows.map(({ rows }) => rows))

    expect(storedText).not.toContain(password)
    expect(storedText).not.toContain(visitor.jar.get(deviceCookie))
  })

  test('is required to read a profile (AUTH-065)', async () => {
    expect(await readProfile(await shop.guest())).toMatchObject({ status: 403, errorId: 'AUT432' })
  })
})

test('no field of the request body can raise the type of a shopper (guarantee 27)', async () => {
  const visitor = await shop.guest()
  const { codeVerifier, codeChallenge } = newChallenge()
  const more = { consumerType: 'EMPLOYEE', memberId: 'M-1', isEmployeeDiscountTCAccepted: true }
  const rawBody = (fields: object) =>
    JSON.stringify({ type: 'Registered', ...fields, ...more }).replace('{', '{"__proto__":{"a":1},')
  const headers = { 'content-type': 'application/json' }
  const response = await visitor.send<{ authorizationCode: string }>('signIn', {
    headers,
    rawBody: rawBody({ username: 'shopper@cairn.test', password, codeChallenge }),
  })
  const { authorizationCode } = response.body
  const tokenResponse = await visitor.send('requestToken', {
    headers,
    rawBody: rawBody({ authorizationCode, codeVerifier }),
  })

  expect(tokenResponse.body).toMatchObject({
    consumerType: 'REGISTERED',
    memberId: null,
    isEmployeeDiscountTCAccepted: false,
  })
})

test('a site without accounts refuses to sign in, and other sites do not (AUTH-072)', async () => {
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

describe('the code challenge (guarantee 20)', () => {
  async function visitorWithCode() {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await submitPassword(visitor, 'shopper@cairn.test')
    return { visitor, code: { authorizationCode: response.body.authorizationCode, codeVerifier } }
  }

  test('refuses another verifier, and then accepts the right one (AUTH-033, AUTH-054)', async () => {
    const { visitor, code } = await visitorWithCode()
    const wrongVerifier = { ...code, codeVerifier: 'x'.repeat(43) }

    expect(await exchangeCode(visitor, wrongVerifier)).toMatchObject({
      status: 400,
      errorId: 'AUT438',
    })
    expect((await exchangeCode(visitor, code)).status).toBe(200)
  })

  test('refuses an unknown code, and then accepts the right one (AUTH-053)', async () => {
    const { visitor, code } = await visitorWithCode()
    const wrongCode = { ...code, authorizationCode: 'x'.repeat(43) }

    expect(await exchangeCode(visitor, wrongCode)).toMatchObject({ errorId: 'AUT437' })
    expect((await exchangeCode(visitor, code)).status).toBe(200)
  })

  test('refuses a code without a verifier, and then accepts it with one (AUTH-033)', async () => {
    const { visitor, code } = await visitorWithCode()
    const { authorizationCode } = code

    expect(
      await visitor.send('requestToken', { body: { type: 'Registered', authorizationCode } }),
    ).toMatchObject({ errorId: 'REQ400' })
    expect((await exchangeCode(visitor, code)).status).toBe(200)
  })

  test('refuses a challenge that is the verifier itself', async () => {
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

    expect(await exchangeCode(visitor, { ...body, codeVerifier: verifier })).toMatchObject({
      errorId: 'AUT438',
    })
  })

  test('refuses a code that is older than a minute or was issued to another session', async () => {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await submitPassword(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }

    expect(await exchangeCode(await shop.guest(), code)).toMatchObject({ errorId: 'AUT437' })
    await shop.database.run(
      `update authorisation_codes set issued_at = issued_at - interval '61 seconds'`,
    )
    expect(await exchangeCode(visitor, code)).toMatchObject({ status: 400, errorId: 'AUT437' })
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
    expect((await exchangeCode(visitor, { ...body, codeVerifier })).status).toBe(200)
  })
})

describe('an exchange that is sent again', () => {
  test('returns the same response to its own session and changes nothing (guarantee 17)', async () => {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await submitPassword(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }
    const first = await exchangeCode(visitor, code)
    const jar = new Map(visitor.jar)
    const secondResponse = await exchangeCode(visitor, code)

    expect(secondResponse.body).toEqual(first.body)
    for (const name of Object.values(tokenCookies)) {
      expect(visitor.jar.get(name)).toBe(jar.get(name))
    }
  })

  test('by a client without the response is a duplicate for ten seconds, and then an invalid code (AUTH-062)', async () => {
    const visitor = await shop.guest()
    const clientWithoutResponse = copyOf(visitor)
    const { response, codeVerifier } = await submitPassword(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }
    await exchangeCode(visitor, code)

    expect(await exchangeCode(clientWithoutResponse, code)).toMatchObject({
      status: 409,
      errorId: 'AUT409',
    })
    await shop.database.run(
      `update authorisation_codes set used_at = used_at - interval '11 seconds'`,
    )
    expect(await exchangeCode(clientWithoutResponse, code)).toMatchObject({ errorId: 'AUT437' })
    expect((await readProfile(visitor)).status).toBe(200)
  })

  test('at the same time opens one session (AUTH-062)', async () => {
    const visitor = await shop.guest()
    const { response, codeVerifier } = await submitPassword(visitor, 'shopper@cairn.test')
    const code = { authorizationCode: response.body.authorizationCode, codeVerifier }
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => exchangeCode(copyOf(visitor), code)),
    )

    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })
})
