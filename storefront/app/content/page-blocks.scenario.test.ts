import { importRows } from '@cairn/commerce/testing/import-rows'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const text = (title: string) => ({ type: 'rich-text', fields: { title } })

async function importRow(row: object) {
  const imported = await importRows(shop().database.query, [row])
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

const importDocument = (kind: string, slug: string, blocks: object[]) =>
  importRow({ kind, slug, title: slug, sections: [{ name: 'main', blocks }] })

const importExperiment = (experienceId: string) =>
  importRow({
    kind: 'experiment',
    experienceId,
    name: experienceId,
    shares: [{ variantId: 'b', percent: 50 }],
    from: '2026-01-01T00:00:00.000Z',
  })

const textOf = async (path: string) => (await visit(path)).text()

const headingsIn = (html: string) =>
  Array.from(
    html.matchAll(/<(h[12])[^>]*>((?:For|Without) [^<]*)</g),
    ([, level, title]) => `${level} ${title}`,
  )

/** What a visitor without scripts sees: not the content of templates. */
const shownHeadingsOf = async (path: string, headers: Record<string, string> = {}) => {
  const html = await readShownHtml(await visit(path, { headers }))
  return headingsIn(html.replaceAll(/<template.*?<\/template>/gs, ''))
}

const experimentOf = (experienceId: string) => ({
  type: 'experiment',
  fields: {
    experienceId,
    variants: [{ variantId: 'b', targets: [text('For variant b')] }],
    baselines: [text('Without a variant')],
  },
})

const segmentation = (id: string, picture: string, first: object[] = []) => ({
  type: 'segmentation',
  fields: {
    segments: [
      {
        id,
        targets: [
          ...first,
          { type: 'hero', fields: { title: `For ${id}`, media: { picture, alt: '' } } },
        ],
      },
    ],
    baselines: [
      { type: 'hero', fields: { title: 'For everybody', media: { picture, alt: '' } } },
      text('For nobody'),
    ],
  },
})

test('the server renders the baselines of experiments and audiences', async () => {
  const blocks = [experimentOf('hero-test'), segmentation('loggedin', 'scene-tarn')]
  await importDocument('page', 'test-choices', blocks)
  expect(await shownHeadingsOf('/en-us/test-choices')).toEqual([
    'h1 Without a variant',
    'h2 For everybody',
  ])
  expect(await textOf('/en-us/test-choices')).not.toMatch(/For (variant|nobody)/)
})

test('what audiences see is in templates, before a script that chooses and before the baseline', async () => {
  const blocks = [segmentation('loggedin', 'scene-tarn', [text('For readers')])]
  await importDocument('page', 'test-audiences', blocks)
  const html = await textOf('/en-us/test-audiences')
  const [, templates = '', scripts = '', baseline = ''] =
    /<div class="by-visitor">(<template.*<\/template>)<script[^>]*>(.*?)<\/script>(.*?)<\/section>/s.exec(
      html,
    ) ?? []
  expect(templates).toMatch(/^<template data-branch="loggedin">/)
  expect(headingsIn(templates)).toEqual(['h1 For readers', 'h2 For loggedin'])
  expect(headingsIn(baseline)).toEqual(['h1 For everybody'])
  expect(scripts).toContain('document.currentScript')
  // Comments of the code, and what its modules import, would not work in the page.
  expect(scripts).not.toMatch(/\/\*|__vite|import\b/)
})

test('the variants of an experiment that runs are in templates, and the page does not contain those of another one', async () => {
  await importExperiment('test-running')
  await importDocument('page', 'test-experiment', [experimentOf('test-running')])
  const html = await textOf('/en-us/test-experiment')
  const [, attribute = '', templates = '', script = '', baseline = ''] =
    /<div class="by-visitor" data-experiment="(.*?)">(<template.*<\/template>)<script[^>]*>(.*?)<\/script>(.*?)<\/section>/s.exec(
      html,
    ) ?? []
  expect(JSON.parse(attribute.replaceAll('&quot;', '"'))).toEqual({
    experienceId: 'test-running',
    salt: 'test-running',
    audience: null,
    shares: [{ variantId: 'b', percent: 50 }],
  })
  expect(headingsIn(templates)).toEqual(['h1 For variant b'])
  expect(headingsIn(baseline)).toEqual(['h1 Without a variant'])
  // What the modules of its functions import would not work in the page.
  expect(script).not.toMatch(/\/\*|__vite|import\b/)

  await importDocument('page', 'test-ended', [experimentOf('test-ended')])
  const other = await textOf('/en-us/test-ended')
  expect(headingsIn(other)).toEqual(['h1 Without a variant'])
  expect(other).not.toMatch(/For variant b|data-experiment=|<template data-branch/)
})

test('only the script of an experiment has the code that assigns visitors', async () => {
  await importExperiment('test-running')
  const blocks = [segmentation('loggedin', 'scene-tarn'), experimentOf('test-running')]
  await importDocument('page', 'test-scripts', blocks)
  const scripts = (await textOf('/en-us/test-scripts'))
    .split('<script')
    .filter((script) => script.includes(':scope > template'))
  expect(scripts.map((script) => script.includes('cairn_visitor'))).toEqual([false, true])
})

test('browsers load no picture of a choice before they have chosen, also at the top of a page', async () => {
  await importDocument('page', 'test-pictures', [segmentation('loggedin', 'scene-tarn')])
  const html = await textOf('/en-us/test-pictures')
  const pictures = html.match(/<img[^>]*scene-tarn[^>]*>/g) ?? []
  expect(pictures.length).toBeGreaterThanOrEqual(2)
  expect(pictures.filter((picture) => !picture.includes('loading="lazy"'))).toEqual([])
  expect(html).not.toMatch(/<link[^>]*scene-tarn/)
})

test.each([
  ['the query of a preview', '?preview=true&p13n_testcontext=seg2', ''],
  ['the stored value in a preview', '?preview=true', 'p13n_testcontext=seg2'],
])('the server renders a segment that is forced by %s (PERS-008)', async (_, query, cookie) => {
  await importDocument('page', 'test-forced', [segmentation('seg2', 'scene-tarn')])
  expect(await shownHeadingsOf(`/en-us/test-forced${query}`, { cookie })).toEqual(['h1 For seg2'])
  expect(await shownHeadingsOf('/en-us/test-forced?preview=true')).toEqual(['h1 For everybody'])
  const data = await visit(`/en-us/test-forced.data${query}`, { headers: { cookie } })
  expect(await data.text()).not.toContain('For everybody')
})

/** The page as it is loaded, and the data that a navigation to it loads. */
const isIn = async (path: string, title: string) => [
  (await textOf(path)).includes(title),
  (await textOf(`${path}.data`)).includes(title),
]

test('content for one colour of a product is shown on its page, also after a navigation (PERS-002)', async () => {
  await importDocument('product-content', 'CAIRN001', [
    {
      type: 'filter-by',
      fields: { filterBy: ['CAIRN001BLK'], components: [text('Only in black')] },
    },
    {
      type: 'filter-by',
      fields: { filterBy: ['CAIRN001BLK'], operator: 'NOT IN', components: [text('Not in black')] },
    },
  ])
  const black = '/en-us/p/summit-down-jacket-CAIRN001BLK'
  const blue = '/en-us/p/summit-down-jacket-CAIRN001TRN'
  expect(await isIn(black, 'Only in black')).toEqual([true, true])
  expect(await isIn(black, 'Not in black')).toEqual([false, false])
  expect(await isIn(blue, 'Only in black')).toEqual([false, false])
  expect(await isIn(blue, 'Not in black')).toEqual([true, true])
})

test('content for a category is shown in it and nowhere else, or everywhere else (PERS-005)', async () => {
  const filter = (operator: string, title: string) => ({
    type: 'filter-by',
    fields: {
      variant: 'byCategory',
      filterBy: ['210101'],
      operator,
      components: [{ type: 'linked-card', fields: { title } }],
    },
  })
  const blocks = [filter('IN', 'Within'), filter('NOT IN', 'Elsewhere')]
  await importDocument('category-content', '210101', blocks)
  await importDocument('category-content', '210000', blocks)
  await importDocument('page', 'test-elsewhere', blocks)
  const shownOn = async (path: string) => [
    await isIn(path, 'Within'),
    await isIn(path, 'Elsewhere'),
  ]
  const [yes, no] = [
    [true, true],
    [false, false],
  ]
  expect(await shownOn('/en-us/c/down-jackets-210101')).toEqual([yes, no])
  expect(await shownOn('/en-us/c/women-210000')).toEqual([no, yes])
  expect(await shownOn('/en-us/test-elsewhere')).toEqual([no, yes])
})

test('a newsletter, a list of links and a promo bar are shown where a page has them (NAV-016, NAV-018)', async () => {
  const richText = (words: string) => [{ type: 'paragraph', text: [{ type: 'text', text: words }] }]
  const messages = [1, 2, 3, 4, 5, 6].map((number) => ({ richText: richText(`Message ${number}`) }))
  await importDocument('page', 'test-frame-blocks', [
    text('For readers'),
    { type: 'promo-bar', fields: { messages } },
    {
      type: 'secondary-nav',
      fields: { title: 'In this guide', targets: [{ url: '/help', text: 'First part' }] },
    },
    { type: 'newsletter', fields: { title: 'Letters of the guide', subtitle: 'One a month' } },
  ])
  const html = await readShownHtml(await visit('/en-us/test-frame-blocks'))
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const [before, promoBar = '', nav = '', newsletter = ''] = main.split(
    /data-block="(?:promo-bar|secondary-nav|newsletter)"/,
  )
  expect(before).toContain('For readers')
  expect(promoBar).toContain('Message 1')
  // The site shows at most five.
  expect(promoBar.match(/<button[^>]*aria-label="Message/g)).toHaveLength(5)
  expect(nav).toMatch(
    /role="group" aria-label="In this guide".*href="\/en-us\/help"[^>]*>First part/s,
  )
  expect(newsletter).toMatch(
    /<h2[^>]*>Letters of the guide<.*One a month.*action="\/en-us\/newsletter"/s,
  )
})
