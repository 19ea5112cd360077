import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

type SavedItemsAnswer = AnswerOf<typeof readSavedItems>

const { shop, visit } = openShopBeforeTests()

async function guestWith({ sku }: { sku: string }) {
  const visitor = await shop().guest()
  const { body } = await visitor.send<{ items: { itemId: string; productId: string }[] }>(
    'createCartWithItem',
    { body: { sku, qty: 2 }, locale: 'en-gb' },
  )
  const { itemId = '', productId = '' } = body.items[0] ?? {}
  const send = async (form: Record<string, string>) =>
    (await visit('/en-gb/cart', { visitor, form: { itemId, productId, ...form } })).status
  const page = async () => readShownHtml(await visit('/en-gb/cart', { visitor }))
  const readSavedItems = async () => (await visitor.send<SavedItemsAnswer>('readSavedItems')).body
  return { send, page, readSavedItems }
}

test('a cart line is saved for later and moved back, also without scripts (SFL-005, SFL-006)', async () => {
  const { send, page, readSavedItems } = await guestWith(demoProducts.jacket)
  expect(await send({ intent: 'save' })).toBe(303)
  expect(await page()).toContain('Saved for later')
  expect(await page()).toContain('Move to bag')

  const { saveForLaterId, items } = await readSavedItems()
  expect(items).toMatchObject([{ sku: demoProducts.jacket.sku, qty: 2 }])

  expect(await send({ intent: 'restore', saveForLaterId })).toBe(303)
  expect(await page()).toContain(demoProducts.jacket.name)
  expect((await readSavedItems()).total).toBe(0)
})

test('saving a line that is no longer in the cart shows an error and changes nothing', async () => {
  const { send, readSavedItems } = await guestWith(demoProducts.shell)
  await send({ intent: 'remove' })
  expect(await send({ intent: 'save' })).toBe(404)
  expect((await readSavedItems()).total).toBe(0)
})
