import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'
import { blockTitled, boxOf, rowsOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }

/** The blocks with icons, by their title. */
const icons = {
  'four icons': { count: 4 },
  'six icons': { count: 6 },
  'icons beside the text': { count: 3, variant: 'icon-left' },
  'icons in one column': { count: 3, variant: 'one-column' },
  'small icons': { count: 3, iconSize: 'small' },
  'medium icons': { count: 3, iconSize: 'medium' },
  'large icons': { count: 3, iconSize: 'large' },
}

const iconBlocks = Object.entries(icons).map(([title, { count, ...fields }]) => ({
  type: 'icon-and-text',
  fields: {
    title,
    iconAndText: Array.from({ length: count }, (_, index) => ({
      icon: 'mend',
      title: `Entry ${index}`,
    })),
    ...fields,
  },
}))

const dialogBlock = {
  type: 'dialog',
  fields: {
    name: 'centred',
    title: 'How it works',
    subtitle: 'In three steps.',
    alignment: 'center',
    media,
    targets: [{ url: '/help', text: 'Help' }],
  },
}

const mediaPositions = ['top', 'body', 'left-normal', 'left-large'] as const

const pictureDialogBlocks = mediaPositions.map((mediaPosition) => ({
  type: 'dialog',
  fields: {
    name: `picture-${mediaPosition}`,
    title: `Picture ${mediaPosition}`,
    subtitle: 'In three steps.',
    media,
    mediaPosition,
  },
}))

const spacerBlock = {
  type: 'spacer',
  fields: { backgroundColor: '#112233', bottomMargins: 'large' },
}

const accordionBlock = {
  type: 'accordion',
  fields: {
    title: 'Questions',
    items: ['How long?', 'How much?'].map((title) => ({
      title,
      richText: [{ type: 'paragraph', text: [{ type: 'text', text: `The answer to ${title}` }] }],
    })),
  },
}

const cardLayout = {
  sm: { layout: 'overlay', alignment: 'center' },
  md: { layout: 'overlay-top', alignment: 'left' },
  lg: { layout: 'overlay-bottom', alignment: 'center' },
}

/** A card with a text for its link is as high as its texts need. */
const cards = {
  'Card with a link': { url: '/help', text: 'Help' },
  'Card without more text': { url: '/help' },
}

const cardBlocks = Object.entries(cards).map(([title, target]) => ({
  type: 'linked-card',
  fields: { title, media, target, responsiveLayout: cardLayout },
}))

beforeAll(() =>
  importRows([
    {
      kind: 'page',
      slug: 'measured-blocks',
      title: 'Measured blocks',
      sections: [
        {
          name: 'main',
          blocks: [
            ...iconBlocks,
            ...cardBlocks,
            dialogBlock,
            ...pictureDialogBlocks,
            spacerBlock,
            accordionBlock,
          ],
        },
      ],
    },
  ]),
)

const openBlocks = (page: Page) => openPage(page, '/en-us/measured-blocks')

const blockOf = (page: Page, title: keyof typeof icons) => blockTitled(page, title)

const entriesOf = (block: Locator) => block.getByRole('listitem')

describe('icons', () => {
  test('are three in a row, and four of them in two rows (CONT-125, CONT-126)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1280 })
    await openBlocks(page)
    const fourIcons = blockOf(page, 'four icons')
    expect(await rowsOf(entriesOf(fourIcons))).toEqual({ columns: 2, rows: 2 })
    expect((await boxOf(fourIcons.getByRole('list'))).width).toBeLessThanOrEqual(480)
    expect(await rowsOf(entriesOf(blockOf(page, 'six icons')))).toEqual({ columns: 3, rows: 2 })
  })

  test('have three sizes (CONT-057)', async ({ visit }) => {
    const { page } = await visit({ width: 1280 })
    await openBlocks(page)
    const sizeOf = async (title: keyof typeof icons) => {
      const { width, height } = await boxOf(blockOf(page, title).locator('svg').first())
      return [width, height]
    }
    expect(await sizeOf('small icons')).toEqual([22, 22])
    expect(await sizeOf('medium icons')).toEqual([30, 30])
    expect(await sizeOf('large icons')).toEqual([48, 48])
  })

  test('are above their text, beside it, or in one column (CONT-058)', async ({ visit }) => {
    const { page } = await visit({ width: 1280 })
    await openBlocks(page)
    const isAboveText = async (title: keyof typeof icons) => {
      const entry = entriesOf(blockOf(page, title)).first()
      const icon = await boxOf(entry.locator('svg'))
      const text = await boxOf(entry.getByRole('heading'))
      return text.top >= icon.bottom && text.left < icon.right
    }
    expect(await isAboveText('six icons')).toBe(true)
    expect(await isAboveText('icons beside the text')).toBe(false)
    expect(await isAboveText('icons in one column')).toBe(true)
    expect(await rowsOf(entriesOf(blockOf(page, 'icons beside the text')))).toEqual({
      columns: 3,
      rows: 1,
    })
    expect(await rowsOf(entriesOf(blockOf(page, 'icons in one column')))).toEqual({
      columns: 1,
      rows: 3,
    })
  })
})

