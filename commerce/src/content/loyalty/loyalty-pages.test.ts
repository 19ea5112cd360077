import { locales } from '@cairn/contract/sites/sites'
import { expect, test } from 'vitest'
import { contentBlock } from '@cairn/contract/content/blocks/content-block'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { menuNode } from '@cairn/contract/content/document'
import fc from 'fast-check'
import { isLoyaltyUrl, removeLoyaltyLinks } from './loyalty-pages.ts'
import { arbitraryOf } from '../../testing/arbitrary.ts'

const origin = 'https://cairn.example'
const isLoyalty = (url: string) => isLoyaltyUrl(url, origin)

const urlEndings = ['', '/', '?from=menu', '#points', '/?from=menu#points', '/tiers/gold']

test('every URL of a loyalty page is recognised (LOY-016)', () => {
  const pages = ['loyalty', 'loyalty-terms', 'loyalty-modal'].flatMap((page) => [
    `/${page}`,
    ...locales.map((locale) => `/${locale}/${page}`),
  ])
  const missedUrls = pages
    .flatMap((page) => [page, origin + page, `${origin.toUpperCase()}:443${page}`])
    .flatMap((page) => urlEndings.map((ending) => page + ending))
    .filter((url) => !isLoyalty(url))
  expect(missedUrls).toEqual([])
})

test.each([
  '/en-us/./loyalty',
  '/en-us//loyalty',
  '/en-us/%6Coyalty',
  '#loyalty-modal',
  '?size=m#loyalty-modal',
  '/en-us/repairs#loyalty-modal',
])('%s is a loyalty URL', (url) => {
  expect(isLoyalty(url)).toBe(true)
})

test.each([
  '/',
  '/en-us',
  '/loyalty-days',
  '/en-us/loyalty-terms-of-2019',
  '/loyalty.pdf',
  '/help/loyalty',
  '/en-us/articles/loyalty',
  '/search?q=/loyalty',
  '/en-us/help#members',
  '?page=loyalty',
  '#sign-up-modal',
  'https://elsewhere.example/en-us/loyalty',
  'https://cairn.example.elsewhere.example/loyalty',
  'https://cairn.example:8443/loyalty',
  'mailto:loyalty@cairn.example',
  'tel:+49301234',
  '/%E0%A4%A/loyalty',
  'https://',
])('%s is not a loyalty URL', (url) => {
  expect(isLoyalty(url)).toBe(false)
})

const bodyOf = (...blocks: unknown[]) => ({ sections: [{ name: 'main', blocks }] })
const withoutLoyalty = (...blocks: unknown[]): unknown[] => {
  const { sections } = Object(removeLoyaltyLinks(bodyOf(...blocks), isLoyalty))
  return sections[0].blocks
}

const itemsWithout = (...items: unknown[]) => removeLoyaltyLinks({ items }, isLoyalty)['items']

const block = (type: string, fields: object) => ({ id: type, type, fields })
const loyaltyLink = { url: '/en-us/loyalty', text: 'The loyaltyLink' }
const terms = { url: '/loyalty-terms#points', text: 'The small print' }
const repairs = { url: '/en-us/repairs', text: 'Repairs' }
const words = (text: string) => ({ type: 'text', text })
const link = ({ url, text }: typeof loyaltyLink) => ({ type: 'link', url, text })
const paragraph = (...children: object[]) => ({ type: 'paragraph', words: children })

test('a block with only loyalty links is removed (LOY-016)', () => {
  const card = { title: 'Members', target: loyaltyLink }
  expect(
    withoutLoyalty(
      block('cta-buttons', { targets: [loyaltyLink, terms] }),
      block('linked-card', card),
      block('hero', {
        title: 'Up',
        mediaTarget: loyaltyLink,
        mediaList: [{ picture: 'scene-tarn' }],
      }),
      block('popup', { name: 'members', title: 'Members hear first', targets: [loyaltyLink] }),
      block('secondary-nav', { targets: [loyaltyLink] }),
      block('card-grid', { cards: [card, card] }),
      block('benefit-bar', { benefits: [{ title: 'Members', target: loyaltyLink }] }),
      block('footer-items', {
        groups: [{ title: 'Club', links: [loyaltyLink, terms] }],
        social: [],
      }),
      block('fragment', { fragmentId: 'loyalty' }),
      block('dialog', { name: 'loyalty-modal', title: 'Points' }),
      block('hero', { title: 'Down' }),
    ),
  ).toEqual([block('hero', { title: 'Down' })])
})

