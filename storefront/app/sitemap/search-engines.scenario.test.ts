import { readFile } from 'node:fs/promises'
import { aCategory, importRows } from '@cairn/commerce/testing/import-rows'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const htmlOf = async (path: string) => (await visit(path)).text()

const shellPath = '/de-de/p/hardshelljacke-ridge-CAIRN002TRN'

const hrefs = (html: string, relation: RegExp) =>
  Array.from(html.matchAll(/<link [^>]*>/g), ([tag]) => tag)
    .filter((tag) => relation.test(tag))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1]?.replace(shopOrigin, ''))

const structuredDataIn = (html: string): Record<string, unknown>[] =>
  Array.from(html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g), ([, text]) =>
    JSON.parse(text ?? ''),
  )

const publicFile = (path: string) => readFile(new URL(`../../public${path}`, import.meta.url))

const fileBeginnings: Record<string, string> = {
  png: '\u0089PNG',
  ico: '\0\0\u0001\0',
  svg: '<svg',
}

const redirectOf = async (path: string) => {
  const answer = await visit(path)
  return [answer.status, answer.headers.get('location')]
}

describe('a short URL', () => {
  test('of a product redirects to its page with the query (PROD-009)', async () => {
    expect(await redirectOf('/de-de/irgendeine-jacke-pCAIRN002TRN?size=M')).toEqual([
      308,
      `${shellPath}?size=M`,
    ])
    expect(await redirectOf('/en-us/ridge-shell-pCAIRN002')).toEqual([
      308,
      expect.stringMatching(/^\/en-us\/p\/ridge-shell-CAIRN002[A-Z]{3}$/),
    ])
  })

  test('of a category redirects to its page (SRCH-013)', async () => {
    expect(await redirectOf('/de-de/womens-down-c210101')).toEqual([
      308,
      '/de-de/c/daunenjacken-210101',
    ])
    await importRows(shop().database.query, [aCategory('9101')])
    expect(await redirectOf('/de-de/tents-c9101')).toEqual([308, '/de-de/c/jackets-9101'])
  })

  test.each([
    '/de-de/jacke-pCAIRN999XXX',
    '/de-de/jacke-pcairn002trn',
    '/de-de/jacke-pCAIRN02',
    '/de-de/jacke-pCAIRN002TRNX1',
    '/de-de/jacken-c211',
    '/de-de/jacken-c2101011',
    '/de-de/jacken-c299999',
  ])('of something unknown is not found: %s', async (path) => {
    expect((await visit(path)).status).toBe(404)
  })
})

describe('a listing', () => {
  const listings = ['/en-us/search?q=jacket', '/de-de/c/daunenjacken-210101?']

  test.each(listings)('at %s ignores malformed parameters', async (path) => {
    for (const query of ['sort=cheap', 'page=-1', 'page=two', 'filter=colour', 'filter=:']) {
      expect([query, (await visit(`${path}&${query}`)).status]).toEqual([query, 200])
    }
  })

  test.each(listings)('at %s has no page after its last one', async (path) => {
    for (const page of ['99', '999999', '9'.repeat(30)]) {
      expect([page, (await visit(`${path}&page=${page}`)).status]).toEqual([page, 404])
    }
  })
})

describe('a page', () => {
  test.each([
    ['/de-de', '/de-de'],
    [`${shellPath}?utm_source=mail`, shellPath],
    ['/de-de/c/daunenjacken-210101?sort=newest&page=1', '/de-de/c/daunenjacken-210101'],
    ['/de-de/field-notes', '/de-de/field-notes'],
  ])('%s has one canonical URL: %s', async (path, canonical) => {
    expect(hrefs(await htmlOf(path), /rel="canonical"/)).toEqual([canonical])
  })

  test.each(['/en-gb', '/en-gb/c/down-jackets-210101', '/en-gb/field-notes'])(
    '%s links to its version in every other locale',
    async (path) => {
      const html = await htmlOf(path)
      const languages = Array.from(html.matchAll(/hreflang="([^"]+)"/g), ([, tag]) => tag)
      expect(languages).toEqual([
        'en-US',
        'en-CA',
        'fr-CA',
        'en-GB',
        'de-DE',
        'fr-FR',
        'it-IT',
        'es-ES',
        'x-default',
      ])
      expect(hrefs(html, /hreflang="en-GB"/)).toEqual([path])
    },
  )

  test('of a product links to its versions in other languages without a redirect', async () => {
    const otherHrefs = hrefs(await htmlOf(shellPath), /rel="alternate"/)
    expect(otherHrefs).toContain('/en-us/p/ridge-shell-CAIRN002TRN')
    for (const other of otherHrefs) expect((await visit(other ?? '')).status).toBe(200)
  })

  test('that does not exist has no canonical URL', async () => {
    expect(hrefs(await htmlOf('/de-de/nirgends'), /rel="(canonical|alternate)"/)).toEqual([])
  })

  test('has icons for browsers and devices, and a manifest', async () => {
    const html = await htmlOf('/de-de')
    expect(hrefs(html, /rel="icon"/)).toEqual(
      expect.arrayContaining(['/symbol.svg', '/favicon.ico']),
    )
    expect(hrefs(html, /rel="apple-touch-icon"/)).toEqual(['/apple-touch-icon.png'])
    expect(hrefs(html, /rel="manifest"/)).toEqual(['/manifest.webmanifest'])
  })

  test('links only to icons and a manifest that are files of the shop', async () => {
    const html = await htmlOf('/de-de')
    const iconPaths = hrefs(html, /rel="(icon|apple-touch-icon)"/)
    const manifest = JSON.parse((await publicFile('/manifest.webmanifest')).toString())
    const manifestPaths = manifest.icons.map(({ src }: { src: string }) => src)
    expect(manifestPaths.length).toBeGreaterThan(0)
    for (const path of [...iconPaths, ...manifestPaths]) {
      const kind = /\w+$/.exec(path ?? '')?.[0] ?? ''
      const file = await publicFile(path ?? '')
      expect([path, file.toString('latin1', 0, 4)]).toEqual([path, fileBeginnings[kind]])
    }
  })

  test('has title, description and picture for link previews', async () => {
    const html = await htmlOf(shellPath)
    const metaTags = new Map(
      Array.from(
        html.matchAll(/<meta property="og:(\w+)" content="([^"]*)"/g),
        ([, name, text]) => [name, text],
      ),
    )
    expect(metaTags.get('title')).toBe(/<title>([^<]*)</.exec(html)?.[1])
    expect(metaTags.get('description')).toBeTruthy()
    expect(metaTags.get('type')).toBe('product')
    expect(metaTags.get('locale')).toBe('de_DE')
    expect(metaTags.get('url')).toBe(`${shopOrigin}${shellPath}`)
    expect(metaTags.get('image')).toMatch(
      new RegExp(`^${shopOrigin}/images/CAIRN002TRN/front\\?wid=1200`),
    )
  })
})

