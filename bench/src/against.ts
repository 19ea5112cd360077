import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readArguments, refuseArguments } from '@cairn/server/commands/command-arguments'
import { type CheckoutRow, checkoutTable } from './checkout-table.ts'
import { compare, paceOf, paceOptions } from './compare.ts'
import { startLoad } from './load.ts'
import type { Workload } from './workloads.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const usage = `npm run bench:against -- CHECKOUT [--only NAME] [--runs 12] [--seconds 2] [--warm-up NUMBER]

Runs the shops of this checkout and of another one side by side, and prints how fast this one is relative to the
other. CHECKOUT is the directory of the other checkout, installed and with its pages built.`

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    ...paceOptions,
    runs: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '2' },
  },
})
const [otherCheckout] = positionals
if (!otherCheckout || !existsSync(join(otherCheckout, 'bench/src/serve-workloads.ts'))) {
  refuseArguments(`${otherCheckout ?? 'CHECKOUT'}: there is no checkout.`, usage)
}
const pace = paceOf(values)

const here = await serveWorkloads(join(import.meta.dirname, '..', '..'))
const other = await serveWorkloads(resolve(otherCheckout))
const load = startLoad()
const rows: CheckoutRow[] = []
for (const workload of here.workloads.filter(({ name }) => name.includes(values.only))) {
  const reference = other.workloads.find(({ name }) => name === workload.name)
  if (!reference) continue
  const figure = await compare(load, { shop: workload, reference }, pace)
  rows.push({ name: workload.name, figure })
  console.log(`  ${workload.name}: ${figure.ratio.toFixed(3)} of the other checkout`)
}
load.stop()
await Promise.all([here.stop(), other.stop()])
console.log(`\n${checkoutTable(rows)}`)
if (rows.some(({ figure }) => figure.errors > 0)) process.exitCode = 1

async function serveWorkloads(checkout: string) {
  const child = spawn(process.execPath, [join(checkout, 'bench/src/serve-workloads.ts')], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const { value, done } = await lines.next()
  if (done) throw new Error(`The shop of ${checkout} does not start`)
  const workloads: Workload[] = JSON.parse(value)
  const stop = async () => {
    const exit = once(child, 'exit')
    child.stdin.end()
    await exit
  }
  return { workloads, stop }
}
