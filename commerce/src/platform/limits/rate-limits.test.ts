import { downloadInvoice, createReturnLabel } from '@cairn/contract/orders/order-calls'
import { describe, expect, test } from 'vitest'
import { createMemoryCounter } from './rate-counter.ts'
import { networkOf, decideRateLimit, rates, widerNetworkOf } from './rate-limits.ts'

describe('the rate limit decision for a count', () => {
  const counts = (caller: number, network: number) => ({ caller, network, secondsLeft: 9 })

  test('a session and a network have different limits', () => {
    const { caller, network } = rates.write

    expect(decideRateLimit('write', counts(caller, network))).toBe('fine')
    expect(decideRateLimit('write', counts(caller + 1, 1))).toBe('tooMany')
    expect(decideRateLimit('write', counts(1, network + 1))).toBe('tooMany')
  })

  test('a busy network has to solve a challenge before it is refused', () => {
    const { network, challengeAfter = Infinity } = rates.token

    expect(decideRateLimit('token', counts(0, challengeAfter))).toBe('fine')
    expect(decideRateLimit('token', counts(0, challengeAfter + 1))).toBe('challenge')
    expect(decideRateLimit('token', counts(0, network + 1))).toBe('tooMany')
  })
})

test('fewer documents than changes are allowed', () => {
  for (const { rate } of [downloadInvoice, createReturnLabel]) {
    expect(rates[rate].caller).toBeLessThan(rates.write.caller)
    expect(rates[rate].network).toBeLessThan(rates.write.network)
  }
})

describe('counting in memory', () => {
  const from = { caller: 'a', network: '203.0.113.1' }

  test('starts a new window after a minute and returns the seconds left', async () => {
    let time = 0
    const count = createMemoryCounter(() => time)
    await count('read', from)
    time = 59_000

    expect(await count('read', from)).toEqual({ caller: 2, network: 2, secondsLeft: 1 })
    time = 60_000
    expect(await count('read', from)).toEqual({ caller: 1, network: 1, secondsLeft: 60 })
  })

  test('counts classes and callers separately, and all callers of a network together', async () => {
    const count = createMemoryCounter(() => 0)
    await count('read', from)
    await count('write', from)

    expect(await count('read', { ...from, caller: 'b' })).toMatchObject({ caller: 1, network: 2 })
  })

  test('invented callers do not evict the count of their network', async () => {
    const count = createMemoryCounter(() => 0)
    for (let index = 0; index < 100_010; index += 1)
      await count('read', { ...from, caller: `invented ${index}` })

    expect(await count('read', from)).toMatchObject({ caller: 1, network: 100_011 })
  })
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})

test.each([
  ['203.0.113.7', '203.0.113.8', '203.0.114.7'],
  ['2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2:2::1'],
])('%s and %s are in one wider network, %s is in another', (ip, neighbour, elsewhere) => {
  const widerOf = (someIp: string) => widerNetworkOf(networkOf(someIp))

  expect(widerOf(ip)).toBe(widerOf(neighbour))
  expect(widerOf(ip)).not.toBe(widerOf(elsewhere))
})
