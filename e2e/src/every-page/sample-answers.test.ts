import { expect } from 'vitest'
import { test } from '../browser/visit.ts'

/** Sample answers name pictures that do not exist, with spaces in their names. */
const unknownPictures = /404|srcset|preload/

const paths = ['/en-us', '/en-us/p/x-CAIRN001BLK', '/en-us/search?q=jacket', '/en-us/cart']

test('every kind of page works with sample answers (SES-008)', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', expected: unknownPictures })
  await page.goto('/en-us?mocks=on')
  for (const path of paths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await page.getByRole('main').waitFor()
  }
})
