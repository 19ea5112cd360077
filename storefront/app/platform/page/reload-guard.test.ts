// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-guard.ts'

test('reloads a page at most once in ten seconds', () => {
  const reload = vi.fn<() => void>()
  const start = Date.now()
  const results = [0, 9_999, 10_000, 10_001].map((elapsed) => reloadOnce(reload, start + elapsed))

  expect(results).toEqual([true, false, true, false])
  expect(reload).toHaveBeenCalledTimes(2)
})
