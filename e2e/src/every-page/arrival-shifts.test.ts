import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { waitForHydration } from '../browser/open-page.ts'
import { slowPageProxy } from '../browser/slow-page-proxy.ts'
import { test } from '../browser/visit.ts'
import { widthOf, widths } from '../browser/window-sizes.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

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

/** Holds the scripts of the page until it is known where its elements are without them. */
async function expectSamePlaces(page: Page, path: string) {
  const allowed = Promise.withResolvers<void>()
  await page.route(scripts, async (route) => {
    await allowed.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  const before = await readPositions(page)
  expect(before.length).toBeGreaterThan(5)

  allowed.resolve()
  await waitForHydration(page)
  await nextFrame(page)
  expect(await readPositions(page)).toEqual(expect.arrayContaining(before))
}

describe('nothing on a page moves', () => {
  test.for(openings)('when the scripts of $path arrive', async ({ path, width }, { visit }) => {
    const { page } = await visit({ width })
    await expectSamePlaces(page, path)
  })

  test('when the scripts of the account arrive', async ({ visit }) => {
    const { page, openTab } = await visit()
    await page.goto('/en-us/sign-in?to=/en-us/account')
    await waitForHydration(page)
    await signInForm(page, signInTexts['en-us']).send('shopper@cairn.test')
    await page.waitForURL('**/en-us/account')
    await page.close()
    await expectSamePlaces(await openTab(), '/en-us/account')
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
