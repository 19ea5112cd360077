import { expect } from 'vitest'
import { layoutShifts } from './layout-shifts.ts'
import { test } from './visit.ts'

test('console errors, exceptions, failed requests and layout shifts are recorded', async ({
  visit,
}) => {
  const { page, problems } = await visit({ expected: /./ })
  await page.goto('/en-us')
  expect([problems, await layoutShifts(page)]).toEqual([[], []])

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
  await expect.poll(() => problems.join('\n')).toContain('thrown on purpose')
  expect(problems.join('\n')).toContain('Content Security Policy')
  expect(problems.join('\n')).toMatch(/answered 404.*\/nowhere/)
  expect(await page.title()).not.toBe('not ours')
  await expect
    .poll(() => layoutShifts(page))
    .toContainEqual(expect.stringMatching(/^0\.\d+ after \d+ ms: .*section\.promo-bar/))
})
