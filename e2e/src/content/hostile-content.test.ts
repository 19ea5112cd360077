import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import {
  articleWithTexts,
  attackCount,
  blocksWithTexts,
  blockWithText,
  constrainedPlaces,
  fieldMarks,
  type HostileBlock,
  markedBlocks,
  menuWithTexts,
  vectors,
} from '@cairn/commerce/testing/blocks/hostile-content'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { BlockPlace } from '@cairn/contract/content/blocks/declaration'
import { locales } from '@cairn/contract/sites/sites'
import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { test } from '../browser/visit.ts'

let installation: TestInstallation
let origin: string
beforeAll(async () => {
  installation = await openTestInstallation()
  await installation.fill()
  await writeHostileDocuments()
  const server = await installation.start()
  origin = server.origin
})
afterAll(() => installation.remove())

const openingCount = vectors.length / attackCount

/** Each attack after one opening, so that every opening occurs, or after all of them. */
const usedVectors = shortOrLong(
  vectors.filter(
    (_, index) => Math.floor(index / attackCount) === (index % attackCount) % openingCount,
  ),
  vectors,
)

/** Every locale has one page with its share of the vectors, and menus and bars of its own. */
const shares = locales.map((locale, turn) => ({
  locale,
  turn,
  texts: usedVectors.filter((_, index) => index % locales.length === turn),
}))
type Share = (typeof shares)[number]

const sectionsOf = (blocks: readonly HostileBlock[]) => [
  { name: 'main', blocks: blocks.map((block, index) => ({ ...block, id: `block-${index}` })) },
]

/** Blocks around every page, with one text after the other in their fields and lists. */
const frameBlocks = (place: BlockPlace, { texts, turn }: Share) =>
  blocksWithTexts(texts, place, { turn, entries: 3 })

const pageBlocks = ({ texts, turn }: Share) => [
  ...texts.flatMap((text, index) => blocksWithTexts([text], 'page', { turn: index })),
  ...markedBlocks('page', turn),
  ...markedBlocks('page', turn + 1),
]

const invalidBlocks = ({ texts }: Share) =>
  constrainedPlaces.map((place, index) => blockWithText(place, texts[index % texts.length] ?? ''))

const documentsOf = (share: Share) => [
  {
    kind: 'article',
    slug: 'attacked',
    article: articleWithTexts(share.texts, share.turn),
    sections: sectionsOf(pageBlocks(share)),
  },
  { kind: 'page', slug: 'invalid', sections: sectionsOf(invalidBlocks(share)) },
  { kind: 'fragment', slug: 'promo-bar', sections: sectionsOf(frameBlocks('promo-bar', share)) },
  { kind: 'fragment', slug: 'utility', sections: sectionsOf(frameBlocks('secondary-nav', share)) },
  { kind: 'footer', slug: 'main', sections: sectionsOf(frameBlocks('footer', share)) },
  ...['members', 'newsletter'].map((slug) => ({
    kind: 'popups',
    slug,
    sections: sectionsOf(frameBlocks('popups', share)),
  })),
  { kind: 'menu', slug: 'main', items: menuWithTexts(share.texts, share.turn) },
]

/** The import would reject some of these documents, so they are written into the database directly. */
async function writeHostileDocuments() {
  const database = await openDatabase({
    url: installation.databaseUrl,
    dataDir: installation.dataDir,
  })
  const rows = shares.flatMap((share) =>
    documentsOf(share).map(({ kind, slug, ...body }) => ({
      kind,
      slug,
      locale: share.locale,
      title: share.texts[0],
      body: { ...body, title: share.texts[0], description: share.texts.join(' ') },
    })),
  )
  const documents = [JSON.stringify(rows)]
  await database.run(
    `insert into content_documents (kind, slug, schema_version, source)
     select distinct kind, slug, 1, '{}'::jsonb
     from jsonb_to_recordset($1::jsonb) as d(kind text, slug text)
     on conflict do nothing`,
    documents,
  )
  await database.run(
    `insert into content_versions (kind, slug, version, visible_from)
     select distinct kind, slug, 999, now()
     from jsonb_to_recordset($1::jsonb) as d(kind text, slug text)`,
    documents,
  )
  await database.run(
    `insert into content_bodies (kind, slug, locale, version, title, body)
     select kind, slug, locale, version, title, body
     from jsonb_to_recordset($1::jsonb) as d(kind text, slug text, locale text, title text, body jsonb),
       unnest(array[0, 999]) version
     on conflict (kind, slug, locale, version) do update set title = excluded.title, body = excluded.body`,
    documents,
  )
  await database.close()
}

/** Records violations of the content security policy, from before the page runs. */
const recordViolations = () => {
  const findings: string[] = []
  Object.assign(window, { seen: findings })
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    findings.push(`${violatedDirective} ${blockedURI}`),
  )
}

