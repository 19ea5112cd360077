import type { readSavedItems } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { expect, test } from 'vitest'
import { demoProducts } from '../platform/testing/test-products.ts'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

type SavedItemsAnswer = AnswerOf<typeof readSavedItems>

const { shop, visit } = openShopBeforeTests()

/** The fields of the form with this intent; none if the page has no such form. */
function formIn(html: string, intent: 'save' | 'restore'): Record<string, string> {
  const forms = Array.from(html.matchAll(/<form[^>]*>.*?<\/form>/gs), ([form]) => form)
  const form = forms.find((candidate) => candidate.includes(`name="intent" value="${intent}"`))
  return Object.fromEntries(
    Array.from((form ?? '').matchAll(/name="([^"]+)" value="([^"]*)"/g), ([, name, value]) => [
      name,
      value,
    ]),
  )
}

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
  const saving = formIn(await page(), 'save')
  expect(saving).toMatchObject({ intent: 'save', qty: '2' })
  expect(await send(saving)).toBe(303)
  const html = await page()
  expect(html).toContain('Saved for later')
  expect(html).toContain('Move to bag')
  expect(formIn(html, 'save')).toEqual({})

  const { saveForLaterId, items } = await readSavedItems()
  expect(items).toMatchObject([{ sku: demoProducts.jacket.sku, qty: 2 }])

  const moving = formIn(html, 'restore')
  expect(moving).toMatchObject({ intent: 'restore', saveForLaterId })
  expect(await send(moving)).toBe(303)
  expect(await page()).toContain(demoProducts.jacket.name)
  expect((await readSavedItems()).total).toBe(0)
})

test('saving a line that is no longer in the cart shows an error and changes nothing', async () => {
  const { send, readSavedItems } = await guestWith(demoProducts.shell)
  await send({ intent: 'remove' })
  expect(await send({ intent: 'save' })).toBe(404)
  expect((await readSavedItems()).total).toBe(0)
})
