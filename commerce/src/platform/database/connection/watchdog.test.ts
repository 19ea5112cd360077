import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseNotResponding } from '../database-errors.ts'
import { createWatchdog } from './watchdog.ts'

const noAnswer = () => new Promise<never>(() => {})
const refuseConnection = () =>
  Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function watchdogWith(probe: () => Promise<unknown>) {
  const onSilence = vi.fn<() => void>()
  return { onSilence, withWatchdog: createWatchdog({ probe, onSilence }) }
}

describe('a database that does not respond', () => {
  test('fails waiting queries within a second and new ones at once', async () => {
    const { withWatchdog, onSilence } = watchdogWith(noAnswer)
    const query = withWatchdog(noAnswer).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await query).toBeInstanceOf(DatabaseNotResponding)
    await expect(withWatchdog(noAnswer)).rejects.toThrow(DatabaseNotResponding)
    expect(onSilence).toHaveBeenCalledOnce()
  })

  test('is probed until it answers', async () => {
    let answers = false
    const { withWatchdog } = watchdogWith(() => (answers ? Promise.resolve() : refuseConnection()))
    const query = withWatchdog(noAnswer).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await query).toBeInstanceOf(DatabaseNotResponding)
    answers = true
    await vi.advanceTimersByTimeAsync(200)

    await expect(withWatchdog(async () => 'here')).resolves.toBe('here')
  })
})

describe('a database is not considered unresponsive', () => {
  test('when a query waits for a lock while probes are answered', async () => {
    const { withWatchdog, onSilence } = watchdogWith(async () => {})
    const { promise, resolve } = Promise.withResolvers<string>()
    const query = withWatchdog(() => promise)
    await vi.advanceTimersByTimeAsync(9_000)
    resolve('at last')

    await expect(query).resolves.toBe('at last')
    expect(onSilence).not.toHaveBeenCalled()
  })

  test('when other queries are answered, even with an error', async () => {
    const { withWatchdog, onSilence } = watchdogWith(noAnswer)
    void withWatchdog(noAnswer)
    for (let answers = 0; answers < 10; answers += 1) {
      await vi.advanceTimersByTimeAsync(500)
      await withWatchdog(() => Promise.reject(new Error('syntax'))).catch(() => {})
    }

    expect(onSilence).not.toHaveBeenCalled()
  })

  test('when this process was blocked itself', async () => {
    vi.useRealTimers()
    const { withWatchdog, onSilence } = watchdogWith(noAnswer)
    const { promise, resolve } = Promise.withResolvers<string>()
    const query = withWatchdog(() => promise)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
    await sleep(150)

    expect(onSilence).not.toHaveBeenCalled()
    resolve('at last')
    await query
  })

  test('when no query is waiting', async () => {
    const probe = vi.fn<() => Promise<never>>(noAnswer)
    const { withWatchdog, onSilence } = watchdogWith(probe)
    await withWatchdog(async () => 1)
    await vi.advanceTimersByTimeAsync(60_000)

    expect(probe).not.toHaveBeenCalled()
    expect(onSilence).not.toHaveBeenCalled()
  })
})
