import { expect } from 'vitest'
import { test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'

test('whatever goes wrong on a page is noticed', async ({ visit }) => {
  const { page, troubles } = await visit({ expected: /./ })
  await page.goto('/en-us')
  expect([troubles, await layoutShift(page)]).toEqual([[], 0])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "not ours"'
    document.body.prepend(script)
    setTimeout(() => {
      throw new Error('thrown on purpose')
    })
    return Promise.allSettled([fetch('/nowhere'), fetch('http://localhost:1/away')])
  })
  await page.evaluate(() => {
    document.body.style.paddingTop = '300px'
  })
  await expect.poll(() => troubles.join('\n')).toContain('thrown on purpose')
  expect(troubles.join('\n')).toContain('Content Security Policy')
  expect(troubles.join('\n')).toMatch(/answered 404.*\/nowhere/)
  expect(await page.title()).not.toBe('not ours')
  expect(await layoutShift(page)).toBeGreaterThan(0.01)
})