/** Where the text of a card is on its picture. */
async function placeOfText(card: Locator) {
  const [text, picture] = [
    await boxOf(card.locator('.card-text')),
    await boxOf(card.locator('.content-picture')),
  ]
  const [above, below] = [text.top - picture.top, picture.bottom - text.bottom]
  if (Math.min(above, below) < -1) return 'outside'
  if (Math.abs(above - below) < 2) return 'middle'
  return above < below ? 'top' : 'bottom'
}

test('a card has its text at the place and with the alignment of each width (CONT-054, CONT-055)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 390 })
  await openBlocks(page)
  for (const title of Object.keys(cards)) {
    const card = blockTitled(page, title)
    const layouts: unknown[] = []
    for (const width of [390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const heading = card.getByRole('heading')
      const alignment = await heading.evaluate((text) => getComputedStyle(text).textAlign)
      layouts.push([await placeOfText(card), alignment])
    }
    const expected = [
      ['middle', 'center'],
      ['top', 'left'],
      ['bottom', 'center'],
    ]
    expect([title, ...layouts]).toEqual([title, ...expected])
  }
})

test('a dialog aligns its text and its buttons as its author chose (CONT-059)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280 })
  await openPage(page, '/en-us/measured-blocks#centred')
  const dialog = page.getByRole('dialog', { name: 'How it works' })
  const subtitle = dialog.getByText('In three steps.')
  await subtitle.waitFor()
  expect(await subtitle.evaluate((text) => getComputedStyle(text).textAlign)).toBe('center')
  const text = await boxOf(subtitle)
  const link = await boxOf(dialog.getByRole('link', { name: 'Help' }))
  expect(Math.abs(link.left + link.right - text.left - text.right)).toBeLessThan(2)
})

test('a dialog shows its picture above its text, below it, or beside it in two widths (CONT-060)', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280 })
  const boxesOf = async (position: (typeof mediaPositions)[number]) => {
    await openPage(page, `/en-us/measured-blocks#picture-${position}`)
    const dialog = page.getByRole('dialog', { name: `Picture ${position}` })
    const text = dialog.getByText('In three steps.')
    await text.waitFor()
    const pictures = dialog.locator('.content-picture').filter({ visible: true })
    await expect.poll(() => pictures.count()).toBe(1)
    return { picture: await boxOf(pictures), text: await boxOf(text) }
  }
  const top = await boxesOf('top')
  expect(top.picture.bottom).toBeLessThanOrEqual(top.text.top)
  const body = await boxesOf('body')
  expect(body.picture.top).toBeGreaterThanOrEqual(body.text.bottom)
  const [normal, large] = [await boxesOf('left-normal'), await boxesOf('left-large')]
  for (const { picture, text } of [normal, large]) {
    expect(picture.right).toBeLessThanOrEqual(text.left)
    expect(picture.top).toBeLessThan(text.top)
    expect(picture.bottom).toBeGreaterThan(text.bottom)
  }
  expect(large.picture.width).toBeGreaterThan(normal.picture.width)
})

describe('on a page of blocks', () => {
  test('a spacer has its colour and height, and sections open by click and keyboard (CONT-065, CONT-072)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 800 })
    await openBlocks(page)
    const spacer = page.locator('[data-block=spacer]')
    const colour = await spacer.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect([(await boxOf(spacer)).height, colour]).toEqual([144, 'rgb(17, 34, 51)'])
    await expect.poll(() => spacer.textContent()).toBe('')

    const title = page.getByText('How much?', { exact: true })
    const answer = page.getByText('The answer to How much?')
    await answer.waitFor({ state: 'hidden' })
    await title.click()
    await answer.waitFor()
    await title.click()
    await answer.waitFor({ state: 'hidden' })
    for (const state of ['visible', 'hidden'] as const) {
      await page.keyboard.press('Enter')
      await answer.waitFor({ state })
    }
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Space')
    await page.getByText('The answer to How long?').waitFor()
  })
})
