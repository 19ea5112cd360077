import { importRows } from '@cairn/commerce/testing/import-rows'
import { expect, test } from 'vitest'
import { openShopBeforeTests, readShownHtml } from '../platform/testing/test-visit.ts'

const { shop, visit } = openShopBeforeTests()

const text = (title: string) => ({ type: 'rich-text', fields: { title } })

async function importDocument(kind: string, slug: string, blocks: object[]) {
  const sections = [{ name: 'main', blocks }]
  const imported = await importRows(shop().database.query, [{ kind, slug, title: slug, sections }])
  if (!imported.ok) throw new Error(JSON.stringify(imported.problems))
}

const textOf = async (path: string) => (await visit(path)).text()

const headingsOf = async (path: string) =>
  Array.from(
    (await textOf(path)).matchAll(/<(h[12])[^>]*>((?:For|Without) [^<]*)</g),
    ([, level, title]) => `${level} ${title}`,
  )

test('the server renders the baselines of experiments and audiences, and sends nothing else', async () => {
  await importDocument('page', 'test-choices', [
    {
      type: 'experiment',
      fields: {
        experienceId: 'hero-test',
        variants: [{ variantId: 'b', targets: [text('For variant b')] }],
        baselines: [text('Without a variant')],
      },
    },
    {
      type: 'segmentation',
      fields: {
        segments: [{ id: 'loggedin', targets: [text('For members')] }],
        baselines: [text('For everybody'), text('For nobody')],
      },
    },
  ])
  expect(await headingsOf('/en-us/test-choices')).toEqual([
    'h1 Without a variant',
    'h2 For everybody',
  ])
  expect(await textOf('/en-us/test-choices')).not.toMatch(/For (variant|members|nobody)/)
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
  expect(nav).toMatch(/<nav aria-label="In this guide".*href="\/en-us\/help"[^>]*>First part/s)
  expect(newsletter).toMatch(
    /<h2[^>]*>Letters of the guide<.*One a month.*action="\/en-us\/newsletter"/s,
  )
})
