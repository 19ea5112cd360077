import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'
import { blockTitled, boxOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }

/** The heroes of the page, by their title. */
const heroes = {
  'full gradient': { gradient: { style: 'full', tone: 'dark' } },
  'focused gradient': { gradient: { style: 'focused', tone: 'dark' } },
  'no gradient': { gradient: { style: 'off', tone: 'dark' } },
  'width xs': { overlay: { position: 'left', width: 'xs' } },
  'width sm': { overlay: { position: 'left', width: 'sm' } },
  'width md': { overlay: { position: 'left', width: 'md' } },
  'width lg': { overlay: { position: 'left', width: 'lg' } },
  'at the right': { overlay: { position: 'right', width: 'md' } },
  product: { variant: 'product-overlay', product: media },
  'full height': { isFullHeight: true },
  'own look': {
    alignment: 'center',
    backgroundColor: '#112233',
    textColor: '#ffeedd',
    gradient: { style: 'full', tone: 'light' },
  },
  'whole link': { linkType: 'No-CTA', targets: [{ url: '/help', text: 'Help' }] },
  'whole link below': {
    variant: 'block-below',
    linkType: 'No-CTA',
    targets: [{ url: '/help', text: 'Help' }],
  },
  'own buttons': {
    targets: [
      { url: '/help', text: 'Help', style: 'accent' },
      { url: '/store-locator', text: 'Find a store near you', style: 'line', size: 'small' },
    ],
  },
  'equal buttons': {
    equalTargetSize: true,
    targets: [
      { url: '/help', text: 'Help' },
      { url: '/store-locator', text: 'Find a store near you' },
    ],
  },
}

const heroBlocks = Object.entries(heroes).map(([title, fields]) => ({
  type: 'hero',
  fields: { title, media, ...fields },
}))

beforeAll(() =>
  importRows([
    {
      kind: 'page',
      slug: 'measured-heroes',
      title: 'Measured heroes',
      sections: [{ name: 'main', blocks: heroBlocks }],
    },
  ]),
)

const openHeroes = (page: Page) => openPage(page, '/en-us/measured-heroes')

const blockOf = (page: Page, title: keyof typeof heroes) => blockTitled(page, title)

/** Whether a click on the centre of the element reaches it. */
const isOnTop = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded()
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

/** The gradients that a hero shows, also those of pseudo-elements. */
const gradientsIn = (hero: Locator) =>
  hero.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].flatMap((part) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { backgroundImage, content } = getComputedStyle(part, pseudo)
        const isShown = pseudo === undefined || content !== 'none'
        return isShown && backgroundImage.includes('gradient') ? backgroundImage : []
      }),
    ),
  )

describe('a hero', () => {
  test('has its text below its picture in the variant for it (CONT-051)', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-us/field-notes/forty-dawns')
    const hero = page.locator('[data-block=hero]').first()
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const picture = await boxOf(hero.locator('.hero-media'))
      const text = await boxOf(hero.locator('.hero-text'))
      expect(picture.height).toBeGreaterThan(100)
      expect(text.top).toBeGreaterThanOrEqual(picture.bottom)
    }
  })

  describe('has the gradient that its author chose (CONT-045)', () => {
    test('over a third of its height, over a half, or none (CONT-109, CONT-110)', async ({
      visit,
    }) => {
      const { page } = await visit({ width: 1280 })
      await openHeroes(page)
      const shareOf = async (title: keyof typeof heroes) => {
        const hero = blockOf(page, title)
        const gradient = await boxOf(hero.locator('.hero-gradient'))
        const { bottom, height } = await boxOf(hero)
        expect(gradient.bottom).toBe(bottom)
        return gradient.height / height
      }
      expect(await shareOf('full gradient')).toBeCloseTo(0.35, 2)
      expect(await shareOf('focused gradient')).toBeCloseTo(0.5, 2)
      expect(await blockOf(page, 'no gradient').locator('.hero-gradient').count()).toBe(0)
    })
  })

  test('has no gradient at any width if its author has turned it off (CONT-111)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390 })
    await openHeroes(page)
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await gradientsIn(blockOf(page, 'full gradient'))).not.toEqual([])
      expect(await gradientsIn(blockOf(page, 'no gradient'))).toEqual([])
    }
  })

  describe('has a text width of a third or a half (CONT-113, CONT-114)', () => {
    describe('or two thirds or eleven twelfths (CONT-115, CONT-116)', () => {
      test('at the left or at the right (CONT-047)', async ({ visit }) => {
        const { page } = await visit({ width: 1280 })
        await openHeroes(page)
        const percentOf = async (title: keyof typeof heroes) => {
          const hero = blockOf(page, title)
          const { width } = await boxOf(hero.locator('.hero-text'))
          return Math.round((width / (await boxOf(hero)).width) * 1000) / 10
        }
        expect(await percentOf('width xs')).toBe(33.3)
        expect(await percentOf('width sm')).toBe(50)
        expect(await percentOf('width md')).toBe(66.7)
        expect(await percentOf('width lg')).toBe(91.7)
        const gapsOf = async (title: keyof typeof heroes) => {
          const hero = await boxOf(blockOf(page, title))
          const text = await boxOf(blockOf(page, title).locator('.hero-text'))
          return { left: text.left - hero.left, right: hero.right - text.right }
        }
        const [atLeft, atRight] = [await gapsOf('width md'), await gapsOf('at the right')]
        expect(await percentOf('at the right')).toBe(66.7)
        expect(atLeft.left).toBeLessThan(100)
        expect([atRight.right, atRight.left]).toEqual([atLeft.left, atLeft.right])
      })
    })
  })

  describe('has a product over its picture (CONT-052, CONT-117)', () => {
    test('that is larger on wider pages (CONT-118, CONT-119)', async ({ visit }) => {
      const { page } = await visit({ width: 390 })
      await openHeroes(page)
      const pictureBoxes: number[][] = []
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const product = blockOf(page, 'product').locator('.hero-product')
        const box = await boxOf(product)
        pictureBoxes.push([width, box.width, box.height])
        const picture = await boxOf(blockOf(page, 'product').locator('.hero-media'))
        expect([box.bottom, box.right < picture.right]).toEqual([picture.bottom, true])
        expect(await isOnTop(product)).toBe(true)
      }
      expect(pictureBoxes).toEqual([
        [390, 196, 343],
        [800, 271, 467],
        [1280, 344, 538],
      ])
    })
  })
})

