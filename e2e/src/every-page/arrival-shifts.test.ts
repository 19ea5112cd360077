import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { waitForHydration } from '../browser/open-page.ts'
import { slowPageProxy } from '../browser/slow-page-proxy.ts'
import { test } from '../browser/visit.ts'
import { widthOf, widths } from '../browser/window-sizes.ts'

const scripts = /\/assets\/.*\.js/

const paths = [
  '/en-us',
  '/en-us/c/women-210000',
  '/en-us/p/summit-down-jacket-CAIRN001BLK',
  '/en-us/search?q=jacket',
  '/en-us/field-notes/forty-dawns',
  '/en-us/gift-card',
]

/** Each page opens at one of the widths. */
const openings = paths.map((path, index) => ({ path, width: widthOf(index) }))

type Position = { element: string; top: number; height: number }

/** The elements of a page in their order, with where each one is. */
const readPositions = (page: Page): Promise<Position[]> =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll('main :is(section, li, a, button, h1, h2, h3)'),
      (node) => {
        const { top, height } = node.getBoundingClientRect()
        const element = `${node.tagName} ${node.textContent.trim().slice(0, 40)}`
        return { element, top: Math.round(top + scrollY), height: Math.round(height) }
      },
    ),
  )

const heroText = { from: '<div class="page hero-inner"', to: '<h2', pieceLength: 60 }

/** Waits until what the page contains now has been painted. */
const nextFrame = (page: Page) =>
  page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )

describe('nothing on a page moves', () => {
  test.for(openings)('when the scripts of $path arrive', async ({ path, width }, { visit }) => {
    const { page } = await visit({ width })
    const allowed = Promise.withResolvers<void>()
    await page.route(scripts, async (route) => {
      await allowed.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.evaluate(() => document.fonts.ready)
    const before = await readPositions(page)
    expect(before.length).toBeGreaterThan(10)

    allowed.resolve()
    await waitForHydration(page)
    await nextFrame(page)
    expect(await readPositions(page)).toEqual(expect.arrayContaining(before))
  })

  test.for(widths)('while the hero arrives in pieces at %s px', async (width, { visit }) => {
    const { page } = await visit({ width, expected: /403/ })
    const opened = Promise.withResolvers<void>()
    let pieces = 0
    const origin = await slowPageProxy(heroText, async () => {
      await opened.promise
      await nextFrame(page)
      pieces += 1
    })
    await page.goto(`${origin}/en-us`, { waitUntil: 'commit' })
    opened.resolve()
    await page.waitForLoadState()
    expect(pieces).toBeGreaterThan(5)
    expect(await layoutShifts(page)).toEqual([])
  })
})
