import { globSync, readFileSync } from 'node:fs'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import {
  blocksWithMarkup,
  type RenderedPair,
  renderedCases,
  titleOf,
} from '@cairn/storefront/testing/test-field-visibility'
import { isException, isHiddenInWindow } from '@cairn/storefront/testing/test-invisible-fields'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../browser/visit.ts'
import { looksOfSamples } from './look-of-samples.ts'

const assets = new URL('../../../storefront/build/client/assets/', import.meta.url)
const styles = () =>
  globSync('*.css', { cwd: assets })
    .map((name) => readFileSync(new URL(name, assets), 'utf8'))
    .join('\n')

const origin = 'https://samples.test'

type OpenCase = { title: string; differences: AsyncGenerator<RenderedPair> }

/** Most fields are visible in the first situation. The others may be hidden in many. */
const situationsByRound = [1, 20]

const widths = { sm: 390, md: 800, lg: 1280 }
const testedWidths = shortOrLong(['lg'] as const, ['sm', 'md', 'lg'] as const)

/** A field for one width of the window has no effect at the others. */
const isShownAt = (name: string, width: string): boolean =>
  !/\.(?:sm|md|lg)(?:\.|$)/.test(name) || name.includes(`.${width}`)

test.for(testedWidths)(
  'every field of every block changes what is visible in a %s window',
  async (width, { visit }) => {
    const { page } = await visit({ width: widths[width], expected: /./ })
    // Pictures keep the place that they have before they are loaded.
    await page.route(`${origin}/**`, () => {})
    const open = blocksWithMarkup.flatMap((declaration): OpenCase[] => {
      const { cases, differences } = renderedCases(declaration)
      return cases
        .filter(
          (fieldCase) =>
            !isException(fieldCase) &&
            !isHiddenInWindow(fieldCase, width) &&
            isShownAt(fieldCase.name, width),
        )
        .map((fieldCase) => ({ title: titleOf(fieldCase), differences: differences(fieldCase) }))
    })
    expect(await invisibleCases(page, open)).toEqual([])
  },
)

/** The cases in which a visitor sees the same in every situation. */
async function invisibleCases(page: Page, cases: readonly OpenCase[]): Promise<string[]> {
  let open = cases
  for (const count of situationsByRound) {
    const pairs = new Map<OpenCase, RenderedPair[]>()
    for (const openCase of open) pairs.set(openCase, await take(openCase.differences, count))
    const markups = [...pairs.values()].flat(2).map(({ markup }) => markup)
    const looks = await looksOf(page, [...new Set(markups)])
    const isVisible = ([one, other]: RenderedPair) =>
      one.structuredData !== other.structuredData ||
      looks.get(one.markup) !== looks.get(other.markup)
    open = open.filter((openCase) => !pairs.get(openCase)?.some(isVisible))
  }
  return open.map(({ title }) => title)
}

async function take<Entry>(entries: AsyncGenerator<Entry>, count: number): Promise<Entry[]> {
  const taken: Entry[] = []
  while (taken.length < count) {
    const { value, done } = await entries.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

async function looksOf(page: Page, samples: readonly string[]): Promise<Map<string, string>> {
  // What a visitor opens is open.
  const blocks = samples.map(
    (markup) => `<div data-sample>${markup.replaceAll('<details', '<details open')}</div>`,
  )
  await page.setContent(
    `<!doctype html><base href="${origin}/"><style>${styles()} [data-sample] { display: flow-root }</style><main>${blocks.join('')}</main>`,
    { waitUntil: 'commit' },
  )
  const looks = await page.evaluate(looksOfSamples)
  return new Map(samples.map((markup, index) => [markup, looks[index] ?? '']))
}
