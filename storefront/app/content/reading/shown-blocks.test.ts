import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import { expect, test } from 'vitest'
import { requestedPage } from '../audiences/test-context.ts'
import { withBaselines, withShownBlocks } from './shown-blocks.ts'

const text = (title: string) => ({ id: title, type: 'rich-text', fields: { title } })

const filter = (variant: string, operator: string, ...filterBy: string[]) => ({
  id: 'filter',
  type: 'filter-by',
  fields: { variant, operator, filterBy, components: [text('filtered')] },
})

/** The ids of the blocks that a page shows. */
const shownOn = (path: string, ...blocks: object[]) => shownIn('page:one', path, blocks)

const shownIn = (id: string, path: string, blocks: readonly object[]) =>
  idsIn(withShownBlocks(documentOf(id, blocks), { path }))

const running = (experienceId: string, percent = 50) => ({
  experienceId,
  salt: experienceId,
  audience: null,
  shares: [{ variantId: 'b', percent }],
})

/** The ids of the blocks that a page shows while the experiments run. */
const shownDuring = (experiments: ReturnType<typeof running>[], ...blocks: object[]) =>
  idsIn(withShownBlocks(documentOf('page:one', blocks), { path: '/en-us', experiments }))

const idsIn = (document: ContentDocument) => allBlocks(document).map((block) => block.id)

function documentOf(id: string, blocks: readonly object[]): ContentDocument {
  const sections = [{ name: 'main', blocks: blocks.map((block) => contentBlock.parse(block)) }]
  return { id, docType: 'page', slug: 'one', title: '', description: '', sections }
}

const isShownOn = (path: string, block: object) => shownOn(path, block).includes('filtered')

test.each([
  ['its product', '/en-us/p/summit-down-jacket-CAIRN001BLK', 'CAIRN001BLK', true],
  ['the product of its variant', '/en-us/p/summit-down-jacket-CAIRN001BLK', 'CAIRN001BLK-M', true],
  ['every colour of its style', '/en-us/p/CAIRN001BLK', 'CAIRN001', true],
  ['its product in a navigation', '/en-us/p/summit-CAIRN001BLK.data', 'CAIRN001BLK', true],
  ['another colour', '/en-us/p/summit-down-jacket-CAIRN001TRN', 'CAIRN001BLK', false],
  ['another style', '/en-us/p/ridge-shell-CAIRN002TRN', 'CAIRN001', false],
  ['a page without a product', '/en-us/basecamp', 'CAIRN001BLK', false],
  ['a page whose name ends like the product', '/en-us/help/CAIRN001BLK', 'CAIRN001BLK', false],
])('content for products is shown, or not, on %s (PERS-002)', (_, path, id, isShown) => {
  expect(isShownOn(path, filter('bySku', 'IN', 'CAIRN009', id))).toBe(isShown)
  expect(isShownOn(path, filter('bySku', 'NOT IN', 'CAIRN009', id))).toBe(!isShown)
})

test.each([
  ['its category', '/en-us/c/down-jackets-210101', true],
  ['its category without a name', '/de-de/c/210101', true],
  ['its category in a navigation', '/en-us/c/down-jackets-210101.data', true],
  ['another category', '/en-us/c/women-210000', false],
  ['a category whose id begins with it', '/en-us/c/down-jackets-2101011', false],
  ['the home page', '/en-us', false],
])('content for categories is shown, or not, on %s (PERS-005)', (_, path, isShown) => {
  expect(isShownOn(path, filter('byCategory', 'IN', '210999', '210101'))).toBe(isShown)
  expect(isShownOn(path, filter('byCategory', 'NOT IN', '210999', '210101'))).toBe(!isShown)
})

const experiment = (...baselines: object[]) => ({
  id: 'experiment',
  type: 'experiment',
  fields: {
    experienceId: 'hero-test',
    variants: [{ variantId: 'b', targets: [text('variant')] }],
    baselines,
  },
})
const segmentation = (...baselines: object[]) => ({
  id: 'segmentation',
  type: 'segmentation',
  fields: { segments: [{ id: 'loggedin', targets: [text('members')] }], baselines },
})

test('an experiment that does not run shows its baselines', () => {
  expect(shownOn('/en-us', experiment(text('one'), text('two')), text('last'))).toEqual([
    'one',
    'two',
    'last',
  ])
  expect(shownOn('/en-us', experiment())).toEqual([])
  const others = [running('other'), running('hero-test', 0)]
  expect(shownDuring(others, experiment(text('one')))).toEqual(['one'])
})

test('the browser chooses between the variants and the baselines of an experiment that runs', () => {
  const block = experiment(text('one'), text('two'))
  expect(shownDuring([running('hero-test')], block, text('last'))).toEqual([
    'experiment',
    'variant',
    'one',
    'two',
    'last',
  ])
  const page = { path: '/en-us', experiments: [running('hero-test')] }
  const [shown] = withShownBlocks(documentOf('page:one', [block]), page).sections[0]?.blocks ?? []
  expect(shown?.fields).toMatchObject({ experiment: running('hero-test') })
})