describe('the schema.org data', () => {
  test('of a product contains price, availability and URL of each size', async () => {
    const [product, breadcrumbs] = structuredDataIn(await htmlOf(shellPath))
    expect(product).toMatchObject({
      '@type': 'Product',
      productID: 'CAIRN002TRN',
      url: `${shopOrigin}${shellPath}`,
      brand: { name: 'Cairn' },
      offers: expect.arrayContaining([
        expect.objectContaining({
          sku: 'CAIRN002TRN-M',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          priceCurrency: 'EUR',
          availability: 'https://schema.org/InStock',
        }),
      ]),
    })
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(JSON.stringify(breadcrumbs)).toContain(`"item":"${shopOrigin}${shellPath}"`)
  })

  test('of the home page contains the organisation and the search', async () => {
    const structuredData = structuredDataIn(await htmlOf('/de-de'))
    expect(structuredData.map((entry) => entry['@type'])).toEqual(['Organization', 'WebSite'])
  })

  test('of an event contains its days and its place', async () => {
    const [event] = structuredDataIn(await htmlOf('/de-de/events'))
    expect(event).toMatchObject({
      '@type': 'Event',
      name: 'Vor der Sonne oben',
      description: expect.stringContaining('Stirnlampe'),
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      url: `${shopOrigin}/de-de/events#dawn-walk`,
      location: { '@type': 'Place', name: 'Cairn Berlin', address: { addressCountry: 'DE' } },
    })
  })

  test('of a film contains the day from which it can be seen', async () => {
    const data = structuredDataIn(await htmlOf('/en-us/field-notes/forty-dawns'))
    expect(data.find((entry) => entry['@type'] === 'VideoObject')).toMatchObject({
      uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    })
  })

  test('cannot close its script element', async () => {
    const hostileName = '</script><script>alert(1)</script>'
    await shop().database.run(
      `update style_texts set description = $$${hostileName}$$ where style_id = 'CAIRN005' and locale = 'en-gb'`,
    )
    const html = await htmlOf('/en-gb/p/approach-trail-shoe-CAIRN005MSS')
    expect(html).not.toContain(hostileName)
    expect(structuredDataIn(html)[0]).toMatchObject({ description: hostileName })
  })
})

describe('search engines', () => {
  test('find the sitemaps and the excluded personal pages in robots.txt', async () => {
    const answer = await visit('/robots.txt')
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    const robotsLines = (await answer.text()).split('\n')
    expect(robotsLines).toContain('Disallow: /*/checkout')
    expect(robotsLines).toContain(`Sitemap: ${shopOrigin}/sitemap.xml`)
  })

  test('find a sitemap for every locale that contains only existing pages', async () => {
    const sitemapUrls = Array.from(
      (await htmlOf('/sitemap.xml')).matchAll(/<loc>([^<]*)</g),
      ([, url = '']) => url.replace(shopOrigin, ''),
    )
    expect(sitemapUrls).toHaveLength(8)
    expect(sitemapUrls).toContain('/de-de/sitemap.xml')
    const map = await visit('/de-de/sitemap.xml')
    expect(map.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const pages = Array.from((await map.text()).matchAll(/<loc>([^<]*)</g), ([, url = '']) =>
      url.replace(shopOrigin, ''),
    )
    expect(pages).toContain(shellPath)
    const sampledPages = pages.filter((_, index) => index % 12 === 0)
    expect(sampledPages.length).toBeGreaterThan(5)
    for (const page of sampledPages) expect([page, (await visit(page)).status]).toEqual([page, 200])
    expect((await visit('/xx-xx/sitemap.xml')).status).toBe(404)
  })

  test('find in it when a page last changed, its pictures and its versions in other languages', async () => {
    const xml = await htmlOf('/de-de/sitemap.xml')
    const entry = xml.split('\n').find((line) => line.includes(`${shellPath}</loc>`)) ?? ''
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(entry).toContain(
      `<image:image><image:loc>${shopOrigin}/images/CAIRN002TRN/front?wid=1200&amp;`,
    )
    const html = await htmlOf(shellPath)
    const alternatesIn = (text: string) =>
      Array.from(text.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, tag, url]) => [tag, url])
    expect(alternatesIn(entry)).toEqual(alternatesIn(html))
    expect(alternatesIn(entry)).toHaveLength(9)
  })
})
