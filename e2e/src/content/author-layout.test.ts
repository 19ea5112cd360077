import { beforeAll, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'
import { boxOf } from './measured-block.ts'

const media = { picture: 'scene-tarn', alt: 'A lake' }
const targets = [{ url: '/help', text: 'Help' }]
const richText = [{ type: 'paragraph', text: [{ type: 'text', text: 'A few more words.' }] }]

const card = (title: string, fields: object = {}) => ({
  type: 'linked-card',
  fields: { title, media, backgroundColor: '#7a0019', textColor: '#ffd400', ...fields },
})

const blocks = [
  { type: 'rich-text', fields: { title: 'Laid out', richText } },
  ...['First', 'Second'].map(() => ({ type: 'promo-bar', fields: { messages: [{ richText }] } })),
  ...['First', 'Second'].map(() => ({ type: 'secondary-nav', fields: { targets } })),
  {
    type: 'video',
    fields: {
      title: 'Tall',
      url: '/films/snow-on-the-hut.webm',
      width: 900,
      height: 1600,
    },
  },
  card('Short card'),
  card('Long card', { richText, targets }),
  {
    type: 'dialog',
    fields: {
      name: 'at-the-right',
      title: 'Right',
      subtitle: 'In three steps.',
      media,
      mediaPosition: 'left-normal',
      alignment: 'right',
      targets,
    },
  },
]

beforeAll(() =>
  importRows([
    {
      kind: 'page',
      slug: 'laid-out',
      title: 'Laid out',
      description: 'Blocks that are laid out by their authors.',
      locales: ['en-us'],
      sections: [{ name: 'main', blocks }],
    },
  ]),
)

test('several announcements and menus of a page are no landmarks with the same name', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280 })
  await openPage(page, '/en-us/laid-out')
  await expect.poll(() => page.locator('main .promo-bar').count()).toBe(2)
  await expect.poll(() => page.locator('main .secondary-nav').count()).toBe(2)
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a tall video is at most as high as the window, in the middle of the page', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1440 })
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, '/en-us/laid-out')
  const video = await boxOf(page.locator('[data-block="video"] video'))
  expect(video.height).toBeCloseTo(900, 0)
  expect(video.width / video.height).toBeCloseTo(900 / 1600, 1)
  const pageWidth = await page.evaluate(() => document.documentElement.clientWidth)
  expect(video.left + video.right).toBeCloseTo(pageWidth, -1)
})

test('a dialog beside its picture has its title on the side of its text', async ({ visit }) => {
  const { page } = await visit({ width: 1280 })
  await openPage(page, '/en-us/laid-out#at-the-right')
  const dialog = page.getByRole('dialog', { name: 'Right' })
  await dialog.getByText('In three steps.').waitFor()
  const sides = await dialog.getByRole('heading', { name: 'Right' }).evaluate((heading) => {
    const text = document.createRange()
    text.selectNodeContents(heading)
    const bar = heading.parentElement?.getBoundingClientRect()
    const { left, right } = text.getBoundingClientRect()
    return { before: left - (bar?.left ?? 0), after: (bar?.right ?? 0) - right }
  })
  expect(sides.after).toBeLessThan(100)
  expect(sides.before).toBeGreaterThan(sides.after)
})

test('a card in the colours of its author keeps their contrast on every picture', async ({
  visit,
}) => {
  const { page } = await visit({ width: 1280 })
  await openPage(page, '/en-us/laid-out')
  for (const title of ['Short card', 'Long card']) {
    const [red, green, blue, alpha] = await page
      .locator('.content-card', { hasText: title })
      .locator('.card-text')
      .evaluate((text) => {
        const canvas = document.createElement('canvas').getContext('2d')
        if (!canvas) throw new Error('no canvas')
        canvas.fillStyle = getComputedStyle(text).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data]
      })
    expect([title, red, green, blue]).toEqual([title, 0x7a, 0, 0x19])
    expect(alpha).toBeGreaterThan(0.9 * 255)
  }
})
