import { spawn } from 'node:child_process'
import { mkdtemp } from 'node:fs/promises'
import { constants } from 'node:os'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findTestBrowser } from './find-browser.ts'
import { withTemporaryDirectory } from './temporary-directory.ts'

const root = join(import.meta.dirname, '..', '..')
const vitest = 'node_modules/vitest/vitest.mjs'
const options = ['--long', '--postgres']

const args = process.argv.slice(2)
const vitestArgs = args.filter((argument) => !options.includes(argument))
const isLong = args.includes('--long')
const isOnPostgres = args.includes('--postgres')

process.exitCode = await withTemporaryDirectory(async (directory) => {
  process.env['TMPDIR'] = directory
  return isOnPostgres ? runOnPostgres() : runWithBrowser()
})

async function runWithBrowser(): Promise<number> {
  const browser = findTestBrowser()
  const records = await queryRecords()
  if (browser) return runVitest(vitestArgs, { CAIRN_BROWSER: browser, ...records })
  const missing = 'There is no Chromium here, and only root on Debian can install it'
  if (process.env['CI'] === 'true') {
    console.error(`${missing}: in CI the browser tests may not be left out.`)
    return 1
  }
  console.log(`${missing}. These tests are skipped:`)
  await runTool(vitest, ['list', '--project=browser'])
  return runVitest(vitestArgs, { CAIRN_SKIP_BROWSER: '1', ...records })
}

/** Only after every database test can be said which raw queries no test executes. `.ci/run` collects them in two runs. */
async function queryRecords(): Promise<Record<string, string>> {
  const collected = process.env['CAIRN_QUERY_RECORDS']
  if (collected !== undefined) return { CAIRN_QUERY_RECORDS: collected }
  const selectsTests = vitestArgs.some((argument) => !/^--(project|reporter)=/.test(argument))
  if (selectsTests) return {}
  return { CAIRN_QUERY_RECORDS: await mkdtemp(join(tmpdir(), 'cairn-query-records-')) }
}

async function runOnPostgres(): Promise<number> {
  const { startCluster } = await import('./postgres.ts')
  const cluster = await startCluster()
  try {
    const hasFileNames = vitestArgs.some((argument) => !argument.startsWith('-'))
    const environment = {
      TEST_DATABASE_URL: cluster.url,
      ...(hasFileNames ? {} : { CAIRN_ENGINE_TESTS: '1' }),
    }
    const projects = ['database*', 'server', 'sequential'].map((name) => `--project=${name}`)
    return await runVitest([...projects, ...vitestArgs], environment)
  } finally {
    await cluster.stop()
  }
}

function runVitest(testArgs: string[], environment: Record<string, string>): Promise<number> {
  const longEnvironment = isLong ? { CAIRN_LONG: '1' } : {}
  return runTool(vitest, ['run', ...testArgs], {
    NODE_ENV: 'test',
    ...longEnvironment,
    ...environment,
  })
}

/** Runs a script to its end with this Node, forwards signals, and returns the exit code. */
function runTool(script: string, scriptArgs: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...scriptArgs], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of signals) process.on(signal, stop)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, stop)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
