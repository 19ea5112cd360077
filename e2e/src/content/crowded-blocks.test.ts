import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { waitForAnimations } from '../browser/wait-for-animations.ts'
import { widths } from '../browser/window-sizes.ts'
import { importRows } from '../shop/shop-commands.ts'
import { blockTitled, boxOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitän'
const title = `Der ${longWord}`
const targets = ['Hilfe', 'Filialen', 'Gutscheine'].map((text) => ({ url: '/help', text }))
const textOf = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]
const richText = textOf(`Von der ${longWord}, mit Gruß.`)
const texts = { title, subtitle: title, richText, media, targets }
const target = { url: '/help', text: 'Alles ansehen' }

const cards = Array.from({ length: 5 }, () => ({ ...texts, target }))
const icons = ['#112233', '#f5f0e0', '#7a1f2b'].map((backgroundColor) => ({
  icon: 'mend',
  title,
  richText,
  backgroundColor,
}))

const blocksWithLongWords = [
  ...['standard', 'block-below', 'product-overlay'].map((variant) => ({
    type: 'hero',
    fields: { ...texts, variant, product: media },
  })),
  { type: 'story', fields: { ...texts, quote: title } },
  { type: 'multi-link-card', fields: { ...texts, links: targets } },
  { type: 'linked-card', fields: { ...texts, target } },
  { type: 'card-grid', fields: { title, subtitle: title, target, cards } },
  {
    type: 'card-grid',
    fields: { title: 'Kurz und lang', cards: [...cards.slice(0, 1), { title, media, target }] },
  },
  { type: 'card-grid', fields: { title, variant: 'mosaic', cards } },
  { type: 'catalog-grid', fields: { title, target, productIds: ['CAIRN001LRC'] } },
  { type: 'rich-text', fields: { title, richText } },
  ...['icon-above-text', 'icon-left', 'one-column'].map((variant) => ({
    type: 'icon-and-text',
    fields: { title, variant, iconAndText: icons },
  })),
]

const orderedList = [
  { type: 'list', isOrdered: true, items: [[{ type: 'text', text: 'The first entry' }]] },
]
const alignments = ['left', 'center', 'right'] as const

const alignedBlocks = alignments.flatMap((alignment) => [
  { type: 'rich-text', fields: { title: `Text ${alignment}`, richText: orderedList, alignment } },
  {
    type: 'multi-link-card',
    fields: {
      title: `Links to all the winter jackets we have, ${alignment}`,
      links: targets.slice(0, 1),
      alignment,
    },
  },
])

const dialogBlock = {
  type: 'dialog',
  fields: {
    name: 'crowded',
    mediaPosition: 'left-normal',
    ...texts,
    title: `Mit der ${longWord} zu allen Häfen zwischen Ulm und dem Schwarzen Meer`,
    richText: Array.from({ length: 12 }, () => textOf(`Von der ${longWord}, mit Gruß.`)).flat(),
  },
}

const mosaicSizes = [5, 6, 7, 8, 12]

const mosaicBlocks = mosaicSizes.map((count) => ({
  type: 'card-grid',
  fields: {
    title: `${count} cards`,
    variant: 'mosaic',
    cards: Array.from({ length: count }, (_, index) => ({ title: `Card ${index}`, media, target })),
  },
}))

const pictureRatios = ['16:8', '4:5', '1:1'] as const

const pictureBlocks = pictureRatios.map((ratio) => ({
  type: 'picture',
  fields: { media, ratio, caption: `In ${ratio}` },
}))

const pageRow = (slug: string, blocks: readonly object[]) => ({
  kind: 'page',
  slug,
  title: slug,
  description: 'Blocks with much content.',
  sections: [{ name: 'main', blocks }],
})

beforeAll(() =>
  importRows([
    pageRow('long-words', [...blocksWithLongWords, dialogBlock]),
    pageRow('aligned-blocks', [...alignedBlocks, ...pictureBlocks, ...mosaicBlocks]),
  ]),
)

/** The texts and links of the blocks that are outside their block, and the blocks that are wider than the page. */
const cutOffTextsOn = (page: Page) =>
  page.locator('main [data-block]').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const isOutside = (element: Element) => {
        const frame = (element.closest('.card') ?? block).getBoundingClientRect()
        const { left, right } = element.getBoundingClientRect()
        return left < frame.left - 1 || right > Math.min(frame.right, innerWidth) + 1
      }
      return [...block.querySelectorAll('h1, h2, h3, p, a, li')]
        .filter(isOutside)
        .map(({ localName, textContent }) => `${block.className}: ${localName} ${textContent}`)
    }),
  )

