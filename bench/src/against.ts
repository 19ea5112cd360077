import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { readArguments, refuseArguments } from '@cairn/server/commands/command-arguments'
import { checkoutTable } from './checkout-table.ts'
import { countOf, paceOf, paceOptions, runPairs } from './compare.ts'
import { figureOf, type PairOfRuns } from './figures.ts'
import { startLoad } from './load.ts'
import type { Workload } from './workloads.ts'

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const usage = `npm run bench:against -- CHECKOUT [--only NAME] [--rounds 6] [--runs 2] [--seconds 1] [--warm-up NUMBER]

Runs the shops of this checkout and of another one side by side, and prints how fast this one is relative to the
other. Each round starts both shops anew. CHECKOUT is the directory of the other checkout, installed and with its
pages built.`

const { values, positionals } = readArguments(usage, {
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    ...paceOptions,
    rounds: { type: 'string', default: '6' },
    runs: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '1' },
  },
})
const [otherCheckout] = positionals
if (!otherCheckout || !existsSync(join(otherCheckout, 'bench/src/serve-workloads.ts'))) {
  refuseArguments(`${otherCheckout ?? 'CHECKOUT'}: there is no checkout.`, usage)
}
const pace = paceOf(values, usage)
const rounds = countOf(values.rounds, usage)

const load = startLoad()
const checkouts = { here: join(import.meta.dirname, '..', '..'), other: resolve(otherCheckout) }
const pairs = new Map<string, PairOfRuns[]>()
for (let round = 0; round < rounds; round += 1) {
  await runRound(round)
}
load.stop()

const rows = Array.from(pairs, ([name, pairsOfName]) => ({ name, figure: figureOf(pairsOfName) }))
console.log(`\n${checkoutTable(rows)}`)
if (rows.some(({ figure }) => figure.errors > 0)) process.exitCode = 1

/**
 * Two processes of the same code differ in speed by up to 15 percent for as long as they run. New processes in each
 * round, started in alternating order, make this average out.
 */
async function runRound(round: number): Promise<void> {
  const isHereFirst = round % 2 === 0
  const first = await serveWorkloads(isHereFirst ? checkouts.here : checkouts.other)
  const second = await serveWorkloads(isHereFirst ? checkouts.other : checkouts.here)
  const [here, other] = isHereFirst ? [first, second] : [second, first]
  for (const shop of here.workloads.filter(({ name }) => name.includes(values.only))) {
    const reference = other.workloads.find(({ name }) => name === shop.name)
    if (!reference) continue
    const pairsOfRound = await runPairs(load, { shop, reference }, pace)
    pairs.set(shop.name, [...(pairs.get(shop.name) ?? []), ...pairsOfRound])
    const { ratio } = figureOf(pairsOfRound)
    console.log(`  round ${round + 1}, ${shop.name}: ${ratio.toFixed(3)} of the other checkout`)
  }
  await Promise.all([here.stop(), other.stop()])
}

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
