import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { password } from '../testing/sign-in.ts'
import { solvedChallenge } from '../testing/solved-challenge.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ asksForCaptcha: true })
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
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

test('a sign-in with a solved captcha is accepted (AUTH-026, AUTH-037)', async () => {
  const visitor = await shop.guest()

  expect(await signIn(visitor, await solvedChallenge(visitor, 'login'))).toMatchObject({
    status: 200,
  })
})

test('a sign-in without a valid captcha is refused (AUTH-067)', async () => {
  const visitor = await shop.guest()

  expect(await signIn(visitor)).toMatchObject({ status: 403, errorId: 'AUT403' })
  expect(await signIn(visitor, 'aW52ZW50ZWQ=')).toMatchObject({ errorId: 'AUT403' })
})

test('a captcha is valid for one sign-in only', async () => {
  const visitor = await shop.guest()
  const solution = await solvedChallenge(visitor, 'login')

  expect(await signIn(visitor, solution)).toMatchObject({ status: 200 })
  expect(await signIn(visitor, solution)).toMatchObject({ errorId: 'AUT403' })
})

test('a captcha is valid only for the form that it was solved for (AUTH-135)', async () => {
  const visitor = await shop.guest()

  expect(await signIn(visitor, await solvedChallenge(visitor, 'register'))).toMatchObject({
    errorId: 'AUT403',
  })
  expect(await signIn(visitor, await solvedChallenge(visitor))).toMatchObject({ errorId: 'AUT403' })
})

test('store staff need a captcha to sign in (INST-017)', async () => {
  const visitor = await shop.guest()
  const credentials = { storeId: '0042', employeeId: 'E1001', pin: '4242' }
  expect(await visitor.send('agentSignIn', { body: credentials })).toMatchObject({
    errorId: 'AUT403',
  })

  const body = { ...credentials, recaptcha_response: await solvedChallenge(visitor, 'login') }
  expect(await visitor.send('agentSignIn', { body })).toMatchObject({
    status: 200,
    body: { storeName: 'Cairn Denver', storeEmployeeName: 'Dana Reyes' },
  })
})
