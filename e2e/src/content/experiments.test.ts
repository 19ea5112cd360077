import type { DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import type { RunningExperiment } from '@cairn/contract/experiments/assigned-variant'
import type { Page, Request } from 'playwright-core'
import { beforeAll, expect, vi } from 'vitest'
import { layoutShifts } from '../browser/layout-shifts.ts'
import { openPage, waitForHydration } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { recordShownTexts, shownTexts } from '../browser/record-shown-texts.ts'
import { slowPageProxy } from '../browser/slow-page-proxy.ts'
import { test, type Visit } from '../browser/visit.ts'
import { readPage } from '../every-page/read-page.ts'
import { shopPage } from '../pages/shop-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { becomeVisitor, visitorIn, visitorOf } from '../pages/visitor-ids.ts'
import { importRows } from '../shop/shop-commands.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

const heroOf = (title: string, picture: string) => ({
  type: 'hero',
  fields: { title, media: { picture, alt: '' } },
})

const heroes = {
  baseline: { title: 'For everybody', picture: 'scene-cairn' },
  first: { title: 'For the first part', picture: 'scene-sea-cliffs' },
  second: { title: 'For the second part', picture: 'scene-city-rain' },
}
type Variant = keyof typeof heroes
const picturesOfVariants = /\/images\/(?:scene-cairn|scene-sea-cliffs|scene-city-rain)$/

const blockOf = (experienceId: string) => ({
  type: 'experiment',
  fields: {
    experienceId,
    variants: (['first', 'second'] as const).map((variantId) => ({
      variantId,
      targets: [heroOf(heroes[variantId].title, heroes[variantId].picture)],
    })),
    baselines: [heroOf(heroes.baseline.title, heroes.baseline.picture)],
  },
})

const thirds: Pick<RunningExperiment, 'salt' | 'shares'> = {
  salt: 'test-thirds',
  shares: [
    { variantId: 'first', percent: 33 },
    { variantId: 'second', percent: 33 },
  ],
}
const from = '2026-01-01T00:00:00.000Z'
const pageOf = (slug: string, ...blocks: object[]) => ({
  kind: 'page',
  slug,
  title: 'Test',
  sections: [{ name: 'main', blocks }],
})

beforeAll(async () => {
  const text = { type: 'rich-text', fields: { title: 'Below' } }
  await importRows([
    { kind: 'experiment', experienceId: 'test-thirds', name: 'Thirds', ...thirds, from },
    {
      kind: 'experiment',
      experienceId: 'test-all',
      name: 'All',
      shares: [{ variantId: 'first', percent: 100 }],
      from,
    },
    pageOf('test-thirds', blockOf('test-thirds'), text),
    pageOf('test-all', blockOf('test-all'), text),
  ])
  // The server learns of new experiments from the database, like of everything else that it has cached.
  for (const slug of ['test-thirds', 'test-all'])
    await vi.waitFor(
      async () => expect((await readPage(`/en-us/${slug}`)).html).toContain('<template'),
      { timeout: 10_000, interval: 100 },
    )
}, 60_000)

const choiceOn = (page: Page) => page.locator('main .by-visitor')
const titleOn = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
const decisionPath = /^\/(?:pre\/)?api\/engine\//

/** The ids in the decision requests of what was sent. */
const requestedIds = (requests: readonly Request[]): string[] =>
  requests
    .flatMap((request): DecisionEvent[] => request.postDataJSON().events)
    .flatMap((event) => (event.eventType === 'DecisionRequest' ? (event.experienceIds ?? []) : []))

/** Loads the page anew, and expects that it shows the variant from its first frame on, and loads only its picture. */
async function expectFromFirstFrame({ page, context }: Visit, path: string, variant: Variant) {
  const { title, picture } = heroes[variant]
  await recordShownTexts(context, 'main .by-visitor h1')
  const pictures = recordRequests(page, picturesOfVariants)
  const answer = await page.goto(path)
  expect(await answer?.headerValue('cache-control')).toBe('public, max-age=5')
  await waitForHydration(page)
  await expect.poll(() => titleOn(page)).toBe(title)
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  for (const request of pictures) expect(request.url()).toContain(picture)
  expect(await shownTexts(page)).toEqual([title])
  expect(await choiceOn(page).locator('template').count()).toBe(0)
  expect(await layoutShifts(page)).toEqual([])
}

test.for([390, 1440])(
  'visitors see one cached page at %i px, each with their variant instead of the baseline, without a flicker (PERS-003, PERS-011)',
  { timeout: 60_000 },
  async (width, { visit }) => {
    for (const [variantId, variant] of [
      [null, 'baseline'],
      ['first', 'first'],
      ['second', 'second'],
    ] as const) {
      const visitor = await visit({ width })
      await becomeVisitor(visitor.context, visitorOf(variantId, thirds))
      await expectFromFirstFrame(visitor, '/en-us/test-thirds', variant)
      await visitor.context.close()
    }
  },
)

test('the baseline does not appear while a page arrives in pieces', async ({ visit }) => {
  const { page, context } = await visit({ expected: /403/ })
  await recordShownTexts(context, 'main .by-visitor h1')
  const part = { from: '<div class="by-visitor"', to: 'Below', pieceLength: 300 }
  const opened = Promise.withResolvers<void>()
  let pieces = 0
  const origin = await slowPageProxy(part, async () => {
    await opened.promise
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)))
    pieces += 1
  })
  await page.goto(`${origin}/en-us/test-all`, { waitUntil: 'commit' })
  opened.resolve()
  await page.waitForLoadState()
  expect(pieces).toBeGreaterThan(10)
  expect(await shownTexts(page)).toEqual([heroes.first.title])
  expect(await layoutShifts(page)).toEqual([])
})

