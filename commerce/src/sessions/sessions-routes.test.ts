import { tokenCookies } from '@cairn/contract/wire/cookies'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const requestGuestToken = (visitor: Visitor) =>
  visitor.send('requestToken', { body: { type: 'Guest' } })
const refresh = (visitor: Visitor) => visitor.send('requestToken', { body: { type: 'Refresh' } })

async function advanceTime(time: string) {
  await shop.database.run(
    `update sessions set access_expires_at = access_expires_at - $1::interval,
                         refresh_expires_at = refresh_expires_at - $1::interval`,
    [time],
  )
  await shop.database.run(
    `update exchanged_refresh_tokens set exchanged_at = exchanged_at - $1::interval`,
    [time],
  )
}

describe('a guest', () => {
  test('gets a session without a cart (AUTH-032)', async () => {
    const visitor = shop.visitor()
    expect(await visitor.send('readFavourites')).toMatchObject({ errorId: 'REQ401' })
    const { status, body } = await requestGuestToken(visitor)

    expect(status).toBe(200)
    expect(body).toMatchObject({ consumerType: 'GUEST', basketId: null })
    expect((await visitor.send('readFavourites')).status).toBe(200)
  })

  test('has a consumer id, a consumer number and a type (SES-001)', async () => {
    const { body } = await requestGuestToken(shop.visitor())

    expect(body).toMatchObject({
      consumerType: 'GUEST',
      consumerNo: expect.stringMatching(/^G[0-9A-F]{15}$/),
      consumerId: expect.any(String),
    })
  })

  test('has a refresh token and a list of favourites (SES-004, SES-007)', async () => {
    const { body } = await requestGuestToken(shop.visitor())

    expect(body).toMatchObject({
      refreshToken: expect.any(String),
      favorites: { favoriteId: expect.any(String), favStoreId: null },
    })
  })

  test('has tokens that scripts cannot read, and expiry times that they can read (SES-010, SES-011)', async () => {
    const visitor = shop.visitor()
    const { headers, body } = await requestGuestToken(visitor)
    const cookies = headers.getSetCookie()

    for (const name of Object.values(tokenCookies)) {
      expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).toMatch(/HttpOnly/)
    }
    for (const name of ['cairn_access_expires', 'cairn_refresh_expires']) {
      expect(cookies.find((cookie) => cookie.startsWith(`${name}=`))).not.toMatch(/HttpOnly/)
      expect(new Date(visitor.jar.get(name) ?? 0).getTime()).toBeGreaterThan(Date.now())
    }
    const { accessExpiresAt, refreshExpiresAt } = body
    expect(visitor.jar.get('cairn_access_expires')).toBe(accessExpiresAt)
    expect(visitor.jar.get('cairn_refresh_expires')).toBe(refreshExpiresAt)
    expect(Date.parse(String(refreshExpiresAt))).toBeGreaterThan(
      Date.parse(String(accessExpiresAt)),
    )
    expect(visitor.jar.has('cairn_login')).toBe(false)
  })

  test('stays the same guest if a token is requested again', async () => {
    const visitor = shop.visitor()
    const first = await requestGuestToken(visitor)
    const second = await requestGuestToken(visitor)

    expect(second.body['consumerId']).toBe(first.body['consumerId'])
  })

  test('stays the same guest after the access token has expired', async () => {
    const visitor = shop.visitor()
    const first = await requestGuestToken(visitor)
    await advanceTime('2 hours')
    visitor.jar.delete(tokenCookies.access)
    const second = await requestGuestToken(visitor)

    expect(second.body['consumerId']).toBe(first.body['consumerId'])
  })

  test('has only the hashes of its tokens in the database', async () => {
    const visitor = shop.visitor()
    await requestGuestToken(visitor)
    const { rows } = await shop.database.run('select * from sessions')

    expect(JSON.stringify(rows)).not.toContain(visitor.jar.get(tokenCookies.access))
    expect(JSON.stringify(rows)).not.toContain(visitor.jar.get(tokenCookies.refresh))
  })
})