describe('a hero of its author', () => {
  test('has the chosen colours, alignment, and tone of its gradient (CONT-040, CONT-046)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    await openHeroes(page)
    const lookOf = (title: keyof typeof heroes) =>
      blockOf(page, title).evaluate((hero) => {
        const { backgroundColor } = getComputedStyle(hero)
        const { color, textAlign } = getComputedStyle(hero.querySelector('h2') ?? hero)
        const gradient = getComputedStyle(hero.querySelector('.hero-gradient') ?? hero)
        return { backgroundColor, color, textAlign, gradient: gradient.backgroundImage }
      })
    const [own, other] = [await lookOf('own look'), await lookOf('full gradient')]
    expect(own).toMatchObject({
      backgroundColor: 'rgb(17, 34, 51)',
      color: 'rgb(255, 238, 221)',
      textAlign: 'center',
    })
    expect(own.gradient).toContain('rgba(255, 255, 255')
    expect(other).toMatchObject({ color: 'rgb(255, 255, 255)', textAlign: 'start' })
    expect(other.gradient).toContain('rgba(14, 19, 20')
  })

  test('is one link without buttons, or has buttons (CONT-048)', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openHeroes(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const title of ['whole link', 'whole link below'] as const) {
        const hero = blockOf(page, title)
        const link = hero.getByRole('link')
        expect(await link.evaluateAll((links) => links.map((one) => one.textContent))).toEqual([''])
        await expect.poll(() => link.getAttribute('href')).toMatch(/\/help$/)
        for (const part of [hero, hero.getByRole('heading'), hero.locator('.hero-media')]) {
          expect([width, title, await leadsToPage(part)]).toEqual([width, title, '/en-us/help'])
        }
      }
    }
    const buttons = blockOf(page, 'own buttons').getByRole('link')
    await expect.poll(() => buttons.allTextContents()).toEqual(['Help', 'Find a store near you'])
  })
})

/** The path of the link that a click on the centre of the element reaches. */
const leadsToPage = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded()
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const target = document.elementFromPoint(left + width / 2, top + height / 2)
    return target?.closest('a')?.getAttribute('href')
  })
}

describe('the buttons of a hero', () => {
  test('have the look and size that their author chose (CONT-039)', async ({ visit }) => {
    const { page } = await visit({ width: 1280 })
    await openHeroes(page)
    const links = blockOf(page, 'own buttons').getByRole('link')
    const shown = await links.evaluateAll((elements) =>
      elements.map((element) => ({
        text: element.textContent,
        path: element.getAttribute('href'),
        height: element.getBoundingClientRect().height,
        isFilled: getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)',
      })),
    )
    expect(shown).toEqual([
      { text: 'Help', path: expect.stringMatching(/\/help$/), height: 52, isFilled: true },
      {
        text: 'Find a store near you',
        path: expect.stringMatching(/\/store-locator$/),
        height: 44,
        isFilled: false,
      },
    ])
  })

  test('have equal widths, and a hero fills the window, if their author chose it (CONT-049)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await openHeroes(page)
    const widthsIn = async (title: keyof typeof heroes) => {
      const links = await blockOf(page, title).getByRole('link').all()
      return Promise.all(links.map(async (link) => Math.round((await boxOf(link)).width)))
    }
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 1000 })
      expect((await boxOf(blockOf(page, 'full height'))).height).toBe(1000)
      expect((await boxOf(blockOf(page, 'no gradient'))).height).toBeLessThan(1000)
      const [first, second] = await widthsIn('equal buttons')
      expect(first).toBeGreaterThan(100)
      expect(second).toBe(first)
      const [narrow, wide] = await widthsIn('own buttons')
      expect(narrow).toBeLessThan(wide ?? 0)
    }
  })
})
