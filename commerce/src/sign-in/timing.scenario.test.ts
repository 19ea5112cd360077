import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../testing/shop.ts'
import { submitPassword } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** The number that the guarantee states takes a long run. */
const rounds = process.env['CAIRN_LONG'] === '1' ? 1_000 : 60

async function timeOf(visitor: Visitor, username: string): Promise<number> {
  const before = performance.now()
  const { response } = await submitPassword(visitor, username, 'Wrong-one-1')
  const duration = performance.now() - before
  expect(response.errorId).toBe('AUT401')
  return duration
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: number[]) => {
  const average = mean(values)
  return values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1)
}

/** Welch's t: the difference of two means, relative to its standard error. */
const welchT = (one: number[], other: number[]) =>
  Math.abs(mean(one) - mean(other)) /
  Math.sqrt(variance(one) / one.length + variance(other) / other.length)

test('it takes as long to refuse an address without an account as one with an account (guarantee 24)', async () => {
  const visitor = await shop.guest()
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    await shop.database.run('delete from sign_in_attempts')
    const requests = [
      async () => known.push(await timeOf(visitor, 'shopper@cairn.test')),
      async () => unknown.push(await timeOf(visitor, 'nobody-at-all@cairn.test')),
    ]
    for (const request of round % 2 === 0 ? requests : requests.toReversed()) await request()
  }

  expect(welchT(known.slice(2), unknown.slice(2))).toBeLessThan(4.5)
})

test('it takes as long to ask for another password for an address without an account (guarantee 24)', async () => {
  const visitor = await shop.guest()
  const timeOfReset = async (email: string) => {
    const before = performance.now()
    const { status } = await visitor.send('askForPasswordReset', { body: { email } })
    const duration = performance.now() - before
    expect(status).toBe(200)
    return duration
  }
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds; round++) {
    const requests = [
      async () => known.push(await timeOfReset('shopper@cairn.test')),
      async () => unknown.push(await timeOfReset('nobody-at-all@cairn.test')),
    ]
    for (const request of round % 2 === 0 ? requests : requests.toReversed()) await request()
  }

  expect(welchT(known.slice(2), unknown.slice(2))).toBeLessThan(4.5)
})
