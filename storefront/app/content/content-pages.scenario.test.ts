import { importRows } from '@cairn/commerce/testing/import-rows'
import { describe, expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

describe('content pages', () => {
  const block = (title: string) => ({ type: 'hero', fields: { title } })
  const campPage = (blocks: object[], overrides: object = {}) => ({
    kind: 'page',
    slug: 'test-camp',
    title: 'Camp',
    sections: [{ name: 'main', blocks }],
    ...overrides,
  })
  const importDocument = (document: object) => importRows(shop().database.query, [document])
  const headings = async (path: string) =>
    Array.from(
      (await (await visit(path)).text()).matchAll(/<(h[12]) class="display mega">([^<]*)</g),
      ([, level, title]) => `${level} ${title}`,
    )

  test('show the blocks in the order of their document, the first with the main heading (CONT-003)', async () => {
    await importDocument(campPage([block('Up'), block('Down')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Up', 'h2 Down'])
    await importDocument(campPage([block('Down'), block('Up')]))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Down', 'h2 Up'])
  })

  test('show drafts in the preview only, by the query or the cookie (PREV-002, PREV-003)', async () => {
    await importDocument(campPage([block('Published')]))
    await importDocument(campPage([block('Drafted')], { publish: null }))
    expect(await headings('/en-gb/test-camp')).toEqual(['h1 Published'])
    expect(await headings('/en-gb/test-camp?preview=true')).toEqual(['h1 Drafted'])
    const headers = { cookie: 'preview-date=2026-12-01' }
    const html = await (await visit('/en-gb/test-camp', { headers })).text()
    expect(html).toContain('Drafted')
  })

  test('show a block of an unknown type in the preview only', async () => {
    await importDocument(campPage([block('Known')]))
    await shop().database.run(
      `update content_bodies set body = jsonb_insert(body, '{sections,0,blocks,0}',
         '{"id": "new", "type": "marquee", "fields": {}}') where slug = 'test-camp'`,
    )
    expect(await (await visit('/en-gb/test-camp')).text()).not.toContain('marquee')
    expect(await (await visit('/en-gb/test-camp?preview=true')).text()).toContain('marquee')
  })

  test('redirect /home to the home page', async () => {
    const answer = await visit('/en-gb/home')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/en-gb'])
  })
})

describe('documents that are embedded in other pages', () => {
  test('are shown for an unknown URL, with status 404 (CONT-010)', async () => {
    const missingPage = await visit('/en-gb/nowhere-at-all')
    expect(missingPage.status).toBe(404)
    const html = await readShownHtml(missingPage)
    expect(html).toContain('No path here.')
    expect(html).toContain('These paths are open')
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  test('are below the form of the sign-up, which has the fields of its locale (CONT-016)', async () => {
    const fieldsIn = (html: string) =>
      Array.from(html.matchAll(/<(?:input|select)[^>]* name="(\w+)"/g), ([, name]) => name)
    const britishPage = await readShownHtml(await visit('/en-gb/sign-up'))
    expect(britishPage).toContain('first look at new colours')
    expect(fieldsIn(britishPage)).toEqual(expect.arrayContaining(['firstName', 'password']))
    expect(fieldsIn(britishPage)).not.toContain('gender')
    const germanPage = await readShownHtml(await visit('/de-de/sign-up'))
    expect(fieldsIn(germanPage)).toContain('gender')
  })

  test('have no URL of their own', async () => {
    expect((await visit('/en-gb/error-4xx')).status).toBe(404)
    expect((await visit('/en-gb/sign-up-modal')).status).toBe(404)
  })
})

test('the cards of the home page link to categories, which exist (CONT-070)', async () => {
  const html = await (await visit('/en-us')).text()
  const [, cards = ''] = html.split('class="cards cards-row ')
  const urls = Array.from(
    cards.slice(0, cards.indexOf('</ul>')).matchAll(/href="([^"]*)"/g),
    ([, url = '']) => url,
  )
  expect(urls).toEqual([
    '/en-us/c/women-210000',
    '/en-us/c/men-220000',
    '/en-us/c/kids-230000',
    '/en-us/c/equipment-240000',
  ])
  const pages = await Promise.all(urls.map((url) => visit(url)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('the promo bar shows at most as many messages as the site allows (NAV-035)', async () => {
  const texts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map(
    (word) => `Promo message ${word}`,
  )
  const messages = texts.map((text) => ({
    richText: [{ type: 'paragraph', text: [{ type: 'text', text }] }],
  }))
  const sections = [{ name: 'main', blocks: [{ type: 'promo-bar', fields: { messages } }] }]
  await importRows(shop().database.query, [
    { kind: 'fragment', slug: 'promo-bar', title: 'Promo bar', sections },
  ])
  const answer = await visit('/en-gb')
  const [, dots] = (await readShownHtml(answer.clone())).split('class="promo-bar-dots"')
  expect(dots?.split('</div>')[0]?.match(/<button/g)).toHaveLength(5)
  const html = await answer.text()
  expect(texts.filter((text) => html.includes(text))).toEqual(texts.slice(0, 5))
})

test('a catalogue grid links to each of its products (CONT-068)', async () => {
  const fields = { title: 'For the ridge', productIds: ['CAIRN001', 'CAIRN002'] }
  await importRows(shop().database.query, [
    {
      kind: 'page',
      slug: 'test-ridge',
      title: 'Ridge',
      sections: [{ name: 'main', blocks: [{ type: 'catalog-grid', fields }] }],
    },
  ])
  const html = await (await visit('/en-gb/test-ridge')).text()
  const [, grid = ''] = html.split('data-block="catalog-grid"')
  expect(grid).toContain('For the ridge')
  const names = Array.from(
    grid.matchAll(/class="product-tile-link"[^>]*>([^<]*)</g),
    ([, name]) => name,
  )
  expect(names).toEqual(['Summit Down Jacket', 'Ridge Shell'])
})

test('a video has structured data and keeps its aspect ratio (CONT-063)', async () => {
  const fields = {
    url: 'https://youtu.be/dQw4w9WgXcQ',
    duration: 95,
    poster: { picture: 'scene-tarn' },
    seoTitle: 'One dawn',
    seoDescription: 'From the tarn, in December.',
    width: 1280,
    height: 720,
  }
  await importRows(shop().database.query, [
    {
      kind: 'page',
      slug: 'test-film',
      title: 'Film',
      sections: [{ name: 'main', blocks: [{ type: 'video', fields }] }],
    },
  ])
  const html = await (await visit('/en-gb/test-film')).text()
  const structuredData = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g),
    ([, json]) => JSON.parse(json ?? ''),
  )
  expect(structuredData.find((entry) => entry['@type'] === 'VideoObject')).toMatchObject({
    name: 'One dawn',
    description: 'From the tarn, in December.',
    duration: 'PT95S',
    width: 1280,
    height: 720,
    embedUrl: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
  expect(html).toContain('aspect-ratio:1280 / 720')
})

test('the footer shows its groups, social links and legal links (CONT-074)', async () => {
  const link = (text: string) => ({ url: `/help?about=${text.toLowerCase()}`, text })
  const fields = {
    groups: [{ title: 'Getting help', links: [link('Mending')] }],
    social: [link('Lookout')],
    legal: [link('Smallprint')],
  }
  await importRows(shop().database.query, [
    {
      kind: 'footer',
      slug: 'main',
      title: 'Footer',
      sections: [{ name: 'main', blocks: [{ type: 'footer-items', fields }] }],
    },
  ])
  for (const path of ['', '/help', '/c/women-210000', '/p/ridge-shell-CAIRN002TRN', '/cart']) {
    const html = await readShownHtml(await visit(`/en-gb${path}`))
    const [, footer = ''] = /<footer(.*)<\/footer>/s.exec(html) ?? []
    const links = Array.from(footer.matchAll(/href="([^"]*)"[^>]*>([^<]+)</g), ([, to, text]) => [
      text,
      to,
    ])
    expect(footer).toContain('Getting help')
    expect(links).toEqual(
      expect.arrayContaining([
        ['Mending', '/en-gb/help?about=mending'],
        ['Lookout', '/en-gb/help?about=lookout'],
        ['Smallprint', '/en-gb/help?about=smallprint'],
      ]),
    )
  }
})

test('the home page consists of the blocks of its document (CONT-001)', async () => {
  const blocksOf = (html: string) =>
    Array.from(html.matchAll(/<[^>]* data-block="([^"]+)"/g), ([, type]) => type)
  const home = async () => (await visit('/en-gb')).text()
  expect(blocksOf(await home())).toEqual(
    expect.arrayContaining(['hero', 'card-grid', 'product-rail', 'story']),
  )
  expect(await home()).toMatch(/>[^<]*(outdoor|mountain|jacket)[^<]*</i)

  const block = { type: 'hero', fields: { title: 'The only block' } }
  const sections = [{ name: 'main', blocks: [block] }]
  await importRows(shop().database.query, [{ kind: 'page', slug: 'home', title: 'Home', sections }])
  expect(blocksOf(await home())).toEqual(['hero'])
  expect(await home()).toContain('The only block')
})