test('a block with other links stays without its loyalty links', () => {
  const card = { title: 'Mended', text: 'For life' }
  const blocks = [
    block('cta-buttons', { targets: [loyaltyLink, repairs] }),
    block('hero', { mediaTarget: repairs, targets: [terms] }),
    block('product-rail', { target: loyaltyLink, productIds: ['CAIRN001'] }),
    block('benefit-bar', { benefits: [card, { title: 'Members', target: loyaltyLink }] }),
    block('card-grid', {
      target: loyaltyLink,
      cards: [{ target: repairs }, { target: loyaltyLink }],
    }),
    block('footer-items', {
      groups: [
        { title: 'Club', links: [loyaltyLink] },
        { title: 'Visit', links: [repairs, loyaltyLink] },
      ],
    }),
    block('dialog', { name: 'letters', newsletterForm: true, targets: [loyaltyLink] }),
    block('dialog', { name: 'walk', event: { eventId: 'walk' }, targets: [loyaltyLink] }),
  ]
  expect(withoutLoyalty(...blocks)).toEqual([
    block('cta-buttons', { targets: [repairs] }),
    block('hero', { mediaTarget: repairs, targets: [] }),
    block('product-rail', { productIds: ['CAIRN001'] }),
    block('benefit-bar', { benefits: [card] }),
    block('card-grid', { cards: [{ target: repairs }] }),
    block('footer-items', { groups: [{ title: 'Visit', links: [repairs] }] }),
    block('dialog', { name: 'letters', newsletterForm: true, targets: [] }),
    block('dialog', { name: 'walk', event: { eventId: 'walk' }, targets: [] }),
  ])
})

test('menu items, banners and columns with only loyalty links are removed', () => {
  const women = { title: 'Women', target: { url: '/en-us/c/women-210000' } }
  const members = { title: 'Members', target: loyaltyLink }
  expect(
    itemsWithout(
      members,
      { ...members, columns: [{ children: [{ title: 'More', children: [members] }] }] },
      { ...members, columns: [{ children: [women, members] }, { children: [members] }] },
      { ...women, columns: [], menuBanner: { title: 'Points', target: loyaltyLink } },
      { ...women, visualSelectors: [members, women], overrideShopAll: loyaltyLink },
    ),
  ).toEqual([
    { title: 'Members', columns: [{ children: [women] }] },
    { ...women, columns: [] },
    { ...women, visualSelectors: [women] },
  ])
})

test('a loyalty link within a sentence becomes text, and a paragraph of only loyalty links is removed', () => {
  const intro = words('The small print is ')
  const text = (...richText: object[]) => block('rich-text', { richText })
  expect(
    withoutLoyalty(
      text(
        paragraph(intro, link(terms), words('.')),
        paragraph(link(loyaltyLink), words(' · '), link(terms)),
        { type: 'list', isOrdered: false, items: [[link(repairs)], [link(loyaltyLink)]] },
      ),
      text(paragraph(link(loyaltyLink))),
      text({ type: 'list', isOrdered: false, items: [[link(loyaltyLink)], [link(terms)]] }),
      block('accordion', {
        items: [{ title: 'Points', richText: [paragraph(intro, link(terms))] }],
      }),
    ),
  ).toEqual([
    text(paragraph(intro, words(terms.text), words('.')), {
      type: 'list',
      isOrdered: false,
      items: [[link(repairs)]],
    }),
    block('accordion', {
      items: [{ title: 'Points', richText: [paragraph(intro, words(terms.text))] }],
    }),
  ])
})

