import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
import { accept } from '@cairn/contract/refusals/result'
import type { Client } from '@cairn/contract/wire/client'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

test('the footer of a page has the links of the footer of its site (CONT-082)', async () => {
  const params = { mode: 'publish', siteId: 'CAIRN-GB' } as const
  const read = { params, locale: 'en-gb' } as const
  const { body } = await shop().visitor().send<ContentDocument>('readFooter', read)
  const groups = [{ title: 'Only here', links: [{ url: '/help', text: 'Ask the keeper' }] }]
  const links = contentBlock.parse({ id: 'links', type: 'footer-items', fields: { groups } })
  const requests: unknown[] = []
  const calls: Partial<Client> = {
    readFooter: async (request) => {
      requests.push(request.params)
      return accept({ ...body, sections: [{ name: 'main', blocks: [links] }] })
    },
  }
  const html = await readShownHtml(await visit('/en-gb/help', { calls }))

  expect(requests).toEqual([params])
  expect(html).toMatch(/<footer.*Only here.*href="\/help"[^>]*>Ask the keeper.*<\/footer>/s)
})