describe('refreshing', () => {
  test('replaces both tokens', async () => {
    const visitor = await shop.guest()
    const before = new Map(visitor.jar)
    expect((await refresh(visitor)).status).toBe(200)

    for (const name of Object.values(tokenCookies)) {
      expect(visitor.jar.get(name)).not.toBe(before.get(name))
    }
    expect((await visitor.send('createCart', { body: {} })).status).toBe(200)
  })

  test('twice at the same time returns the same new tokens (guarantee 19)', async () => {
    const visitor = await shop.guest()
    const copy = shop.visitor()
    for (const [name, value] of visitor.jar) copy.jar.set(name, value)

    const [one, other] = await Promise.all([refresh(visitor), refresh(copy)])

    expect([one.status, other.status]).toEqual([200, 200])
    expect(copy.jar.get(tokenCookies.refresh)).toBe(visitor.jar.get(tokenCookies.refresh))
    expect((await visitor.send('createCart', { body: {} })).status).toBe(200)
  })

  test('with a token that was exchanged long ago ends the session on every device (guarantee 19)', async () => {
    const visitor = await shop.guest()
    const copy = shop.visitor()
    copy.jar.set(tokenCookies.refresh, visitor.jar.get(tokenCookies.refresh) ?? '')
    await refresh(visitor)
    await advanceTime('11 seconds')

    expect(await refresh(copy)).toMatchObject({ status: 401, errorId: 'REQ401' })
    expect(await visitor.send('createCart', { body: {} })).toMatchObject({ status: 401 })
    expect(await refresh(visitor)).toMatchObject({ status: 401 })
  })

  test('without a token or with an invalid one is refused and removes the cookie', async () => {
    const otherShopper = shop.visitor()
    otherShopper.jar.set(tokenCookies.refresh, 'invented')

    expect(await refresh(otherShopper)).toMatchObject({ status: 401, errorId: 'REQ401' })
    expect(otherShopper.jar.has(tokenCookies.refresh)).toBe(false)
    expect(await refresh(shop.visitor())).toMatchObject({ status: 401 })
  })
})

test('refreshing with an older token soon after two refreshes returns the newest tokens', async () => {
  const visitor = await shop.guest()
  const otherTab = shop.visitor()
  for (const [name, value] of visitor.jar) otherTab.jar.set(name, value)
  await refresh(visitor)
  await refresh(visitor)

  expect(await refresh(otherTab)).toMatchObject({ status: 200 })
  expect(otherTab.jar.get(tokenCookies.refresh)).toBe(visitor.jar.get(tokenCookies.refresh))
  expect(await otherTab.send('createCart', { body: {} })).toMatchObject({ status: 200 })
})

test('after a refresh the old access token is refused', async () => {
  const visitor = await shop.guest()
  const oldSession = shop.visitor()
  oldSession.jar.set(tokenCookies.access, visitor.jar.get(tokenCookies.access) ?? '')
  await refresh(visitor)

  expect(await oldSession.send('createCart', { body: {} })).toMatchObject({ errorId: 'REQ401' })
})

test('a refresh token is refused after 91 days and after the session has ended', async () => {
  const inactiveGuest = await shop.guest()
  await advanceTime('91 days')
  expect(await refresh(inactiveGuest)).toMatchObject({ status: 401 })

  const endedGuest = await shop.guest()
  const copy = shop.visitor()
  for (const [name, value] of endedGuest.jar) copy.jar.set(name, value)
  await refresh(endedGuest)
  await endedGuest.send('signOut', { body: {} })
  expect(await refresh(copy)).toMatchObject({ status: 401 })
})

test('every token response sets all cookies of the page again', async () => {
  const guest = await shop.guest()
  await guest.send('createCart', { body: {} })
  const before = new Map(guest.jar)
  for (const name of ['cairn_access_expires', 'cairn_usid', 'cairn_basket']) guest.jar.delete(name)
  await requestGuestToken(guest)

  for (const name of ['cairn_access_expires', 'cairn_usid', 'cairn_basket']) {
    expect(guest.jar.get(name)).toBe(before.get(name))
  }
})

describe('signing out', () => {
  test('ends the session at once and removes its cookies (AUTH-039)', async () => {
    const visitor = await shop.guest()
    const copy = shop.visitor()
    for (const [name, value] of visitor.jar) copy.jar.set(name, value)
    const { body } = await requestGuestToken(visitor)

    expect(
      await visitor.send('signOut', { body: { refreshToken: body['refreshToken'] } }),
    ).toMatchObject({ status: 200 })
    expect(visitor.jar.size).toBe(0)
    expect(await copy.send('createCart', { body: {} })).toMatchObject({ status: 401 })
    expect(await refresh(copy)).toMatchObject({ status: 401 })
  })
})

describe('a session', () => {
  test('is refused with the usid of another session', async () => {
    const visitor = await shop.guest()
    const headers = { usid: crypto.randomUUID() }

    expect(await visitor.send('createCart', { body: {}, headers })).toMatchObject({
      status: 401,
      errorId: 'REQ401',
    })
    expect(
      await visitor.send('createCart', {
        body: {},
        headers: { usid: visitor.jar.get('cairn_usid') },
      }),
    ).toMatchObject({ status: 200 })
  })

  test('is refused after its access token has expired', async () => {
    const visitor = await shop.guest()
    await advanceTime('31 minutes')

    expect(await visitor.send('createCart', { body: {} })).toMatchObject({ errorId: 'REQ401' })
  })
})