test('a message of the promo bar is removed with its loyalty link', () => {
  const intro = words('Members hear first. ')
  const repairMessage = { richText: [paragraph(words('We mend.'))], targets: [repairs] }
  const message = { richText: [paragraph(intro)], targets: [loyaltyLink] }
  const inWords = { richText: [paragraph(intro, link(loyaltyLink))], targets: [] }
  const withBoth = { richText: [paragraph(intro, link(loyaltyLink), link(repairs))], targets: [] }
  const bar = (...messages: object[]) => block('promo-bar', { messages })
  expect(
    withoutLoyalty(bar(message, repairMessage, inWords, withBoth), bar(message, inWords)),
  ).toEqual([
    bar(repairMessage, {
      richText: [paragraph(intro, words(loyaltyLink.text), link(repairs))],
      targets: [],
    }),
  ])
})

test('links to a removed dialog are removed', () => {
  const dialog = block('dialog', { name: 'club', targets: [loyaltyLink] })
  const opener = block('cta-buttons', { targets: [{ url: '#club', text: 'The club' }, repairs] })
  expect(withoutLoyalty(opener, dialog)).toEqual([block('cta-buttons', { targets: [repairs] })])
  const other = block('dialog', { name: 'club', targets: [repairs] })
  expect(withoutLoyalty(opener, other)).toEqual([opener, other])
})

const urlSamples = [
  loyaltyLink.url,
  terms.url,
  '#loyalty-modal',
  repairs.url,
  'https://other.example/a',
]

/** Fields that are not stored in documents. */
const computedFields = new Map<string, unknown>([
  ['products', []],
  ['found', undefined],
])

/** The value with the given URLs in place of its own. */
function withUrls(value: unknown, urls: { next: () => string }): unknown {
  if (Array.isArray(value)) return value.map((each) => withUrls(each, urls))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (computedFields.has(key)) return [key, computedFields.get(key)]
      return [key, key === 'url' ? urls.next() : withUrls(each, urls)]
    }),
  )
}

const urlsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) =>
        key === 'url' && typeof each === 'string' ? [each] : urlsIn(each),
      )
    : []

const urls = fc
  .infiniteStream(fc.constantFrom(...urlSamples))
  .map((stream) => ({ next: () => stream.next().value }))

const blocks = fc.oneof(
  ...blockDeclarations.map(({ type, fields }) =>
    fc.tuple(arbitraryOf(fields), urls).map(([generatedFields, generatedUrls]) => ({
      id: type,
      type,
      fields: withUrls(generatedFields, generatedUrls),
    })),
  ),
)

const readBlocks = fc.array(blocks, { maxLength: 4 }).map((candidates) =>
  candidates.flatMap((each) => {
    const read = contentBlock.safeParse(each)
    return read.success ? [read.data] : []
  }),
)

const isOtherLink = (url: string) => !isLoyalty(url)

test('any blocks remain valid and keep exactly their other links', () => {
  let removedCount = 0
  fc.assert(
    fc.property(readBlocks, (before) => {
      const remaining = withoutLoyalty(...before)
      expect(remaining.filter((each) => !contentBlock.safeParse(each).success)).toEqual([])
      expect(urlsIn(remaining)).toEqual(urlsIn(before).filter(isOtherLink))
      expect(withoutLoyalty(...remaining)).toEqual(remaining)
      removedCount += urlsIn(before).length - urlsIn(remaining).length
    }),
    { numRuns: 200 },
  )
  expect(removedCount).toBeGreaterThan(10)
})

test('any menu remains valid and keeps exactly its other links', () => {
  const items = fc.array(
    fc.tuple(arbitraryOf(menuNode), urls).map(([node, nodeUrls]) => withUrls(node, nodeUrls)),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(items, (generatedItems) => {
      const before = generatedItems.flatMap((each) => menuNode.safeParse(each).data ?? [])
      const remaining = itemsWithout(...before)
      expect(menuNode.array().safeParse(remaining).success).toBe(true)
      expect(urlsIn(remaining)).toEqual(urlsIn(before).filter(isOtherLink))
    }),
  )
})

test('content without loyalty links is unchanged', () => {
  fc.assert(
    fc.property(readBlocks, (before) => {
      const body = bodyOf(...before)
      expect(removeLoyaltyLinks(body, () => false)).toEqual(body)
    }),
  )
})
