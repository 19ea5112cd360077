import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readArguments } from '@cairn/server/commands/command-arguments'
import { killServers, nodeScript, startServer } from './child-server.ts'
import { inChromium } from './chromium.ts'
import { describeMachine } from './machine.ts'
import { pageSection, writeFigures } from './measurements-page.ts'
import { type PageFigure, type PageRun, pageTable } from './page-figures.ts'

const pages = [
  ['home', '/en-gb'],
  ['listing', '/en-gb/c/jackets-210100'],
  ['product', '/en-gb/p/summit-down-jacket-CAIRN001BLK'],
] as const

/** The tools belong to no workspace, so they are imported by URL. */
const { findBrowser }: { findBrowser: () => string | undefined } = await import(
  new URL('../../tools/testing/find-browser.ts', import.meta.url).href
)

const usage = `npm run bench:pages -- [--write] [--runs 5]

Measures pages of the demo shop in Chromium. With --write the figures replace those in the documentation.`

const { values } = readArguments(usage, {
  options: {
    write: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
  },
})
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
const figures: PageFigure[] = []
for (const [name, path] of pages) {
  const url = `http://localhost:${shop.port}${path}`
  // The first visit fills the page cache; later visits are measured.
  await measurePage(url)
  const runs: PageRun[] = []
  for (let run = 0; run < Number(values.runs); run += 1) runs.push(...(await measurePage(url)))
  figures.push({ name, runs })
  console.log(`${name}: ${runs.map(({ score }) => score.toFixed(0)).join(', ')}`)
}
await shop.stop()
rmSync(folder, { recursive: true, force: true })

const section = `${facts.join('\n')}\n\n${pageTable(figures)}`
console.log(`\n${section}`)
if (values.write) writeFigures(section, pageSection)

/** Lighthouse's result for a phone on a slow connection; undefined if the run failed. */
async function measurePage(url: string): Promise<PageRun[]> {
  const result = await inChromium(browser ?? '', (port) =>
    lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'silent' }),
  )
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