test('a decision is requested with the id of the experiment, and the answer names the variant that is shown (PERS-010)', async ({
  visit,
}) => {
  for (const variantId of [null, 'first', 'second']) {
    const { page, context } = await visit()
    await becomeVisitor(context, visitorOf(variantId, thirds))
    const decisions = recordRequests(page, decisionPath)
    await openPage(page, '/en-us/test-thirds')
    await expect.poll(() => decisions.length).toBe(1)
    const [request] = decisions
    const { events } = request?.postDataJSON() ?? {}
    expect(events).toContainEqual(
      expect.objectContaining({ eventType: 'DecisionRequest', experienceIds: ['test-thirds'] }),
    )
    const answer = await (await request?.response())?.json()
    expect(answer.actions).toEqual([
      expect.objectContaining({ experienceId: 'test-thirds', variationKey: variantId }),
    ])
    expect(await titleOn(page)).toBe(heroes[(variantId ?? 'baseline') as Variant].title)
    await context.close()
  }
})

const consentTexts = inEachLocale((translate) => ({
  accept: translate('consentAccept'),
  save: translate('consentSave'),
  performance: translate('consentPerformance'),
}))['de-de']

test('before consent in EMEA the baseline is shown and nothing is stored or sent; the variant comes with the next page, and goes with a refusal (guarantee 29)', async ({
  visit,
}) => {
  const { page, context } = await visit({ locale: 'de-de', consent: 'nothing' })
  const decisions = recordRequests(page, decisionPath)
  await openPage(page, '/de-de/test-all')
  await openPage(page, '/de-de/test-all')
  // What would be sent would be sent a second after the page was loaded, and when it is left.
  await page.evaluate(() => new Promise((passed) => setTimeout(passed, 1_500)))
  expect(await titleOn(page)).toBe(heroes.baseline.title)
  expect(await visitorIn(context)).toBeUndefined()
  expect(decisions).toEqual([])

  await page.getByRole('button', { name: consentTexts.accept, exact: true }).click()
  await expect.poll(() => decisions.length).toBe(1)
  expect(requestedIds(decisions)).toEqual([])
  expect(await titleOn(page)).toBe(heroes.baseline.title)
  const id = await visitorIn(context)
  expect(id).toMatch(/^[\da-f]{32}$/)
  await openPage(page, '/de-de/test-all')
  expect(await titleOn(page)).toBe(heroes.first.title)
  expect(await visitorIn(context)).toBe(id)

  await openPage(page, '/de-de/cookie-settings')
  await page.getByRole('checkbox', { name: consentTexts.performance, exact: true }).uncheck()
  await page.getByRole('button', { name: consentTexts.save, exact: true }).click()
  await expect.poll(() => visitorIn(context)).toBeUndefined()
  await openPage(page, '/de-de/test-all')
  expect(await titleOn(page)).toBe(heroes.baseline.title)
})

