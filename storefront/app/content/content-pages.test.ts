import { importRows } from '@cairn/commerce/testing/import-rows'
import type { Shop } from '@cairn/commerce/testing/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisited, type VisitShop } from '../platform/test-visit.ts'

let shop: Shop
let visit: VisitShop

beforeAll(async () => {
  ;({ shop, visit } = await openVisited())
}, 60_000)

afterAll(() => shop.close())

describe('pages of blocks', () => {
  const block = (title: string) => ({ type: 'hero', fields: { title } })
  const camp = (blocks: object[], more: object = {}) => ({
    kind: 'page',
    slug: 'test-camp',
    title: 'Camp',
    sections: [{ name: 'main', blocks }],
    ...more,
  })
  const hand = (document: object) => importRows(shop.database.query, [document])
  const headings = async (path: string) =>
    Array.from(
      (await (await visit(path)).text()).matchAll(/<(h[12]) class="display mega">([^<]*)</g),
      ([, level, title]) => `${level} ${title}`,
    )

  it('are in the order of their document, and the first block names them (CONT-003)', async () => {
    await hand(camp([block('Up'), block('Down')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Up', 'h2 Down'])
    await hand(camp([block('Down'), block('Up')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Down', 'h2 Up'])
  })

  it('show a draft to its author alone (PREV-002, PREV-003)', async () => {
    await hand(camp([block('Published')]))
    await hand(camp([block('Drafted')], { publish: null }))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Published'])
    expect(await headings('/en-gb/test-camp?preview=true')).toEqual(['h1 Drafted'])
    const headers = { cookie: 'preview-date=2026-12-01' }
    const html = await (await visit('/en-gb/test-camp', { headers })).text()
    expect(html).toContain('Drafted')
  })

  it('show a block that nobody knows to its author alone', async () => {
    await hand(camp([block('Known')]))
    await shop.database.run(
      `update content_bodies set body = jsonb_insert(body, '{sections,0,blocks,0}',
         '{"id": "new", "type": "marquee", "fields": {}}') where slug = 'test-camp'`,
    )
    expect(await (await visit('/en-gb/test-camp')).text()).not.toContain('marquee')
    expect(await (await visit('/en-gb/test-camp?preview=true')).text()).toContain('marquee')
  })

  it('have one address', async () => {
    const answer = await visit('/en-gb/home')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en-gb'])
  })
})
