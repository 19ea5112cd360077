import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withRetry } from './lazy-component.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const loadFailing = (times: number) => {
  let attempts = 0
  return vi.fn<() => Promise<string>>(async () => {
    attempts += 1
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module')
    return 'part'
  })
}

test('a failed import is retried after one and two seconds', async () => {
  const load = loadFailing(2)
  const promise = withRetry(load)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  await expect(promise).resolves.toBe('part')
})

test('a successful import runs once', async () => {
  const load = loadFailing(0)
  await expect(withRetry(load)).resolves.toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

test('the import fails after 15 seconds of retries', async () => {
  const load = loadFailing(9)
  const thrown = withRetry(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await thrown).toBeInstanceOf(TypeError)
  expect(load).toHaveBeenCalledTimes(5)
})