/** The scripts of the page itself are children of the body. */
const forbiddenElements = `body > * :is(${[
  'script:not([type="application/ld+json"])',
  'iframe, object, embed, base, style, meta[http-equiv], animate, math',
  'form[action^="javascript" i], a[href^="javascript" i], a[href^="data" i]',
].join()})`

const frames = ['.site-header', '.promo-bar', '.secondary-nav', '.popup', '.site-footer']

const inspectPage = (page: Page) =>
  page.evaluate(
    ({ forbidden, frameSelectors }) => {
      const elements = [...document.body.querySelectorAll('*')].filter(
        (element) => !element.matches('script:not([type="application/ld+json"])'),
      )
      const ownTexts = ({ childNodes }: Element) =>
        [...childNodes].flatMap((node) => (node instanceof Text ? node.data : []))
      const values = ({ attributes }: Element) => Array.from(attributes, ({ value }) => value)
      return {
        findings: {
          wasExecuted: 'hit' in window,
          reports: 'seen' in window ? window.seen : undefined,
          forbidden: [...document.querySelectorAll(forbidden)].map((element) => element.outerHTML),
          handlers: elements.flatMap(({ attributes }) =>
            Array.from(attributes, ({ name }) => name).filter((name) => name.startsWith('on')),
          ),
        },
        blocks: document.querySelectorAll('[data-block]').length,
        texts: elements.flatMap(ownTexts),
        values: elements.flatMap(values),
        framesWithText: frameSelectors.filter((frame) =>
          document.querySelector(frame)?.textContent.includes('hit='),
        ),
      }
    },
    { forbidden: forbiddenElements, frameSelectors: frames },
  )

/** Waits until the browser has rendered all blocks as a visitor who moves the pointer sees them. */
const waitForBlocks = (page: Page) =>
  page.waitForFunction(
    () => {
      dispatchEvent(new Event('pointermove'))
      return [...document.querySelectorAll('[data-block]')].every((block) =>
        Object.keys(block).some((key) => key.startsWith('__react')),
      )
    },
    undefined,
    { polling: 200 },
  )

const noFindings = { wasExecuted: false, reports: [], forbidden: [], handlers: [] }

/** Fields for search engines. */
const unseenFields = ['dialog.event.place.postalCode', 'video.seoDescription']

const timeoutMs = shortOrLong(5, 30) * 60_000
const title = 'hostile texts in every field of every block run nothing (guarantee 31)'

test(title, { timeout: timeoutMs }, async ({ browser }) => {
  const context = await browser.newContext()
  context.setDefaultTimeout(timeoutMs)
  await context.addInitScript(recordViolations)
  // The pages have thousands of pictures, which do not matter here.
  await context.route('**/images/**', (route) => route.abort())
  const page = await context.newPage()
  const alerts: string[] = []
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message())
    await dialog.dismiss()
  })
  const seenMarks = new Set<string>()
  const attackedFrames = new Set<string>()

  async function inspect(path: string, texts: readonly string[]) {
    const { findings, ...content } = await inspectPage(page)
    expect(findings, path).toEqual(noFindings)
    const shownTexts = new Set(content.texts)
    expect(texts.filter((text) => !shownTexts.has(shown(text)))).toEqual([])
    for (const frame of content.framesWithText) attackedFrames.add(frame)
    for (const mark of [...content.texts, ...content.values].join(' ').match(/~\d+~/g) ?? []) {
      seenMarks.add(mark)
    }
    return content
  }

  for (const { locale, texts } of shares) {
    const path = `/${locale}/attacked#basecamp`
    await page.goto(origin + path, { waitUntil: 'domcontentloaded' })
    // The browser renders the page again, with open dialogs.
    await waitForBlocks(page)
    const lastText = fieldMarks.get('dialog.event.place.name') ?? ''
    await page.getByText(lastText).first().waitFor({ state: 'attached' })
    await inspect(path, texts)
  }
  await page.goto(`${origin}/en-us/invalid?preview=true`, { waitUntil: 'domcontentloaded' })
  await waitForBlocks(page)
  expect((await inspect('invalid blocks', [])).blocks).toBeGreaterThan(200)
  const unseen = [...fieldMarks].flatMap(([field, mark]) => (seenMarks.has(mark) ? [] : field))
  expect(unseen.filter(isOnPages)).toEqual(unseenFields)
  expect([...attackedFrames].toSorted()).toEqual(frames.toSorted())
  expect(alerts).toEqual([])
  await context.close()
})

/** Texts are imported and read without control characters and surrounding space. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '').trim()

const typesOnPages = new Set(blocksWithTexts([''], 'page').map(({ type }) => type))
/** The frame shows pop-ups, one at a time. */
const isOnPages = (field: string) =>
  typesOnPages.has(field.split('.')[0] ?? '') && !field.startsWith('popup.')
