// @vitest-environment jsdom
import { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import { sampleOf } from '@cairn/contract/wire/sample'
import { afterEach, expect, test, vi } from 'vitest'
import { eventOfClick, watchClicks } from './click-events.ts'

const listing = readCatalogue.answer.parse(sampleOf(readCatalogue.answer))
const [product] = listing.products
if (!product) throw new Error('The sample of a category has no product')

afterEach(() => {
  delete window.dataLayer
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function clickOn(html: string, { isWide = true, path = '/en-us' } = {}) {
  document.body.innerHTML = html
  const target = document.querySelector('b')
  if (!target) throw new Error('Nothing to click on')
  return eventOfClick(target, { isWide, path, data: { listing } })
}

const menu = (control: string) => `<nav class="site-menu">${control}</nav>`
const link = '<a href="/en-us/c/women-1"><b> Women </b></a>'
const section = '<details><summary><b>Women</b></summary></details>'

test('a link and a title of the menu count as top navigation on wide screens (ANA-011)', () => {
  expect(clickOn(menu(link))).toEqual({
    event: 'topNavClick',
    text: 'Women',
    url: '/en-us/c/women-1',
  })
  expect(clickOn(menu(section))).toEqual({ event: 'topNavClick', text: 'Women', url: '' })
  expect(clickOn(link)).toBeUndefined()
})

test('a section of the menu counts on narrow screens, its links do not (ANA-012)', () => {
  expect(clickOn(menu(section), { isWide: false })).toEqual({
    event: 'mobileMenuSectionClick',
    text: 'Women',
  })
  expect(clickOn(menu(link), { isWide: false })).toBeUndefined()
})

test('content counts as a click of the search only in the opened search (ANA-013)', () => {
  expect(clickOn(`<section class="site-suggestions">${link}</section>`)).toMatchObject({
    event: 'searchContentClick',
    text: 'Women',
  })
  expect(clickOn(`<section>${link}</section>`)).toBeUndefined()
})

const tile = (url: string, heart = '') =>
  `<article class="product-tile"><a href="${url}"><b>Ridge</b></a>${heart}</article>`

test('a product of the list is selected with its place in the list, other products are not', () => {
  expect(clickOn(tile(product.pageUrl))).toMatchObject({
    event: 'select_item',
    item_list_id: listing.category.id,
    items: [{ item_id: product.id, index: listing.start }],
  })
  expect(clickOn(tile('/en-us/p/other-CAIRN009BLK'))).toBeUndefined()
})

test('a heart that is not pressed adds the product of its tile or page', () => {
  const heart = (isPressed: boolean) =>
    `<button class="heart" aria-pressed="${isPressed}"><b></b></button>`
  const tileWith = (isPressed: boolean) =>
    `<article class="product-tile">${heart(isPressed)}<a href="/en-us/p/ridge-CAIRN002TRN">Ridge</a></article>`
  const added = {
    event: 'add_to_wishlist',
    items: [{ item_id: 'CAIRN002TRN', item_name: 'Ridge' }],
  }
  expect(clickOn(tileWith(false))).toEqual(added)
  expect(clickOn(tileWith(true))).toBeUndefined()
  const path = '/en-us/p/ridge-CAIRN002TRN'
  expect(clickOn(`<h1>Ridge</h1>${heart(false)}`, { path })).toEqual(added)
})

test('clicks before this code are tracked when it arrives, and later ones at once', () => {
  document.documentElement.dataset['allows'] = 'required performanceAndAnalytics'
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  document.body.innerHTML = menu(link)
  const click = { target: document.querySelector('b') } as unknown as Event
  const page = { allowed: Promise.resolve(), clicks: [click], onClick: () => {} }
  globalThis.pageAnalytics = page
  watchClicks()
  expect(window.dataLayer).toHaveLength(1)
  globalThis.pageAnalytics.onClick(click)
  expect(window.dataLayer).toHaveLength(2)
  expect(page.clicks).toEqual([])
})
