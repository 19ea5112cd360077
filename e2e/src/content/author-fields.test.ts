import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { widths } from '../browser/window-sizes.ts'
import { importRows } from '../shop/shop-commands.ts'
import { blockTitled, boxOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }
const targets = [
  { url: '/help', text: 'Help' },
  { url: '/store-locator', text: 'Stores', style: 'line' },
]
const richText = [{ type: 'paragraph', text: [{ type: 'text', text: 'A few more words.' }] }]

const captionedHeroes = (['standard', 'block-below'] as const).flatMap((variant) =>
  (['left', 'center', 'right'] as const).flatMap((position) =>
    (['left', 'right'] as const).flatMap((side) =>
      (['sm', 'lg'] as const).map((width) => ({
        title: `${variant} ${position} ${side} ${width}`,
        side,
        fields: {
          variant,
          media,
          targets,
          subtitle: 'A line below the title of the picture.',
          overlay: { position, width },
          caption: { text: "Val d'Anniviers, 2,912 m\n06:41, -14 degrees", position: side },
        },
      })),
    ),
  ),
)

/** Dark, light and between them, where neither white nor dark text has much contrast. */
const grounds = ['#112233', '#f5f0e0', '#777777', '#7a7a7a', '#808080', '#e0202a', '#3f6bff']

const benefits = [
  { icon: 'mend', title: 'Mended', text: 'For life.' },
  { title: 'Returned', text: 'In sixty days.', target: { url: '/help', text: 'How to return' } },
]

const entries = (backgroundColor?: string) => [
  {
    icon: 'truck',
    title: 'Delivered',
    richText,
    target: { url: '/help', text: 'How' },
    backgroundColor,
  },
  { icon: 'store', title: 'Collected', richText, backgroundColor },
]

const colouredBlocks = grounds.flatMap((backgroundColor) => [
  {
    type: 'story',
    fields: {
      title: `Story ${backgroundColor}`,
      subtitle: 'Told by someone.',
      eyebrowText: 'Arolla',
      quote: 'We walk.',
      richText,
      targets,
      backgroundColor,
    },
  },
  { type: 'benefit-bar', fields: { backgroundColor, benefits } },
  {
    type: 'icon-and-text',
    fields: { title: `Icons ${backgroundColor}`, iconAndText: entries(backgroundColor) },
  },
  {
    type: 'hero',
    fields: {
      variant: 'block-below',
      subtitle: 'Below it.',
      targets,
      backgroundColor,
      title: `Below ${backgroundColor}`,
    },
  },
  {
    type: 'hero',
    fields: { subtitle: 'On it.', targets, backgroundColor, title: `Plain ${backgroundColor}` },
  },
])

/** Blocks that are part of the frame of every page, too. */
const colouredBars = grounds.flatMap((backgroundColor) => [
  {
    type: 'secondary-nav',
    fields: { title: `Menu ${backgroundColor}`, backgroundColor, targets: targets.slice(0, 1) },
  },
  {
    type: 'promo-bar',
    fields: {
      closable: false,
      messages: [
        { richText, targets: [{ url: '/help', text: 'Help' }], background: backgroundColor },
      ],
    },
  },
])

const pageRow = (slug: string, blocks: readonly object[]) => ({
  kind: 'page',
  slug,
  title: slug,
  description: 'Blocks with every variant of some fields.',
  sections: [{ name: 'main', blocks }],
})

const heroWith = (mediaList: readonly object[], fields: object) => ({
  type: 'hero',
  fields: { title: 'By width', media, mediaList, ...fields },
})
const entry = (breakpoint: string, picture: string, video?: string) => ({
  breakpoint,
  picture,
  video,
})
const film = '/films/snow-on-the-hut.webm'

beforeAll(() =>
  importRows([
    pageRow(
      'captioned-heroes',
      captionedHeroes.map(({ title, fields }) => ({ type: 'hero', fields: { title, ...fields } })),
    ),
    pageRow('coloured-blocks', colouredBlocks),
    pageRow('coloured-bars', colouredBars),
    pageRow('media-of-each-width', [
      heroWith(
        [
          entry('sm', 'scene-storm-tall'),
          entry('md', 'scene-wall'),
          entry('lg', 'scene-dunes', film),
        ],
        { linkType: 'No-CTA', targets },
      ),
    ]),
  ]),
)

