import { findBrowser } from './browser.ts'
import { runTool } from './run-tool.ts'

const vitest = 'node_modules/vitest/vitest.mjs'
const wished = process.argv.slice(2)
const passedOn = wished.filter((argument) => !['--long', '--postgres'].includes(argument))
const long = wished.includes('--long') ? { CAIRN_LONG: '1' } : {}

process.exitCode = wished.includes('--postgres') ? await onPostgres() : await withBrowser()

async function withBrowser(): Promise<number> {
  const browser = findBrowser()
  if (browser) return test(passedOn, { CAIRN_BROWSER: browser })
  const missing = 'There is no Chromium here, and only root on Debian can install it'
  if (process.env['CI'] === 'true') {
    console.error(`${missing}: in CI the browser tests may not be left out.`)
    return 1
  }
  console.log(`${missing}. These tests are skipped:`)
  await runTool(vitest, ['list', '--project=browser'])
  return test(passedOn, { CAIRN_SKIP_BROWSER: '1' })
}

async function onPostgres(): Promise<number> {
  const { startCluster } = await import('./postgres.ts')
  const cluster = await startCluster()
  try {
    const projects = ['--project=database', '--project=server']
    return await test([...projects, ...passedOn], { TEST_DATABASE_URL: cluster.url })
  } finally {
    await cluster.stop()
  }
}

function test(args: string[], more: Record<string, string>): Promise<number> {
  return runTool(vitest, ['run', ...args], { NODE_ENV: 'test', ...long, ...more })
}
