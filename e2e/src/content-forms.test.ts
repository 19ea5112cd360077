import { expect } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'

test('the page of gift cards says what is left on one, and nothing of one with a wrong PIN (CONT-011)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390, expected: /404|400/ })
  await openPage(page, '/en-us/gift-card')
  await page.getByRole('heading', { name: 'Let them choose the weather' }).waitFor()
  const ask = page.getByRole('button', { name: 'Show what is left' })
  await page.getByLabel('Number of the card').fill('6006 4900 0000 0001')
  await page.getByLabel('PIN').fill('2222')
  await ask.click()
  const refused = await page.getByRole('alert').textContent()
  expect(refused).not.toContain('$')
  await page.getByLabel('PIN').fill('1111')
  await ask.click()
  await page.getByText('$50.00 left on').waitFor()
})