describe('a block', () => {
  test.for(widths)(
    'shows the whole of a long word in a window of %i pixels',
    async (width, { visit }) => {
      const { page } = await visit({ width, locale: 'de-de' })
      await openPage(page, '/de-de/long-words')
      await expect
        .poll(() => page.locator('main [data-block]').count())
        .toBe(blocksWithLongWords.length + 1)
      expect(await cutOffTextsOn(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      const [long, short] = await blockTitled(page, 'Kurz und lang').locator('.card').all()
      if (!long || !short) throw new Error('two cards are expected')
      expect((await boxOf(short)).height).toBeCloseTo((await boxOf(long)).height, 0)
    },
  )

  test('has its title and the marks of its lists where its text is aligned (CONT-040)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-us/aligned-blocks')
    for (const alignment of alignments) {
      const entry = blockTitled(page, `Text ${alignment}`).locator('.prose li')
      const textWidth = await entry.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return range.getBoundingClientRect().width
      })
      // The mark is at the start of the entry, which is only as wide as its text.
      const width = (await boxOf(entry)).width
      if (alignment !== 'left') expect(width - textWidth, alignment).toBeLessThan(2)

      const name = `Links to all the winter jackets we have, ${alignment}`
      const [heading, link] = [
        await boxOf(page.getByRole('heading', { name })),
        await boxOf(blockTitled(page, name).getByRole('link')),
      ]
      const sides = {
        left: heading.left - link.left,
        center: heading.left + heading.right - 390,
        right: heading.right - (390 - 16),
      }
      expect(Math.abs(sides[alignment]), alignment).toBeLessThan(2)
    }
  })
})

test('a picture has the proportions that its author chose, at every width', async ({ visit }) => {
  const { page } = await visit({ width: 390 })
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, '/en-us/aligned-blocks')
    const proportions: number[] = []
    for (const ratio of pictureRatios) {
      const image = page.locator('figure', { hasText: `In ${ratio}` }).getByRole('img')
      await image.scrollIntoViewIfNeeded()
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
      const box = await boxOf(image)
      proportions.push(Math.round((100 * box.width) / box.height))
    }
    expect(proportions, String(width)).toEqual([200, 80, 100])
  }
})

test('a mosaic of more than four cards repeats its pattern, and no card covers another', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1440 })
  await openPage(page, '/en-us/aligned-blocks')
  for (const width of [1440, 800]) {
    await page.setViewportSize({ width, height: 900 })
    for (const count of mosaicSizes) {
      const grid = blockTitled(page, `${count} cards`)
      const boxes = await Promise.all(
        (await grid.locator('.cards > li').all()).map((card) => boxOf(card)),
      )
      const covered = boxes.filter((box, index) =>
        boxes
          .slice(0, index)
          .some(
            (other) =>
              box.left < other.right &&
              other.left < box.right &&
              box.top < other.bottom &&
              other.top < box.bottom,
          ),
      )
      expect([count, covered.length]).toEqual([count, 0])
      const area = boxes.reduce((sum, { width: w, height }) => sum + w * height, 0)
      const whole = await boxOf(grid.locator('.cards'))
      expect(area / (whole.width * whole.height), String(count)).toBeGreaterThan(0.9)
    }
  }
})

describe('a dialog with much text', () => {
  test('shows its whole title above its text, and its picture at its full height', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390, locale: 'de-de' })
    const dialog = page.getByRole('dialog')
    await openPage(page, '/de-de/long-words#crowded')
    await dialog.getByText(title, { exact: true }).waitFor()
    await waitForAnimations(page)
    const [box, heading, body] = [
      await boxOf(dialog),
      await boxOf(dialog.locator('h2').first()),
      await boxOf(dialog.locator('.dialog-body')),
    ]
    expect(heading.top).toBeGreaterThanOrEqual(box.top)
    expect(heading.bottom).toBeLessThanOrEqual(body.top)

    await page.setViewportSize({ width: 1440, height: 900 })
    const picture = dialog.locator('.dialog-art img')
    await picture.waitFor()
    const wide = await boxOf(dialog)
    const { top, bottom } = await boxOf(picture)
    expect([top - wide.top, wide.bottom - bottom].map(Math.round)).toEqual([0, 0])
  })
})
