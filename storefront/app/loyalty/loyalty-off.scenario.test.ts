import { isCataloguePage, crawlLinks } from '@cairn/commerce/testing/crawl-links'
import { importRows } from '@cairn/commerce/testing/import-rows'
import { overrideSiteSettings } from '@cairn/commerce/testing/override-site-settings'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

overrideSiteSettings((locale) => ({ hasLoyalty: locale !== 'en-us' }))

const { shop, visit } = openShopBeforeTests()

describe('a site without a loyalty programme', () => {
  const statusOf = async (path: string) => (await visit(path)).status
  const linksIn = async (path: string) =>
    (await (await visit(path)).text()).match(/[^"\\]*\/loyalty[^"\\]*/g) ?? []

  test('answers 404 for the loyalty pages, also in the preview (LOY-016)', async () => {
    for (const page of ['loyalty', 'loyalty-terms', 'loyalty?preview=true']) {
      expect([page, await statusOf(`/en-us/${page}`)]).toEqual([page, 404])
    }
    expect(await statusOf('/en-gb/loyalty')).toBe(200)
    expect(await statusOf('/en-gb/loyalty-terms')).toBe(200)
  })

  test('has no links to the loyalty pages (LOY-016)', async () => {
    for (const page of ['', '/repairs', '/help', '/cart', '/nowhere', '?preview=true']) {
      expect([page, await linksIn(`/en-us${page}`)]).toEqual([page, []])
      expect(await linksIn(`/en-gb${page}`)).toContain('/en-gb/loyalty')
    }
  })

  test('has no broken links, and a link without its condition is found (LOY-016)', async () => {
    const crawl = (isSkipped: (path: string) => boolean) =>
      crawlLinks({ start: '/en-us', open: (path) => visit(path), isSkipped })
    // The built pages have the settings of the demo shop: LOY-016 is tested for their links with the components.
    const isSkipped = (path: string) => isCataloguePage(path) || path === '/en-us/sign-up'
    const { paths, brokenLinks } = await crawl(isSkipped)
    expect(brokenLinks).toEqual([])
    expect(paths.size).toBeGreaterThan(40)

    const targets = [{ url: '/loyalty', text: 'Without a condition' }]
    const blocks = [{ type: 'cta-buttons', fields: { targets } }]
    await importRows(shop().database.query, [
      {
        kind: 'fragment',
        slug: 'benefits',
        title: 'Benefits',
        sections: [{ name: 'main', blocks }],
      },
    ])
    const ofHomePage = await crawl((path) => path !== '/en-us' && path !== '/en-us/loyalty')
    expect(ofHomePage.brokenLinks).toEqual(['404 /en-us/loyalty'])
  }, 60_000)
})
