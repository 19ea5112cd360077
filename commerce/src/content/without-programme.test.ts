import { blockDeclarations, contentBlock } from '@cairn/contract/content-blocks'
import { menuNode } from '@cairn/contract/content-entity'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arbitraryOf } from '../testing/arbitrary.ts'
import { leadsToProgramme } from './programme-pages.ts'
import { withoutProgramme } from './without-programme.ts'

const leads = (url: string) => leadsToProgramme(url, 'https://cairn.example')
const bodyOf = (...blocks: unknown[]) => ({ sections: [{ name: 'main', blocks }] })
const without = (...blocks: unknown[]): unknown[] => {
  const { sections } = Object(withoutProgramme(bodyOf(...blocks), leads))
  return sections[0].blocks
}
const itemsWithout = (...items: unknown[]) => withoutProgramme({ items }, leads)['items']

const block = (type: string, fields: object) => ({ id: type, type, fields })
const hut = { url: '/en-us/loyalty', text: 'The hut' }
const terms = { url: '/loyalty-terms#points', text: 'The small print' }
const repairs = { url: '/en-us/repairs', text: 'Repairs' }
const words = (text: string) => ({ type: 'text', text })
const link = ({ url, text }: typeof hut) => ({ type: 'link', url, text })
const paragraph = (...inside: object[]) => ({ type: 'paragraph', words: inside })

test('a block goes with its links if they all lead to the programme (LOY-016)', () => {
  const card = { title: 'Members', target: hut }
  expect(
    without(
      block('cta-buttons', { targets: [hut, terms] }),
      block('linked-card', card),
      block('hero', { title: 'Up', mediaTarget: hut, mediaList: [{ picture: 'scene-tarn' }] }),
      block('popup', { name: 'members', title: 'Members hear first', targets: [hut] }),
      block('secondary-nav', { targets: [hut] }),
      block('card-grid', { cards: [card, card] }),
      block('benefit-bar', { benefits: [{ title: 'Members', target: hut }] }),
      block('footer-items', { groups: [{ title: 'Club', links: [hut, terms] }], social: [] }),
      block('fragment', { fragmentId: 'loyalty' }),
      block('dialog', { name: 'loyalty-modal', title: 'Points' }),
      block('hero', { title: 'Down' }),
    ),
  ).toEqual([block('hero', { title: 'Down' })])
})

test('what leads elsewhere too stays, without its links to the programme', () => {
  const mending = { title: 'Mended', text: 'For life' }
  const given = [
    block('cta-buttons', { targets: [hut, repairs] }),
    block('hero', { mediaTarget: repairs, targets: [terms] }),
    block('product-rail', { target: hut, productIds: ['CAIRN001'] }),
    block('benefit-bar', { benefits: [mending, { title: 'Members', target: hut }] }),
    block('card-grid', { target: hut, cards: [{ target: repairs }, { target: hut }] }),
    block('footer-items', {
      groups: [
        { title: 'Club', links: [hut] },
        { title: 'Visit', links: [repairs, hut] },
      ],
    }),
    block('dialog', { name: 'letters', newsletterForm: true, targets: [hut] }),
    block('dialog', { name: 'walk', event: { eventId: 'walk' }, targets: [hut] }),
  ]
  expect(without(...given)).toEqual([
    block('cta-buttons', { targets: [repairs] }),
    block('hero', { mediaTarget: repairs, targets: [] }),
    block('product-rail', { productIds: ['CAIRN001'] }),
    block('benefit-bar', { benefits: [mending] }),
    block('card-grid', { cards: [{ target: repairs }] }),
    block('footer-items', { groups: [{ title: 'Visit', links: [repairs] }] }),
    block('dialog', { name: 'letters', newsletterForm: true, targets: [] }),
    block('dialog', { name: 'walk', event: { eventId: 'walk' }, targets: [] }),
  ])
})

test('a menu loses the items, the banners and the columns that lead there', () => {
  const women = { title: 'Women', target: { url: '/en-us/c/women-210000' } }
  const members = { title: 'Members', target: hut }
  expect(
    itemsWithout(
      members,
      { ...members, columns: [{ children: [{ title: 'More', children: [members] }] }] },
      { ...members, columns: [{ children: [women, members] }, { children: [members] }] },
      { ...women, columns: [], menuBanner: { title: 'Points', target: hut } },
      { ...women, visualSelectors: [members, women], overrideShopAll: hut },
    ),
  ).toEqual([
    { title: 'Members', columns: [{ children: [women] }] },
    { ...women, columns: [] },
    { ...women, visualSelectors: [women] },
  ])
})