test('variants without a share are left out, because nobody sees them', () => {
  const variants = ['a', 'b'].map((variantId) => ({ variantId, targets: [text(variantId)] }))
  const fields = { experienceId: 'hero-test', variants, baselines: [text('one')] }
  const block = { id: 'experiment', type: 'experiment', fields }
  expect(shownDuring([running('hero-test')], block)).toEqual(['experiment', 'b', 'one'])
})

test('experiments within segments, and segments within variants, are chosen by the browser too', () => {
  const outer = segmentation(experiment(text('one')))
  expect(shownDuring([running('hero-test')], outer)).toEqual([
    'segmentation',
    'members',
    'experiment',
    'variant',
    'one',
  ])
  const choice = ['segmentation', 'members', 'two']
  expect(shownDuring([running('hero-test')], experiment(segmentation(text('two'))))).toEqual([
    'experiment',
    'variant',
    ...choice,
  ])
})

test('an author can write no experiment that runs', () => {
  const block = experiment(text('one'))
  const fields = { ...block.fields, experiment: running('hero-test') }
  expect(shownOn('/en-us', { ...block, fields })).toEqual(['one'])
})

test('the browser chooses between the audiences of a segmentation and its first baseline', () => {
  expect(shownOn('/en-us', segmentation(text('one'), text('two')))).toEqual([
    'segmentation',
    'members',
    'one',
  ])
  const withoutSegments = { id: 'none', type: 'segmentation', fields: { baselines: [text('one')] } }
  expect(shownOn('/en-us', withoutSegments)).toEqual(['one'])
})

test('search engines find what no audience and no variant has', () => {
  const dialog = { id: 'dialog', type: 'dialog', fields: {}, blocks: [segmentation(text('two'))] }
  const blocks = [segmentation(text('one')), dialog, experiment(text('three'))]
  const page = withShownBlocks(documentOf('page:one', blocks), {
    path: '/en-us',
    experiments: [running('hero-test')],
  })
  expect(idsIn(withBaselines(page))).toEqual(['one', 'dialog', 'two', 'three'])
})

test.each([
  ['the query', '?p13n_testcontext=loggedin', '', ['members']],
  ['one of several in the query', '?p13n_testcontext=other,loggedin', '', ['members']],
  ['the cookie', '', 'p13n_testcontext=loggedin', ['members']],
  ['the query before the cookie', '?p13n_testcontext=', 'p13n_testcontext=loggedin', undefined],
  ['nothing', '', 'a=b', undefined],
  ['a segment that it lacks', '?p13n_testcontext=other', '', undefined],
])('the server chooses the segment that a request forces by %s', (_, query, cookie, forced) => {
  const request = new Request(`https://shop.example/en-us${query}`, { headers: { cookie } })
  const document = documentOf('page:one', [segmentation(text('one'))])
  expect(idsIn(withShownBlocks(document, requestedPage(request)))).toEqual(
    forced ?? ['segmentation', 'members', 'one'],
  )
})

test('the server chooses the variant that a request forces, whether the experiment runs or not', () => {
  const request = new Request('https://shop.example/en-us?p13n_testcontext=b')
  const document = documentOf('page:one', [experiment(text('one'))])
  for (const experiments of [[], [running('hero-test')]]) {
    const page = { ...requestedPage(request), experiments }
    expect(idsIn(withShownBlocks(document, page))).toEqual(['variant'])
  }
})

test('choices within choices and within a dialog are replaced too', () => {
  const filtered = filter('byCategory', 'NOT IN', '210101')
  const choice = ['segmentation', 'members']
  expect(shownOn('/en-us', experiment(segmentation(text('one'))))).toEqual([...choice, 'one'])
  expect(shownOn('/en-us', segmentation(filtered))).toEqual([...choice, 'filtered'])
  expect(shownOn('/en-us/c/210101', segmentation(filtered))).toEqual(choice)
  const dialog = { id: 'dialog', type: 'dialog', fields: {}, blocks: [filtered] }
  expect(shownOn('/en-us', dialog)).toEqual(['dialog', 'filtered'])
  expect(shownOn('/en-us/c/210101', dialog)).toEqual(['dialog'])
})

test('a benefit bar that can be closed has another id in each document, because visitors close it by its id', () => {
  const bar = (id: string, closable: boolean) => {
    return { id, type: 'benefit-bar', fields: { closable, benefits: [{ title: 'Warm' }] } }
  }
  const blocks = [bar('open', false), experiment(bar('main-2', true))]
  expect(shownIn('page:home', '/en-us', blocks)).toEqual(['open', 'page:home-main-2'])
  expect(shownIn('category-content:210101', '/en-us/c/210101', blocks)).toEqual([
    'open',
    'category-content:210101-main-2',
  ])
})
