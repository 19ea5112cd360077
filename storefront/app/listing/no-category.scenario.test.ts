import { expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { visit } = openShopBeforeTests()

test('an email address that somebody searches for is in the heading, without its name in the title', async () => {
  const html = await readShownHtml(await visit('/en-us/search?q=shell+ada%40example.com'))
  expect(html.includes('<title>Results for “shell @example.com” –')).toBe(true)
  expect(html.includes('Results for “shell ada@example.com”</h1>')).toBe(true)
})

test('a category that does not exist is shown as an empty listing (SRCH-003)', async () => {
  const unknown = await visit('/en-us/c/nothing-999999')
  expect(unknown.status).toBe(404)
  expect(await readShownHtml(unknown)).toContain('This shelf is empty.')
  const readCatalogue = async () => refusedAnswer('listedProductNotFound')
  const refused = await visit('/en-us/c/women-210000', { calls: { readCatalogue } })
  expect(await readShownHtml(refused)).toContain('This shelf is empty.')
})
