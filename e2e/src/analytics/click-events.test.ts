import { afterAll, beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test, type Visit } from '../browser/visit.ts'
import { listingPage } from '../pages/listing-page.ts'
import { importRows } from '../shop/shop-commands.ts'
import { eventsNamed, recordDataLayer } from './data-layer.ts'

describe('clicks', () => {
  test('on the top navigation are told with the text of the link (ANA-011)', async ({ visit }) => {
    const { page, texts } = await visit()
    const events = await recordDataLayer(page)
    await openPage(page, '/en-us')
    await listingPage(page, texts).openWomen()
    const clicks = () => eventsNamed(events, 'topNavClick').map(({ text }) => text)
    await expect.poll(clicks).toEqual([texts.allOfWomen])
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await expect.poll(() => eventsNamed(events, 'page_view').length).toBe(3)
    expect(clicks()).toEqual([texts.allOfWomen])
    expect(eventsNamed(events, 'mobileMenuSectionClick')).toEqual([])
  })

  test('on a section of the menu of a phone are told (ANA-012)', async ({ visit }) => {
    const { page, texts } = await visit({ width: 390 })
    const events = await recordDataLayer(page)
    await openPage(page, '/en-us')
    await listingPage(page, texts).openWomen()
    await expect.poll(() => eventsNamed(events, 'page_view').length).toBe(2)
    expect(eventsNamed(events, 'mobileMenuSectionClick')).toEqual([
      { event: 'mobileMenuSectionClick', text: texts.women },
    ])
    expect(eventsNamed(events, 'topNavClick')).toEqual([])
  })

  test('on content of the search are told only in the opened search (ANA-013)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    const events = await recordDataLayer(page)
    const clicks = () => eventsNamed(events, 'searchContentClick').map(({ text }) => text)
    await openPage(page, '/en-us/search?q=summit')
    await listingPage(page, texts).product(texts.summitJacket).click()
    // The field is another one as soon as the product is shown.
    await page.getByRole('heading', { level: 1, name: texts.summitJacket }).waitFor()
    await expect.poll(() => eventsNamed(events, 'select_item').length).toBe(1)
    expect(clicks()).toEqual([])
    await page.getByRole('searchbox', { name: texts.search }).pressSequentially('summit')
    const suggestions = page.getByRole('region', { name: texts.suggestions })
    await suggestions.getByRole('link', { name: texts.summitJacket }).click()
    await expect.poll(clicks).toEqual([texts.summitJacket])
  })

  test('on a block with a promotion are told with the three names of its author, and so is its view (ANA-017, CONT-041)', async ({
    visit,
  }) => {
    const { page } = await visit()
    const events = await recordDataLayer(page)
    await openPage(page, '/en-us')
    const block = page.locator('[data-promotion]').first()
    const named = JSON.parse((await block.getAttribute('data-promotion')) ?? '')
    expect(Object.keys(named).toSorted()).toEqual(['creativeName', 'promotionId', 'promotionName'])
    await expect.poll(() => eventsNamed(events, 'view_promotion')).toMatchObject([named])
    await block.getByRole('link').first().click()
    await expect.poll(() => eventsNamed(events, 'promotionClick')).toMatchObject([named])
  })
})

describe('a pop-up', () => {
  const row = {
    kind: 'popups',
    slug: 'counted',
    title: 'Counted',
    sections: [
      {
        name: 'main',
        blocks: [
          {
            type: 'popup',
            locales: ['es-es'],
            fields: {
              name: 'counted',
              delay: null,
              minimizedTitle: 'Una ruta',
              maximizedTitle: 'La ruta de la cresta',
              targets: [{ url: '/help', text: 'Ayuda con la ruta' }],
            },
          },
        ],
      },
    ],
  }
  beforeAll(() => importRows([row]))
  afterAll(() => importRows([{ ...row, publish: null }]))

  const popup = 'counted'

  /** Opens a page with it. Returns a function that lists the events about it. */
  async function openWithPopup({ page, context }: Visit) {
    const events = await recordDataLayer(page)
    // For two seconds after an import, a cached page may be the one before it.
    await expect
      .poll(async () => (await context.request.get('/es-es')).text())
      .toContain('La ruta de la cresta')
    await page.goto('/es-es')
    return () => events.filter(({ event }) => event.startsWith('popup'))
  }

  test('tells once each that it was shown and opened (ANA-014, ANA-015)', async ({ visit }) => {
    const visitor = await visit()
    const popupEvents = await openWithPopup(visitor)
    const shown = { event: 'popupImpression', popup }
    await expect.poll(popupEvents).toEqual([shown])
    await visitor.page.getByRole('button', { name: 'Una ruta' }).click()
    await expect.poll(popupEvents).toEqual([shown, { event: 'popupExpand', popup }])
  })

  test('tells that its link was clicked (ANA-016)', async ({ visit }) => {
    const visitor = await visit()
    const popupEvents = await openWithPopup(visitor)
    await visitor.page.getByRole('button', { name: 'Una ruta' }).click()
    await visitor.page.getByRole('link', { name: 'Ayuda con la ruta' }).click()
    await expect.poll(() => popupEvents().at(-1)).toEqual({ event: 'popupClick', popup })
    expect(popupEvents()).toHaveLength(3)
  })
})