test('a hero loads the picture of the width of the window only, and plays its video there (CONT-043)', async ({
  visit,
}) => {
  const { page } = await visit()
  const requests = recordRequests(page, /^\/images\/scene-(?:tarn|storm|wall|dunes)/)
  const video = page.locator('.hero-media > video')
  const loaded: unknown[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    requests.length = 0
    await openPage(page, '/en-us/media-of-each-width')
    const image = page.locator('.hero-media img')
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.complete)).toBe(true)
    await expect.poll(() => video.count()).toBe(width === 1440 ? 1 : 0)
    const names = requests.map((request) => new URL(request.url()).pathname)
    loaded.push([width, ...new Set(names)])
  }
  expect(loaded).toEqual([
    [390, '/images/scene-storm-tall'],
    [800, '/images/scene-wall'],
    [1440, '/images/scene-dunes'],
  ])
  const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await expect.poll(isPaused).toBe(false)
  // The link of the hero leaves the button free.
  await page.locator('.video-toggle').click()
  await expect.poll(isPaused).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/en-us/media-of-each-width')
})

/** The caption of each hero, its place in the hero, and the other texts that it covers. */
const captionsOn = (page: Page) =>
  page.locator('.hero').evaluateAll((heroes) =>
    heroes.map((hero) => {
      const caption = hero.querySelector('.hero-caption')?.getBoundingClientRect() ?? new DOMRect()
      const { left, right, top, bottom } = hero.getBoundingClientRect()
      const texts = [...hero.querySelectorAll('.hero-text > :not(.block-buttons), .hero-text a')]
      const covered = texts.filter((text) => {
        const box = text.getBoundingClientRect()
        const isBeside = box.right <= caption.left || box.left >= caption.right
        return !isBeside && box.bottom > caption.top && box.top < caption.bottom
      })
      return {
        title: hero.querySelector('h1, h2')?.textContent,
        isInHero: caption.height > 0 && caption.top >= top && caption.bottom <= bottom,
        gaps: { left: caption.left - left, right: right - caption.right },
        covered: covered.map(({ textContent }) => textContent),
      }
    }),
  )

test('a hero has its caption on its side, within the page, beside or below the other texts (CONT-044)', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, '/en-us/captioned-heroes')
  for (const width of [...widths, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const captions = await captionsOn(page)
    expect(captions.length).toBe(captionedHeroes.length)
    const margin = await page
      .locator('.hero-inner')
      .first()
      .evaluate((inner) => {
        const { left } = inner.getBoundingClientRect()
        return left + Number.parseFloat(getComputedStyle(inner).paddingInlineStart)
      })
    const expected = captionedHeroes.map(({ title, side }) => ({
      title,
      isInHero: true,
      gapOfSide: Math.round(margin),
      covered: [],
      isElsewhere: side === 'left' ? 'right' : 'left',
    }))
    const found = captions.map(({ gaps, ...rest }, index) => {
      const side = captionedHeroes[index]?.side ?? 'left'
      const isElsewhere = gaps.left < gaps.right ? 'right' : 'left'
      return { ...rest, gapOfSide: Math.round(gaps[side]), isElsewhere }
    })
    expect(found, String(width)).toEqual(expected)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

/** The texts of the blocks whose contrast with the background behind them is below 4.5, as computed by the browser. */
const faintTextsOn = (page: Page) =>
  page.locator('[data-block]').evaluateAll((blocks) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const pixelOf = (colour: string) => {
      if (!canvas) throw new Error('no canvas')
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }
    const luminanceOf = (pixel: readonly number[]) =>
      [0.2126, 0.7152, 0.0722].reduce((sum, share, index) => {
        const value = (pixel[index] ?? 0) / 255
        return sum + share * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
      }, 0)
    const groundOf = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255]
      const pixel = pixelOf(getComputedStyle(element).backgroundColor)
      return pixel[3] === 255 ? pixel : groundOf(element.parentElement)
    }
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    return blocks.flatMap((block) =>
      [...block.querySelectorAll('*')].filter(hasText).flatMap((element) => {
        const [text, ground] = [
          luminanceOf(pixelOf(getComputedStyle(element).color)),
          luminanceOf(groundOf(element)),
        ]
        const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
        return contrast < 4.5 ? `${element.textContent} ${contrast.toFixed(2)}` : []
      }),
    )
  })

describe('blocks on the background of their author', () => {
  test('have readable texts in menus and announcements', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-us/coloured-bars')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faintTextsOn(page), String(width)).toEqual([])
    }
  })

  test('have readable texts and buttons, and space around coloured entries (CONT-040, CONT-056)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390 })
    await openPage(page, '/en-us/coloured-blocks')
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await faintTextsOn(page), String(width)).toEqual([])
    }
    expect(await accessibilityViolations(page)).toEqual([])
    const entryBox = await boxOf(page.locator('.icons > li').first())
    const icon = await boxOf(page.locator('.icons > li').first().locator('svg'))
    expect(icon.left - entryBox.left).toBeGreaterThanOrEqual(20)
    expect(icon.top - entryBox.top).toBeGreaterThanOrEqual(20)
    const dark = blockTitled(page, 'Story #112233')
    const buttonColours = await dark
      .getByRole('link', { name: 'Help' })
      .evaluate((button) => getComputedStyle(button).color)
    expect(buttonColours).toBe('rgb(17, 34, 51)')
  })
})
