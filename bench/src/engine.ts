import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { prepareAccountPairs } from './accounts/account-pairs.ts'
import { selectsAccounts } from './accounts/account-workloads.ts'
import { seedShoppers } from './accounts/seed-shoppers.ts'
import { type Environment, freePort, killServers, nodeScript, startServer } from './child-server.ts'
import { briefPace, compare, type Pace } from './compare.ts'
import { type Figure, median } from './figures.ts'
import { startLoad } from './load.ts'
import { preparePurchase } from './purchase-workload.ts'
import { measureRoundTrips, type RoundTrips } from './round-trips.ts'
import { shopEnvironment } from './shop-environment.ts'
import { shopOn } from './shop.ts'
import {
  prepareBrowsingWorkloads,
  prepareCartWorkloads,
  prepareReferenceWorkloads,
  type Workload,
} from './workloads.ts'

const startCount = 3

export type Engine = { name: string; databaseUrl: string }

export type Comparison = { name: string; referenceName: string; figure: Figure }

export type EngineResults = {
  engine: string
  /** The targets are for PostgreSQL; on the embedded database only the start has one. */
  isJudged: boolean
  /** Milliseconds. */
  secondStart: number
  roundTrips: RoundTrips[]
  comparisons: Comparison[]
  peakMemory: number | undefined
}

export type BenchOptions = { pace: Pace; only: string }

type WorkloadPair = [work: Workload, reference: Workload]

type Servers = {
  shop: number
  /** The same shop with two workers; the embedded database allows one. */
  twoWorkers: number | undefined
  references: number
  sandboxPort: number
  databaseUrl: string
  /** Whether the shoppers of the account works were added. */
  hasAccounts: boolean
  /** Of the server with one worker, in megabytes. */
  peakMemory: () => number | undefined
}

/** Measures everything on one database, with the server as a separate process. */
export async function measureEngine(
  { name, databaseUrl }: Engine,
  options: BenchOptions,
): Promise<EngineResults> {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const cleanUp = () => {
    killServers()
    remove()
  }
  process.prependListener('exit', cleanUp)
  const sandboxPort = await freePort()
  const environment = (folder: string) =>
    shopEnvironment({ databaseUrl, dataDirectory: join(directory, folder), sandboxPort })
  const secondStart = await measureSecondStart(environment('shop'))
  const hasAccounts = databaseUrl !== '' && selectsAccounts(options.only)
  if (hasAccounts) await seedShoppers(databaseUrl)
  const roundTrips =
    databaseUrl !== '' && options.only === ''
      ? await measureRoundTrips(databaseUrl, environment('shop'))
      : []
  const startScript = (path: string, folder: string) =>
    startServer(nodeScript(path, environment(folder)))
  const references = await startScript('bench/src/reference-process.ts', 'references')
  const shop = await startScript('server/src/main.ts', 'shop')
  const twoWorkers = databaseUrl ? await startTwoWorkers(environment('shop')) : undefined
  const ports = {
    shop: shop.port,
    twoWorkers: twoWorkers?.port,
    references: references.port,
    sandboxPort,
  }
  const comparisons = await compareAll(
    { ...ports, databaseUrl, hasAccounts, peakMemory: shop.peakMemory },
    options,
  )
  const peakMemory = shop.peakMemory()
  if (comparisons.some(({ figure }) => figure.errors > 0)) {
    console.error(shop.output())
    console.error(references.output())
  }
  await shop.stop()
  await twoWorkers?.stop()
  await references.stop()
  remove()
  process.off('exit', cleanUp)
  return {
    engine: name,
    isJudged: databaseUrl !== '',
    secondStart,
    roundTrips,
    comparisons,
    peakMemory,
  }
}

async function compareAll(servers: Servers, { pace, only }: BenchOptions): Promise<Comparison[]> {
  const references = await prepareReferenceWorkloads(servers.references)
  const { memory, query, insert } = references
  const shop = shopOn(servers.shop)
  const browsing = await prepareBrowsingWorkloads(shop)
  const { readThreeLines, readFiveLines, readFiftyLines, addItem, newCart, token, page } =
    await prepareCartWorkloads(shop)
  const pairs: WorkloadPair[] = [
    [query, memory],
    [insert, query],
    [browsing.list, memory],
    [browsing.detail, memory],
    [browsing.repeatedSearch, memory],
    [browsing.newSearch, query],
    [browsing.cachedPage, memory],
    [browsing.renderedPage, memory],
    [readThreeLines, query],
    [addItem, insert],
    [newCart, insert],
    [token, insert],
    [page, memory],
    [readFiftyLines, readFiveLines],
    ...[readThreeLines, browsing.renderedPage].flatMap((workload) =>
      onTwoWorkers(workload, servers.twoWorkers),
    ),
    ...(await purchasePairs(servers, insert)),
  ]
  const load = startLoad()
  const comparisons: Comparison[] = []
  const comparePairs = async (pairsToCompare: readonly WorkloadPair[], ownPace: Pace) => {
    for (const [work, reference] of pairsToCompare.filter(([{ name }]) => name.includes(only))) {
      const figure = await compare(load, { shop: work, reference }, ownPace)
      comparisons.push({ name: work.name, referenceName: reference.name, figure })
      console.log(`${progressLine(work, reference, figure)}, memory up to ${memoryText(servers)}`)
    }
  }
  await comparePairs(pairs, pace)
  if (servers.hasAccounts) {
    await comparePairs(await prepareAccountPairs(shop, references), briefPace(pace))
  }
  load.stop()
  return comparisons
}

/** Only the server itself can write to the embedded database. */
async function purchasePairs(
  { shop: port, sandboxPort, databaseUrl }: Servers,
  reference: Workload,
) {
  if (databaseUrl === '') return []
  const purchase = await preparePurchase({ port, sandboxPort, databaseUrl })
  return [[purchase, reference] satisfies WorkloadPair]
}

/** Two workers with their own sandbox. */
const startTwoWorkers = async (environment: Environment) =>
  startServer(
    nodeScript('server/src/main.ts', {
      ...environment,
      SANDBOX_PORT: String(await freePort()),
      WEB_CONCURRENCY: '2',
    }),
  )

/** The same workloads on two workers, on the same cores as the reference. */
const onTwoWorkers = (workload: Workload, port: number | undefined): WorkloadPair[] =>
  port === undefined
    ? []
    : [[{ ...workload, name: `${workload.name}, by two workers`, port }, workload]]

function progressLine(
  workload: Workload,
  reference: Workload,
  { perSecond, ratio, cpuShare }: Figure,
): string {
  const speed = `${Math.round(perSecond)} a second, ${ratio.toFixed(2)} of ${reference.name}`
  return `  ${workload.name}: ${speed} (the load's process ${Math.round(cpuShare * 100)} % busy)`
}

const memoryText = ({ peakMemory }: Servers): string => `${Math.round(peakMemory() ?? 0)} MB`

/** Milliseconds from `npm start` to the first page, once a first start has filled the database. */
async function measureSecondStart(environment: Environment): Promise<number> {
  await startOnce(environment)
  const durations: number[] = []
  while (durations.length < startCount) durations.push(await startOnce(environment))
  return median(durations)
}

async function startOnce(environment: Environment): Promise<number> {
  const started = { command: 'npm', args: ['start'], environment, readyPath: '/en-us' }
  const server = await startServer(started)
  await server.stop()
  return server.startedIn
}