test('the variant stays when a visitor fills the cart, signs in and signs out', async ({
  visit,
}) => {
  const { page, context, texts } = await visit()
  const id = visitorOf('second', thirds)
  await becomeVisitor(context, id)
  const { title } = heroes.second
  await openPage(page, '/en-us/test-thirds')
  expect(await titleOn(page)).toBe(title)
  await openPage(page, '/en-us')
  await shopPage(page, texts).addDuffel.click()
  await openPage(page, `/en-us/sign-in?to=/en-us/test-thirds`)
  await signInForm(page, signInTexts['en-us']).send('shopper@cairn.test')
  await page.waitForURL('**/en-us/test-thirds')
  await expect.poll(() => titleOn(page)).toBe(title)
  await openPage(page, '/en-us/account')
  await page.getByRole('button', { name: signInTexts['en-us'].signOut }).first().click()
  await page.waitForURL(({ pathname }) => !pathname.includes('account'))
  await openPage(page, '/en-us/test-thirds')
  expect(await titleOn(page)).toBe(title)
  expect(await visitorIn(context)).toBe(id)
})

test('the variant is shown after a navigation and when the visitor goes back, and its exposure is sent', async ({
  visit,
}) => {
  const { page, context } = await visit()
  await becomeVisitor(context, visitorOf('first', thirds))
  await importRows([
    pageOf('test-way', {
      type: 'rich-text',
      fields: { title: 'Way', targets: [{ url: '/test-thirds', text: 'Onwards' }] },
    }),
  ])
  const decisions = recordRequests(page, decisionPath)
  await openPage(page, '/en-us/test-way')
  await page.getByRole('main').getByRole('link', { name: 'Onwards' }).click()
  await expect.poll(() => titleOn(page)).toBe(heroes.first.title)
  await expect.poll(() => requestedIds(decisions)).toEqual(['test-thirds'])
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Way' }).waitFor()
  await page.goForward()
  await expect.poll(() => titleOn(page)).toBe(heroes.first.title)
})

test('a variant in the query is shown without an exposure, also in a preview', async ({
  visit,
}) => {
  const { page, context } = await visit()
  await becomeVisitor(context, visitorOf(null, thirds))
  const decisions = recordRequests(page, decisionPath)
  await openPage(page, '/en-us/test-thirds?p13n_testcontext=second')
  expect(await titleOn(page)).toBe(heroes.second.title)
  await expect.poll(() => decisions.length).toBe(1)
  expect(requestedIds(decisions)).toEqual([])
  await page.goto('/en-us/test-thirds?preview=true')
  expect(await titleOn(page)).toBe(heroes.second.title)
})

test('without scripts the baseline is shown, and no picture of a variant is loaded', async ({
  visit,
}) => {
  const { page, context } = await visit({ scripts: false, expected: /^failed: .*\.js csp$/ })
  await becomeVisitor(context, visitorOf('first', thirds))
  const pictures = recordRequests(page, picturesOfVariants)
  await page.goto('/en-us/test-thirds')
  expect(await titleOn(page)).toBe(heroes.baseline.title)
  await expect.poll(() => pictures.length).toBeGreaterThan(0)
  for (const request of pictures) expect(request.url()).toContain(heroes.baseline.picture)
})
