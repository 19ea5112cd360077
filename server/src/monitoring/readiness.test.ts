import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadinessProbe } from './readiness.ts'

test('concurrent readiness requests share one ping of the database', async () => {
  let pings = 0
  const ping = () => {
    pings += 1
    return sleep(20)
  }
  const isReady = createReadinessProbe(ping)

  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true])
  expect(pings).toBe(1)
  expect(await isReady()).toBe(true)
  expect(pings).toBe(2)
})

test('a failed ping means not ready', async () => {
  const isReady = createReadinessProbe(() => Promise.reject(new Error('away')))

  expect(await isReady()).toBe(false)
})

test('a ping without a response means not ready', async () => {
  const isReady = createReadinessProbe(() => new Promise(() => {}))

  expect(await isReady()).toBe(false)
})