test('a link in a sentence becomes words, and a line that is only such links goes', () => {
  const said = words('The small print is ')
  const text = (...richText: object[]) => block('rich-text', { richText })
  expect(
    without(
      text(
        paragraph(said, link(terms), words('.')),
        paragraph(link(hut), words(' · '), link(terms)),
        { type: 'list', isOrdered: false, items: [[link(repairs)], [link(hut)]] },
      ),
      text(paragraph(link(hut))),
      text({ type: 'list', isOrdered: false, items: [[link(hut)], [link(terms)]] }),
      block('accordion', {
        items: [{ title: 'Points', richText: [paragraph(said, link(terms))] }],
      }),
    ),
  ).toEqual([
    text(paragraph(said, words(terms.text), words('.')), {
      type: 'list',
      isOrdered: false,
      items: [[link(repairs)]],
    }),
    block('accordion', {
      items: [{ title: 'Points', richText: [paragraph(said, words(terms.text))] }],
    }),
  ])
})

test('a message of the promo bar goes with its link, wherever that stands', () => {
  const said = words('Members hear first. ')
  const mended = { richText: [paragraph(words('We mend.'))], targets: [repairs] }
  const message = { richText: [paragraph(said)], targets: [hut] }
  const inWords = { richText: [paragraph(said, link(hut))], targets: [] }
  const both = { richText: [paragraph(said, link(hut), link(repairs))], targets: [] }
  const bar = (...messages: object[]) => block('promo-bar', { messages })
  expect(without(bar(message, mended, inWords, both), bar(message, inWords))).toEqual([
    bar(mended, { richText: [paragraph(said, words(hut.text), link(repairs))], targets: [] }),
  ])
})

test('who leads to a dialog that is left out, leads nowhere', () => {
  const dialog = block('dialog', { name: 'club', targets: [hut] })
  const opener = block('cta-buttons', { targets: [{ url: '#club', text: 'The club' }, repairs] })
  expect(without(opener, dialog)).toEqual([block('cta-buttons', { targets: [repairs] })])
  const other = block('dialog', { name: 'club', targets: [repairs] })
  expect(without(opener, other)).toEqual([opener, other])
})

const addresses = [hut.url, terms.url, '#loyalty-modal', repairs.url, 'https://other.example/a']

/** What no document says, as it comes from the catalogue or is searched for. */
const lookedUp = new Map<string, unknown>([
  ['products', []],
  ['found', undefined],
])

/** The same with other addresses in it, taken in turn. */
function readdressed(value: unknown, urls: { next: () => string }): unknown {
  if (Array.isArray(value)) return value.map((each) => readdressed(each, urls))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (lookedUp.has(key)) return [key, lookedUp.get(key)]
      return [key, key === 'url' ? urls.next() : readdressed(each, urls)]
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
  .infiniteStream(fc.constantFrom(...addresses))
  .map((stream) => ({ next: () => stream.next().value }))

const blocks = fc.oneof(
  ...blockDeclarations.map(({ type, fields }) =>
    fc.tuple(arbitraryOf(fields), urls).map(([given, taken]) => ({
      id: type,
      type,
      fields: readdressed(given, taken),
    })),
  ),
)
const readBlocks = fc.array(blocks, { maxLength: 4 }).map((given) =>
  given.flatMap((each) => {
    const read = contentBlock.safeParse(each)
    return read.success ? [read.data] : []
  }),
)

const leadsElsewhere = (url: string) => !leads(url)

test('of any blocks, what is left are blocks; no link to the programme, and every other', () => {
  let lost = 0
  fc.assert(
    fc.property(readBlocks, (given) => {
      const left = without(...given)
      expect(left.filter((each) => !contentBlock.safeParse(each).success)).toEqual([])
      expect(urlsIn(left)).toEqual(urlsIn(given).filter(leadsElsewhere))
      expect(without(...left)).toEqual(left)
      lost += urlsIn(given).length - urlsIn(left).length
    }),
    { numRuns: 200 },
  )
  expect(lost).toBeGreaterThan(10)
})

test('of any menu, what is left is a menu; no link to the programme, and every other', () => {
  const items = fc.array(
    fc.tuple(arbitraryOf(menuNode), urls).map(([given, taken]) => readdressed(given, taken)),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(items, (some) => {
      const given = some.flatMap((each) => menuNode.safeParse(each).data ?? [])
      const left = itemsWithout(...given)
      expect(menuNode.array().safeParse(left).success).toBe(true)
      expect(urlsIn(left)).toEqual(urlsIn(given).filter(leadsElsewhere))
    }),
  )
})

test('what does not lead there is left as it is', () => {
  fc.assert(
    fc.property(readBlocks, (given) => {
      const body = bodyOf(...given)
      expect(withoutProgramme(body, () => false)).toEqual(body)
    }),
  )
})
