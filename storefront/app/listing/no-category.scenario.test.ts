import { expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { visit } = openShopBeforeTests()

test('a category that does not exist is shown as an empty listing (SRCH-003)', async () => {
  const unknown = await visit('/en-us/c/nothing-999999')
  expect(unknown.status).toBe(404)
  expect(await readShownHtml(unknown)).toContain('This shelf is empty.')
  const readCatalogue = async () => refusedAnswer('listedProductNotFound')
  const refused = await visit('/en-us/c/women-210000', { calls: { readCatalogue } })
  expect(await readShownHtml(refused)).toContain('This shelf is empty.')
})
