import { importRows } from '@cairn/commerce/testing/import-rows'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { expect, test } from 'vitest'
import { refusedAnswer } from '../platform/testing/test-calls.ts'
import { openShopBeforeTests, type VisitOptions } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const textOf = async (query: string, options: VisitOptions = {}) =>
  (await visit(`/en-us/content-preview${query}`, options)).text()

type ShowcaseRequest = Parameters<Client['readShowcase']>[0]

/** The request that the page sends. */
async function requestSentFor(query: string): Promise<ShowcaseRequest | undefined> {
  let sentRequest: ShowcaseRequest | undefined
  const readShowcase: Client['readShowcase'] = async (request) => {
    sentRequest = request
    return refusedAnswer('callUnknown')
  }
  await textOf(query, { calls: { readShowcase } })
  return sentRequest
}

test('requires a document type (PREV-004)', async () => {
  expect(await textOf('')).not.toContain('This field is required')
  expect(await textOf('?docType=&limit=20')).toContain('This field is required')
  expect(await requestSentFor('?docType=&limit=20')).toBeUndefined()
  expect((await requestSentFor('?docType=hero'))?.params).toMatchObject({
    docType: 'hero',
    mode: 'preview',
  })
})

test('has a field for the layout variant, and sends it if one is entered (PREV-005)', async () => {
  const html = await textOf('?docType=hero&layoutVariant=block-below')
  const [, form = ''] = /<form[^>]*preview-form[^>]*>(.*?)<\/form>/s.exec(html) ?? []
  expect(form).toMatch(/<input[^>]*name="layoutVariant"[^>]*value="block-below"/)
  expect((await requestSentFor('?docType=hero&layoutVariant=block-below'))?.query).toMatchObject({
    layoutVariant: 'block-below',
  })
  expect((await requestSentFor('?docType=hero&layoutVariant='))?.query).not.toHaveProperty(
    'layoutVariant',
  )
})

test('lists documents by id and name (PREV-006)', async () => {
  const block = { type: 'hero', fields: { variant: 'block-below', title: 'Up' } }
  const sections = [{ name: 'main', blocks: [block] }]
  await importRows(shop().database.query, [
    { kind: 'page', slug: 'test-peak', title: 'The peak', sections },
  ])
  const html = await textOf('?docType=hero&layoutVariant=block-below')
  expect(html).toMatch(/>The peak, [^<]*<\/span><code[^>]*>page:test-peak</)
})

test('sends the layout with limit and offset, and lists what it finds by id and name (CONT-089)', async () => {
  const request = await requestSentFor('?docType=hero&layoutVariant=standard&limit=10')
  expect(request?.query).toMatchObject({ layoutVariant: 'standard', limit: 10, offset: 0 })
  const document = { ...Object(null), sections: [] }
  const result = [{ id: 'page:one', name: 'The first', document }]
  const readShowcase: Client['readShowcase'] = async () => accept({ result, numFound: 1 })
  expect(await textOf('?docType=hero', { calls: { readShowcase } })).toMatch(
    />The first<\/span><code[^>]*>page:one</,
  )
})

test('offers the limits 10, 20 and 50, with 20 as the default (PREV-007)', async () => {
  const html = await textOf('')
  const offeredLimits = Array.from(
    html.matchAll(/<option value="(\d+)"( selected="")?/g),
    (match) => [match[1], match[2] !== undefined],
  )
  expect(offeredLimits).toEqual([
    ['10', false],
    ['20', true],
    ['50', false],
  ])
  const limitOf = async (query: string) => (await requestSentFor(query))?.query?.limit
  expect(await limitOf('?docType=hero')).toBe(20)
  expect(await limitOf('?docType=hero&limit=50')).toBe(50)
  expect(await limitOf('?docType=hero&limit=1000')).toBe(20)
})
