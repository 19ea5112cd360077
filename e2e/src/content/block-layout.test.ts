import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'

/** Gives the first hero other settings, as an author could choose them. Returns the sizes of its parts. */
const heroWith = (page: Page, look: { gradient?: string; width?: string }) =>
  page.locator('.hero').evaluate((hero, { gradient, width }) => {
    const gradientElement = hero.querySelector('.hero-gradient')
    const heroText = hero.querySelector('.hero-text')
    if (gradient) gradientElement?.setAttribute('class', `hero-gradient hero-gradient-${gradient}`)
    if (width) heroText?.setAttribute('class', `hero-text position-left width-${width}`)
    hero.querySelector('.hero-caption')?.remove()
    const size = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect()
    return {
      gradientShare: size(gradientElement).height / size(hero.querySelector('.hero-media')).height,
      text: size(heroText).width / size(hero).width,
    }
  }, look)

const boxOf = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().toJSON())

describe('a hero', () => {
  test('has its text below its picture in the variant for it (CONT-051)', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-us/field-notes/forty-dawns')
    const hero = page.locator('[data-block=hero]').first()
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const media = await boxOf(hero.locator('.hero-media'))
      const text = await boxOf(hero.locator('.hero-text'))
      expect(media.height).toBeGreaterThan(100)
      expect(text.top).toBeGreaterThanOrEqual(media.bottom)
    }
  })

  test('has a gradient over a third or a half of its height (CONT-109, CONT-110)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    await openPage(page, '/en-us')
    expect((await heroWith(page, { gradient: 'full' })).gradientShare).toBeCloseTo(0.35, 2)
    expect((await heroWith(page, { gradient: 'focused' })).gradientShare).toBeCloseTo(0.5, 2)
  })

  describe('has a text width of a third or a half (CONT-113, CONT-114)', () => {
    test('or two thirds or eleven twelfths (CONT-115)', async ({ visit }) => {
      const { page } = await visit({ width: 1280 })
      await openPage(page, '/en-us')
      const parts: Record<string, number> = {}
      for (const width of ['xs', 'sm', 'md', 'lg']) {
        parts[width] = Math.round((await heroWith(page, { width })).text * 1000) / 10
      }
      expect(parts).toEqual({ xs: 33.3, sm: 50, md: 66.7, lg: 91.7 })
    })
  })

  describe('has a product over its picture (CONT-117)', () => {
    test('that is larger on wider pages (CONT-118, CONT-119)', async ({ visit }) => {
      const { page } = await visit({ width: 390 })
      await openPage(page, '/en-us')
      await page.locator('.hero-media').evaluate((media) => {
        const product = document.createElement('picture')
        product.className = 'content-picture hero-product'
        media.append(product)
      })
      const pictureBoxes: number[][] = []
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const box = await page.locator('.hero-product').boundingBox()
        pictureBoxes.push([width, box?.width ?? 0, box?.height ?? 0])
      }
      expect(pictureBoxes).toEqual([
        [390, 196, 343],
        [800, 271, 467],
        [1280, 344, 538],
      ])
    })
  })
})

/** Adds a list of icons to the end of the page, with the markup of the block. */
const iconsOf = (page: Page, look: { count: number; variant?: string; size?: string }) =>
  page.evaluate(({ count, variant = 'icon-above-text', size = 'medium' }) => {
    const list = document.createElement('ul')
    list.className = `icons icons-${variant} icons-${size} ${count === 4 ? 'icons-four' : ''}`
    for (let i = 0; i < count; i++) {
      const item = document.createElement('li')
      const icon = document.createElement('span')
      icon.className = 'icons-icon'
      item.append(icon, document.createElement('div'))
      list.append(item)
    }
    document.querySelector('main')?.append(list)
    const columnsOf = (element: Element | null) =>
      element ? getComputedStyle(element).gridTemplateColumns.split(' ').length : 0
    return {
      columns: columnsOf(list),
      inEach: columnsOf(list.firstElementChild),
      width: list.getBoundingClientRect().width,
      icon: list.querySelector('.icons-icon')?.getBoundingClientRect().height,
    }
  }, look)

describe('icons', () => {
  test('are three in a row, and four of them in two rows (CONT-125, CONT-126)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    await openPage(page, '/en-us')
    const fourIcons = await iconsOf(page, { count: 4 })
    expect(fourIcons.columns).toBe(2)
    expect(fourIcons.width).toBeLessThanOrEqual(480)
    expect((await iconsOf(page, { count: 6 })).columns).toBe(3)
  })

  test('have three sizes, and are above their text, beside it, or in one column (CONT-058)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    await openPage(page, '/en-us')
    const heights: (number | undefined)[] = []
    for (const size of ['small', 'medium', 'large']) {
      heights.push((await iconsOf(page, { count: 3, size })).icon)
    }
    expect(heights).toEqual([22, 30, 48])
    const iconsAbove = await iconsOf(page, { count: 3 })
    const iconsBeside = await iconsOf(page, { count: 3, variant: 'icon-left' })
    const oneColumn = await iconsOf(page, { count: 3, variant: 'one-column' })
    expect([iconsAbove.columns, iconsAbove.inEach]).toEqual([3, 1])
    expect([iconsBeside.columns, iconsBeside.inEach]).toEqual([3, 2])
    expect(oneColumn.columns).toBe(1)
  })
})

/** The left edge and width of the first element, with all elements of the list and after removing one after the other. */
const firstBoxes = (list: Locator) =>
  list.evaluate((element) => {
    const boxOfFirst = () => {
      const { left, width } = element.children[0]?.getBoundingClientRect() ?? new DOMRect()
      return `${Math.round(left)} ${Math.round(width)}`
    }
    const boxes = [boxOfFirst()]
    while (element.children.length > 1) {
      element.lastElementChild?.remove()
      boxes.push(boxOfFirst())
    }
    return boxes
  })

describe('the first element of a list keeps its place and width while the others arrive', () => {
  test.for([
    ['/en-us/search', '.cards'],
    ['/en-us', '.cards'],
    ['/en-us', '.benefits > ul'],
    ['/en-us', '.site-groups'],
    ['/en-us/p/summit-down-jacket-CAIRN001BLK', '.gallery'],
  ] as const)('on %s in %s', async ([path, selector], { visit }) => {
    const { page } = await visit({ width: 1440 })
    await openPage(page, path)
    const boxes = await firstBoxes(page.locator(selector).first())
    expect(boxes.length).toBeGreaterThan(2)
    expect(new Set(boxes).size, boxes.join(', ')).toBe(1)
  })
})
