import type { Shop } from '@cairn/commerce/testing/shop'
import { importRows } from '@cairn/commerce/testing/import-rows'
import type { Client } from '@cairn/contract/client'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused } from '../platform/test-client.ts'
import { openVisited, type Visit, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 60_000)

afterAll(() => shop.close())

const textOf = async (query: string, more: Visit = {}) =>
  (await visit(`/en-us/content-preview${query}`, more)).text()

type Asked = Parameters<Client['readShowcase']>[0]

/** What the page asks for, whatever the answer. */
async function askedBy(query: string): Promise<Asked | undefined> {
  let asked: Asked | undefined
  const readShowcase: Client['readShowcase'] = async (given) => {
    asked = given
    return refused(404, 'API404')
  }
  await textOf(query, { calls: { readShowcase } })
  return asked
}

it('has to be told the kind of document (PREV-004)', async () => {
  expect(await textOf('')).not.toContain('This field is required.')
  expect(await textOf('?docType=&limit=20')).toContain('This field is required.')
  expect(await askedBy('?docType=&limit=20')).toBeUndefined()
  expect((await askedBy('?docType=hero'))?.params).toMatchObject({
    docType: 'hero',
    mode: 'preview',
  })
})

it('asks for a layout where one is named (PREV-005)', async () => {
  expect((await askedBy('?docType=hero&layoutVariant=block-below'))?.query).toMatchObject({
    layoutVariant: 'block-below',
  })
  expect((await askedBy('?docType=hero&layoutVariant='))?.query).not.toHaveProperty('layoutVariant')
})

it('lists what is found by id and name (PREV-006)', async () => {
  const block = { type: 'hero', fields: { variant: 'block-below', title: 'Up' } }
  const sections = [{ name: 'main', blocks: [block] }]
  await importRows(shop.database.query, [
    { kind: 'page', slug: 'test-peak', title: 'The peak', sections },
  ])
  const html = await textOf('?docType=hero&layoutVariant=block-below')
  expect(html).toMatch(/>The peak, [^<]*<\/span><code[^>]*>page:test-peak</)
})

it('offers 10, 20 and 50, and begins with 20 (PREV-007)', async () => {
  const html = await textOf('')
  const offered = Array.from(html.matchAll(/<option value="(\d+)"( selected="")?/g), (found) => [
    found[1],
    found[2] !== undefined,
  ])
  expect(offered).toEqual([
    ['10', false],
    ['20', true],
    ['50', false],
  ])
  const limitOf = async (query: string) => (await askedBy(query))?.query?.limit
  expect(await limitOf('?docType=hero')).toBe(20)
  expect(await limitOf('?docType=hero&limit=50')).toBe(50)
  expect(await limitOf('?docType=hero&limit=1000')).toBe(20)
})
