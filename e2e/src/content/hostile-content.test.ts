import { openDatabase } from '@cairn/commerce/platform/database/open-database'
import { hostileBody, vectors } from '@cairn/commerce/testing/blocks/hostile-content'
import {
  openTestInstallation,
  type TestInstallation,
} from '@cairn/server/testing/test-installation'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'

const vectorsPerPage = 10

let installation: TestInstallation
let origin: string
beforeAll(async () => {
  installation = await openTestInstallation()
  await installation.fill()
  await writeHostilePages()
  const server = await installation.start()
  origin = server.origin
})
afterAll(() => installation.remove())

const pages = Array.from({ length: vectors.length / vectorsPerPage }, (_, index) => ({
  slug: `attacked-${index}`,
  body: hostileBody(
    vectors.slice(index * vectorsPerPage, (index + 1) * vectorsPerPage),
    'places by turns',
  ),
}))

/** The import would reject these pages, so they are written into the database directly. */
async function writeHostilePages() {
  const database = await openDatabase({
    url: installation.databaseUrl,
    dataDir: installation.dataDir,
  })
  for (const { slug, body } of pages) {
    const document = [slug, JSON.stringify(body)]
    await database.run(
      `insert into content_documents (kind, slug, schema_version, source) values ('page', $1, 1, '{}')`,
      [slug],
    )
    await database.run(
      `insert into content_versions (kind, slug, version, visible_from) values ('page', $1, 1, now())`,
      [slug],
    )
    await database.run(
      `insert into content_bodies (kind, slug, locale, version, title, body)
       select 'page', $1, 'en-us', version, $2::jsonb ->> 'title', $2::jsonb
       from generate_series(0, 1) version`,
      document,
    )
  }
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

const forbiddenElements = `main script, main iframe, main object, main embed, main base, main meta[http-equiv], main style, main form[action^="javascript"], main a[href^="javascript"], main a[href^="data"]`

async function inspectPage(page: Page, url: string) {
  await openPage(page, url)
  return page.evaluate(
    (selector) => ({
      wasExecuted: 'struck' in window,
      reports: 'seen' in window ? window.seen : undefined,
      forbidden: [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML),
      handlers: [...document.querySelectorAll('body *')].flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => name.startsWith('on')),
      ),
      blocks: document.querySelectorAll('[data-block]').length,
    }),
    forbiddenElements,
  )
}

const noFindings = { wasExecuted: false, reports: [], forbidden: [], handlers: [] }

const timeoutMs = 10 * 60_000
const title = 'two hundred vectors in every field of every block run nothing (guarantee 31)'

test(title, { timeout: timeoutMs }, async ({ browser }) => {
  const context = await browser.newContext()
  await context.addInitScript(recordViolations)
  // The pages have thousands of pictures, which do not matter here.
  await context.route('**/images/**', (route) => route.abort())
  const page = await context.newPage()
  const dialogs: string[] = []
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  for (const [index, { slug }] of pages.entries()) {
    // A preview also shows unknown blocks; a few pages suffice to check that.
    for (const query of index % 5 === 0 ? ['', '?preview=true'] : ['']) {
      const findings = await inspectPage(page, `${origin}/en-us/${slug}${query}`)
      expect(findings, `${slug}${query}`).toMatchObject(noFindings)
      // The texts are displayed, so the page is not simply empty.
      expect(findings.blocks).toBeGreaterThanOrEqual(vectorsPerPage * 10)
    }
  }
  expect(dialogs).toEqual([])
  await context.close()
})
