import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { password } from '../testing/people.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

const signIn = (visitor: Visitor, recaptcha_response?: string) =>
  visitor.send('signIn', {
    body: {
      type: 'Registered',
      username: 'shopper@cairn.test',
      password,
      codeChallenge: 'c'.repeat(43),
      recaptcha_response,
    },
  })

test('a sign-in brings a solved captcha, which counts once (AUTH-026, AUTH-037, AUTH-067)', async () => {
  const visitor = await shop.guest()
  const solved = await solvedChallenge(visitor, 'login')

  expect(await signIn(visitor)).toMatchObject({ status: 403, errorId: 'AUT403' })
  expect(await signIn(visitor, 'aW52ZW50ZWQ=')).toMatchObject({ errorId: 'AUT403' })
  expect(await signIn(visitor, solved)).toMatchObject({ status: 200 })
  expect(await signIn(visitor, solved)).toMatchObject({ errorId: 'AUT403' })
})

test('a captcha is good for what it was solved for only (AUTH-135)', async () => {
  const visitor = await shop.guest()

  expect(await signIn(visitor, await solvedChallenge(visitor, 'register'))).toMatchObject({
    errorId: 'AUT403',
  })
  expect(await signIn(visitor, await solvedChallenge(visitor))).toMatchObject({ errorId: 'AUT403' })
})

test('store staff bring one too', async () => {
  const visitor = await shop.guest()
  const body = { storeId: '0042', employeeId: 'E1001', pin: '4242' }

  expect(await visitor.send('agentSignIn', { body })).toMatchObject({ errorId: 'AUT403' })
})
