import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import { accept } from '@cairn/contract/refusals/result'
import { expect, test } from 'vitest'
import { refusedAnswer } from '../../platform/testing/test-calls.ts'
import { browserCommerce, fakeCommerce } from '../../platform/testing/test-commerce.ts'
import { readProductPlaces } from './read-places.server.ts'

const blockOf = (type: ContentBlock['type'], fields: object) =>
  contentBlock.parse({ id: 'a', type, fields })

const text = blockOf('rich-text', { title: 'Warm' })

function readPlaces(blocks: ContentBlock[], report?: (error: unknown) => void) {
  fakeCommerce.answers.readProductContent = () => accept({ sections: [{ name: 'main', blocks }] })
  const page = { locale: 'en-us', commerce: browserCommerce(), ...(report && { report }) } as const
  return readProductPlaces(page, new Request('https://cairn.example/en-us/p/a'), 'CAIRN001BLK')
}

test('the content of a product waits for scripts only if a block does not work without', async () => {
  fakeCommerce.answers.readAugmentedPage = () => accept({ sections: [] })
  expect(await readPlaces([])).toEqual({})
  expect(await readPlaces([text])).toEqual({ below: [text] })
  const rail = blockOf('product-rail', { title: 'New', productIds: [] })
  expect(await readPlaces([text, rail])).toEqual({ below: [text, rail], needsScripts: true })
})

test('blocks of two documents have different ids', async () => {
  fakeCommerce.answers.readAugmentedPage = () =>
    accept({ sections: [{ name: 'main', blocks: [text] }] })
  const { below = [] } = await readPlaces([text])
  expect(below.map(({ id }) => id)).toEqual(['a', 'every-product-a'])
})

test('content of all products that cannot be read is reported', async () => {
  const errors: unknown[] = []
  fakeCommerce.answers.readAugmentedPage = () => refusedAnswer('temporarilyUnavailable')
  expect(await readPlaces([text], (error) => errors.push(error))).toEqual({ below: [text] })
  expect(errors).toEqual([expect.objectContaining({ message: 'content of product: 503' })])
})
