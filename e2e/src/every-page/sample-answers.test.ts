import { expect } from 'vitest'
import { test } from '../browser/visit.ts'

/** Sample answers name pictures that do not exist, with spaces in their names. */
const unknownPictures = /404|srcset|preload/

const paths = ['/en-us', '/en-us/p/x-CAIRN001BLK', '/en-us/search?q=jacket', '/en-us/cart']

test('a browser that switches samples on stores a flag, and every kind of page works with sample answers (SES-008)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', expected: unknownPictures })
  const readCookies = () => page.evaluate(() => document.cookie.split('; '))
  await page.goto('/en-us')
  expect(await readCookies()).not.toContain('cairn_mock=1')
  await page.goto('/en-us?mocks=on')
  expect(await readCookies()).toContain('cairn_mock=1')
  for (const path of paths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    expect(await page.getByRole('main').innerText(), path).toMatch(/\w/)
  }
  await page.goto('/en-us?mocks=off')
  expect(await readCookies()).not.toContain('cairn_mock=1')
})
