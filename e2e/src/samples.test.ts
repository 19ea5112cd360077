import { expect } from 'vitest'
import { test } from './journey.ts'

/** Samples name pictures that nobody has drawn, by words with spaces. */
const unknownPictures = /404|srcset|preload/

const paths = ['/en-us', '/en-us/p/x-CAIRN001BLK', '/en-us/search?q=jacket', '/en-us/cart']

test('whoever is given samples for answers still sees every kind of page (SES-008)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', expected: unknownPictures })
  await page.goto('/en-us?mocks=on')
  for (const path of paths) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(200)
    await page.getByRole('main').waitFor()
  }
})
