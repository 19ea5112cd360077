import type { Page } from 'playwright-core'
import { beforeAll, expect } from 'vitest'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'
import { blockTitled, boxOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }

const windowWidths = { sm: 390, md: 800, lg: 1280 } as const

/** Each card has another place of its text at each width. */
const textPlaces = {
  'First card': { sm: 'overlay', md: 'overlay-top', lg: 'overlay-bottom' },
  'Second card': { sm: 'overlay-top', md: 'overlay-bottom', lg: 'overlay' },
  'Third card': { sm: 'overlay-bottom', md: 'overlay', lg: 'overlay-top' },
} as const

const layout = (place: string) => ({ layout: place, alignment: 'left' })

const cardBlocks = Object.entries(textPlaces).map(([title, { sm, md, lg }]) => ({
  type: 'linked-card',
  fields: {
    title,
    media,
    target: { url: '/help' },
    responsiveLayout: { sm: layout(sm), md: layout(md), lg: layout(lg) },
  },
}))

const cards = ['Women', 'Men', 'Kids'].map((title) => ({
  title,
  media,
  target: { url: `/field-notes?for=${title}` },
}))

const bannerWidths = [60, 50, 40] as const

const bannerBlocks = bannerWidths.map((mediaWidth) => ({
  type: 'story',
  fields: { title: `Banner ${mediaWidth}`, subtitle: 'Below the title', media, mediaWidth },
}))

const blocks = [
  ...cardBlocks,
  ...bannerBlocks,
  {
    type: 'cta-buttons',
    fields: {
      targets: [
        { url: '/store-locator', text: 'Stores' },
        { url: '/promotions', text: 'Offers', style: 'accent' },
      ],
    },
  },
  { type: 'collections', fields: { title: 'All in a row', cards } },
  { type: 'collections', fields: { title: 'One by one', cards, variant: 'carousel' } },
  { type: 'benefit-bar', fields: { benefits: [{ title: 'Mended for life' }] } },
]

beforeAll(() =>
  importRows([
    {
      kind: 'page',
      slug: 'simple-blocks',
      title: 'Simple blocks',
      sections: [{ name: 'main', blocks }],
    },
  ]),
)

const openBlocks = (page: Page) => openPage(page, '/en-us/simple-blocks')

const collectionsTitled = (page: Page, title: string) =>
  page.locator('[data-block=collections]', { has: page.getByRole('heading', { name: title }) })

/** Where the title of a card is: at its top, at its bottom, or in the middle. */
async function textPlaceOf(page: Page, title: string) {
  const block = blockTitled(page, title)
  const card = await boxOf(block.getByRole('link'))
  const text = await boxOf(block.getByRole('heading'))
  const [above, below] = [text.top - card.top, card.bottom - text.bottom]
  expect(above + below).toBeGreaterThan(200)
  if (Math.abs(above - below) < 2) return 'overlay'
  expect(Math.min(above, below)).toBeLessThan(40)
  return above < below ? 'overlay-top' : 'overlay-bottom'
}

test('a card has its text at the top, in the middle or at the bottom, for each width (CONT-054)', async ({
  visit,
}) => {
  const { page } = await visit({ width: windowWidths.sm })
  await openBlocks(page)
  for (const name of ['sm', 'md', 'lg'] as const) {
    await page.setViewportSize({ width: windowWidths[name], height: 900 })
    for (const [title, places] of Object.entries(textPlaces))
      expect([name, title, await textPlaceOf(page, title)]).toEqual([name, title, places[name]])
  }
})

test('a banner has a picture of 60, 50 or 40 percent of its width (CONT-112)', async ({
  visit,
}) => {
  const { page } = await visit({ width: windowWidths.lg })
  await openBlocks(page)
  for (const percent of bannerWidths) {
    const banner = blockTitled(page, `Banner ${percent}`)
    const [{ width, right }, picture] = [
      await boxOf(banner),
      await boxOf(banner.locator('.story-picture')),
    ]
    expect((picture.width / width) * 100).toBeCloseTo(percent, 1)
    expect(picture.right).toBeCloseTo(right, 1)
  }
})

test('the text of a banner has space above it, below its title', async ({ visit }) => {
  const { page } = await visit({ width: windowWidths.lg })
  await openBlocks(page)
  const banner = blockTitled(page, 'Banner 60')
  const title = await boxOf(banner.getByRole('heading'))
  const text = await boxOf(banner.getByText('Below the title'))
  expect(text.top - title.bottom).toBeGreaterThan(8)
})

test('a group of buttons has several links that look like buttons, side by side (CONT-071)', async ({
  visit,
}) => {
  const { page } = await visit()
  await openBlocks(page)
  const buttons = await page
    .locator('[data-block=cta-buttons]')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top, height } = link.getBoundingClientRect()
        const { backgroundColor } = getComputedStyle(link)
        const { textContent: text } = link
        const to = link.getAttribute('href')
        return { text, to, left, right, top, height, backgroundColor }
      }),
    )
  expect(buttons).toMatchObject([
    { text: 'Stores', to: '/en-us/store-locator', height: 52 },
    { text: 'Offers', to: '/en-us/promotions', height: 52, top: buttons[0]?.top },
  ])
  expect(buttons[1]?.left).toBeGreaterThan(buttons[0]?.right ?? Number.NaN)
  const colours = new Set(buttons.map(({ backgroundColor }) => backgroundColor))
  expect(colours.size).toBe(2)
  expect(colours).not.toContain('rgba(0, 0, 0, 0)')
})

test('collections are cards side by side, or a carousel that shows one of them (CONT-073)', async ({
  visit,
}) => {
  const { page } = await visit({ width: windowWidths.lg })
  await openBlocks(page)
  const row = collectionsTitled(page, 'All in a row')
  const carousel = collectionsTitled(page, 'One by one')
  for (const block of [row, carousel]) {
    const links = block.getByRole('link')
    await expect
      .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
      .toEqual(cards.map(({ target }) => `/en-us${target.url}`))
  }
  const inRow = await Promise.all((await row.getByRole('link').all()).map(boxOf))
  expect(new Set(inRow.map(({ top }) => top)).size).toBe(1)
  expect(inRow.map(({ left }) => left)).toEqual(
    inRow.map(({ left }) => left).toSorted((a, b) => a - b),
  )
  expect(inRow.at(-1).right).toBeLessThanOrEqual(windowWidths.lg)
  expect(await row.getByRole('button').count()).toBe(0)

  /** Which cards are in the visible part of the carousel. */
  const shownCards = () =>
    carousel.getByRole('list').evaluate((list) => {
      const { left, right } = list.getBoundingClientRect()
      return [...list.querySelectorAll('a')].flatMap((link) => {
        const box = link.getBoundingClientRect()
        return box.right > left + 1 && box.left < right - 1 ? link.textContent : []
      })
    })
  expect(await shownCards()).toEqual(['Women'])
  await carousel.getByRole('button', { name: 'On', exact: true }).click()
  await expect.poll(shownCards).toEqual(['Men'])
  await carousel.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(shownCards).toEqual(['Women'])
})

test('a benefit bar that was closed stays closed after a reload (CONT-076)', async ({ visit }) => {
  const { page } = await visit()
  await openBlocks(page)
  const bar = page.locator('[data-block=benefit-bar]')
  await bar.getByText('Mended for life').waitFor()
  await bar.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'hidden' })
  await reloadPage(page)
  await page.getByRole('heading', { name: 'One by one' }).waitFor()
  expect(await bar.count()).toBe(0)
})
