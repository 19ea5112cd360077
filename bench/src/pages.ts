import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments, refuseArguments } from '@cairn/server/commands/command-arguments'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { killServers, nodeScript, startServer } from './child-server.ts'
import { inChromium } from './chromium.ts'
import { countOf } from './compare.ts'
import { describeMachine } from './machine.ts'
import { type MeasuredPage, measuredPages } from './measured-pages.ts'
import { pageSection, writeFigures } from './measurements-page.ts'
import { type PageFigure, type PageRun, pageTable } from './page-figures.ts'
import { loadPage, type PageLoad, touchAtOnce } from './page-load.ts'

/** The tools belong to no workspace, so they are imported by URL. */
const { findBrowser }: { findBrowser: () => string | undefined } = await import(
  new URL('../../tools/testing/find-browser.ts', import.meta.url).href
)

const usage = `npm run bench:pages -- [--write] [--runs 5] [--only <name>]

Measures pages of the demo shop in Chromium. --only measures one of them. With --write the figures replace those in the documentation.`

const { values } = readArguments(usage, {
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
})
const runsOfEach = countOf(values.runs, usage)
const pages = measuredPages.filter(({ name }) => !values.only || name === values.only)
if (pages.length === 0) refuseArguments(`${values.only}: there is no such page.`, usage)
// It takes a second to load.
const { default: lighthouse } = await import('lighthouse')
const browser = findBrowser()
if (!browser) throw new Error('There is no Chromium on this machine: set CAIRN_BROWSER.')

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
process.once('exit', killServers)

const facts = describeMachine().map((fact) => `- ${fact}`)
const folder = mkdtempSync(join(tmpdir(), 'cairn-pages-'))
const shop = await startServer(
  nodeScript('server/src/main.ts', {
    DATA_DIR: folder,
    SANDBOX_PORT: '0',
    SEED: 'demo',
    RATE_LIMITS: 'off',
  }),
)
const origin = `http://localhost:${shop.port}`
const figures: PageFigure[] = []
for (const page of pages) {
  // The first visit fills the page cache; later visits are measured.
  await measurePage(page)
  const runs: PageRun[] = []
  const loads: PageLoad[] = []
  for (let run = 0; run < runsOfEach; run += 1) {
    runs.push(...(await measurePage(page)))
    loads.push(await measureLoad(page))
  }
  figures.push({ ...page, runs, loads })
  console.log(`${page.name}: ${runs.map(({ score }) => score.toFixed(0)).join(', ')}`)
}
await shop.stop()
rmSync(folder, { recursive: true, force: true })

const section = `${facts.join('\n')}\n\n${pageTable(figures)}`
console.log(`\n${section}`)
if (values.write) writeFigures(section, pageSection)

/** Lighthouse's result for a phone on a slow connection; undefined if the run failed. */
async function measurePage(page: MeasuredPage): Promise<PageRun[]> {
  const result = await inChromium(browser ?? '', async (port) => {
    const { context, disconnect } = await prepare(port, page)
    await context.newPage()
    await disconnect()
    return lighthouse(`${origin}${page.path}`, {
      port,
      onlyCategories: ['performance'],
      logLevel: 'silent',
      // Lighthouse would sign the visitor out and empty the cart.
      disableStorageReset: true,
    })
  })
  const { audits, categories } = result?.lhr ?? {}
  const value = (audit: string) => audits?.[audit]?.numericValue ?? NaN
  const run = {
    score: (categories?.['performance']?.score ?? NaN) * 100,
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  }
  return Object.values(run).every(Number.isFinite) ? [run] : []
}

async function measureLoad(page: MeasuredPage): Promise<PageLoad> {
  const load = await inNewPage(page, loadPage)
  return { ...load, ...(await inNewPage(page, touchAtOnce)) }
}

function inNewPage<Value>(
  page: MeasuredPage,
  measure: (browserPage: Page, url: string) => Promise<Value>,
): Promise<Value> {
  return inChromium(browser ?? '', async (port) => {
    const { context, disconnect } = await prepare(port, page)
    const value = await measure(await context.newPage(), `${origin}${page.path}`)
    await disconnect()
    return value
  })
}

type PreparedBrowser = { context: BrowserContext; disconnect: () => Promise<void> }

/** Brings the visitor of this browser into the state in which the page is measured, and empties its cache. */
async function prepare(port: number, page: MeasuredPage): Promise<PreparedBrowser> {
  const connection = await chromium.connectOverCDP(`http://localhost:${port}`)
  const [context] = connection.contexts()
  if (!context) throw new Error('The browser has no context.')
  const preparingPage = await context.newPage()
  await page.prepare?.(preparingPage, origin)
  const devtools = await context.newCDPSession(preparingPage)
  await devtools.send('Network.clearBrowserCache')
  await preparingPage.close()
  return { context, disconnect: () => connection.close() }
}
