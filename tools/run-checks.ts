import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

type Check = { name: string; steps: string[][] }

const root = join(import.meta.dirname, '..')
// Each checker computes the types of the contract again, so one takes half of the processor time of four.
const typescript = ['node_modules/typescript/bin/tsc', '--checkers', '1']
const reactRouter = 'node_modules/@react-router/dev/bin.cjs'
const vitest = 'node_modules/vitest/vitest.mjs'

const typesOfPages: Check = {
  name: 'types of the storefront',
  steps: [
    [reactRouter, 'typegen', 'storefront'],
    [...typescript, '-p', 'storefront'],
  ],
}

// The slowest first, so that the quick ones fill the gaps.
const checks: Check[] = [
  { name: 'architecture and decisions', steps: [[vitest, 'run', '--project=decisions']] },
  { name: 'types', steps: [[...typescript, '-p', '.']] },
  ...(existsSync(join(root, 'storefront', 'tsconfig.json')) ? [typesOfPages] : []),
  { name: 'types of the journeys', steps: [[...typescript, '-p', 'e2e']] },
  { name: 'types of the payment windows', steps: [[...typescript, '-p', 'sandbox/browser']] },
  { name: 'API reference', steps: [['tools/reference/check-document.ts']] },
  { name: 'unused code', steps: [['node_modules/knip/bin/knip.js', '--no-progress']] },
  { name: 'lint', steps: [['node_modules/oxlint/bin/oxlint']] },
  { name: 'format', steps: [['node_modules/oxfmt/bin/oxfmt', '--check', '.']] },
]

const queue = [...checks]
let failedCount = 0
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runQueuedChecks))
process.exitCode = failedCount > 0 ? 1 : 0

async function runQueuedChecks(): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) {
    const failureOutput = await failureOutputOf(check)
    console.log(failureOutput === undefined ? `ok      ${check.name}` : `failed  ${check.name}`)
    if (failureOutput !== undefined) {
      console.log(failureOutput)
      failedCount += 1
    }
  }
}

async function failureOutputOf({ steps }: Check): Promise<string | undefined> {
  for (const step of steps) {
    const failureOutput = await run(step)
    if (failureOutput !== undefined) return failureOutput
  }
  return undefined
}

function run(args: string[]): Promise<string | undefined> {
  const options = { cwd: root, maxBuffer: 2 ** 26, env: { ...process.env, NODE_ENV: 'test' } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve(error ? `${stdout}${stderr}` : undefined)
    })
  })
}
