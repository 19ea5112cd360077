import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseSilent } from './is-unavailable.ts'
import { noticeSilence } from './notice-silence.ts'

const never = () => new Promise<never>(() => {})
const refused = () => Promise.reject(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function listenTo(probe: () => Promise<unknown>) {
  const fellSilent = vi.fn<() => void>()
  return { fellSilent, unlessSilent: noticeSilence({ probe, fellSilent }) }
}

describe('a database that says nothing', () => {
  test('lets nobody wait longer than a second, and who comes then not at all', async () => {
    const { unlessSilent, fellSilent } = listenTo(never)
    const waiting = unlessSilent(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)

    expect(await waiting).toBeInstanceOf(DatabaseSilent)
    await expect(unlessSilent(never)).rejects.toThrow(DatabaseSilent)
    expect(fellSilent).toHaveBeenCalledOnce()
  })

  test('is asked again until it answers', async () => {
    let answers = false
    const { unlessSilent } = listenTo(() => (answers ? Promise.resolve() : refused()))
    const waiting = unlessSilent(never).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await waiting).toBeInstanceOf(DatabaseSilent)
    answers = true
    await vi.advanceTimersByTimeAsync(200)

    await expect(unlessSilent(async () => 'here')).resolves.toBe('here')
  })
})

describe('a database that is there is not taken for one that is gone', () => {
  test('when a question waits for a lock, but the smallest one is answered', async () => {
    const { unlessSilent, fellSilent } = listenTo(async () => {})
    const { promise, resolve } = Promise.withResolvers<string>()
    const asked = unlessSilent(() => promise)
    await vi.advanceTimersByTimeAsync(9_000)
    resolve('at last')

    await expect(asked).resolves.toBe('at last')
    expect(fellSilent).not.toHaveBeenCalled()
  })

  test('when others hear from it, be it a no', async () => {
    const { unlessSilent, fellSilent } = listenTo(never)
    void unlessSilent(never)
    for (let said = 0; said < 10; said += 1) {
      await vi.advanceTimersByTimeAsync(500)
      await unlessSilent(() => Promise.reject(new Error('syntax'))).catch(() => {})
    }

    expect(fellSilent).not.toHaveBeenCalled()
  })

  test('when it was this process that stood still', async () => {
    vi.useRealTimers()
    const { unlessSilent, fellSilent } = listenTo(never)
    void unlessSilent(never)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500)
    await sleep(150)

    expect(fellSilent).not.toHaveBeenCalled()
  })

  test('when nobody asks it anything', async () => {
    const probe = vi.fn<() => Promise<never>>(never)
    const { unlessSilent, fellSilent } = listenTo(probe)
    await unlessSilent(async () => 1)
    await vi.advanceTimersByTimeAsync(60_000)

    expect(probe).not.toHaveBeenCalled()
    expect(fellSilent).not.toHaveBeenCalled()
  })
})
