import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { signUp } from '../testing/sign-up.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const lookUp = (visitor: Visitor, email: string, query: Record<string, string> = {}) =>
  visitor.send('lookUpConsumer', { query: { email, ...query } })

describe('the lookup of an email address', () => {
  test.each([
    ['of nobody', 'nobody@example.com', 'unknown'],
    ['of an account', ' SHOPPER@cairn.test ', 'registered'],
    ['of an account that lacks details', 'partial@cairn.test', 'partiallyEnrolled'],
    ['of a profile without a password', 'invited@cairn.test', 'partiallyEnrolled'],
  ])('%s says so, and nothing else (AUTH-141, ACC-038)', async (_, email, status) => {
    const response = await lookUp(await shop.guest(), email)
    expect(response).toMatchObject({ status: 200 })
    expect(response.body).toEqual({ status })
  })

  test('says unknown where a sign-up is accepted', async () => {
    const email = 'looked-up@example.com'
    const visitor = await shop.guest()
    expect((await lookUp(visitor, email)).body).toEqual({ status: 'unknown' })
    expect(await signUp(visitor, { email, phone: '3035550181' })).toMatchObject({ status: 200 })
    expect((await lookUp(visitor, email)).body).toEqual({ status: 'registered' })
  })

  test('changes nothing and gives no access to the profile', async () => {
    const rows = async () =>
      (await shop.database.run(`select * from accounts where login = 'invited@cairn.test'`)).rows
    const before = await rows()
    const visitor = await shop.guest()
    await lookUp(visitor, 'invited@cairn.test')
    expect(await rows()).toEqual(before)
    const email = 'invited@cairn.test'
    expect(await signUp(visitor, { email, phone: '3035550182' })).toMatchObject({
      errorId: 'AUT439',
    })
  })

  test('refuses a malformed address', async () => {
    expect(await lookUp(await shop.guest(), 'nora')).toMatchObject({ errorId: 'AUT453' })
  })

  test('needs a captcha that was solved for it', async () => {
    const shopWithCaptcha = await openShop({ asksForCaptcha: true })
    const visitor = await shopWithCaptcha.guest()
    const errorWith = async (query: Record<string, string>) =>
      (await lookUp(visitor, 'shopper@cairn.test', query)).errorId
    const solved = async (action: 'login' | 'lookup') => ({
      recaptcha_response: await solvedChallenge(visitor, action),
    })
    expect(await errorWith({})).toBe('AUT403')
    expect(await errorWith(await solved('login'))).toBe('AUT403')
    const solution = await solved('lookup')
    expect(await errorWith(solution)).toBeUndefined()
    expect(await errorWith(solution)).toBe('AUT403')
    await shopWithCaptcha.close()
  })

  test('can be made ten times an hour and network, which does not count against mailed links', async () => {
    const countingShop = await openShop({ countsAttempts: true })
    const attempt = async (address: string) =>
      (await lookUp(await countingShop.guest(address), 'shopper@cairn.test')).errorId
    for (let host = 1; host <= 10; host += 1)
      expect(await attempt(`198.51.100.${host}`)).toBeUndefined()
    expect(await attempt('198.51.100.11')).toBe('REQ429')
    expect(await attempt('198.51.101.11')).toBeUndefined()
    const body = { consumerId: crypto.randomUUID(), email: 'invited@cairn.test' }
    const visitor = await countingShop.guest('198.51.100.12')
    expect((await visitor.send('readUserData', { body })).errorId).toBe('CCN404')
    await countingShop.close()
  })
})
