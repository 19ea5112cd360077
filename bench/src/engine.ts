import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { type Environment, freePort, killServers, nodeScript, startServer } from './child-server.ts'
import { compare, type Pace } from './compare.ts'
import type { Figure } from './figures.ts'
import { startLoad } from './load.ts'
import { measureRoundTrips, type RoundTrips } from './round-trips.ts'
import { preparePurchase } from './purchase-work.ts'
import { shopOn } from './shop.ts'
import { measureSecondStart } from './start-time.ts'
import { prepareBrowsing, prepareWorks, prepareReferences, type Work } from './works.ts'

export type Engine = { name: string; databaseUrl: string }

export type Comparison = { name: string; referenceName: string; figure: Figure }

export type EngineResults = {
  engine: string
  /** The targets are for PostgreSQL; on the embedded database only the start has one. */
  isJudged: boolean
  /** Milliseconds. */
  secondStart: number
  roundTrips: RoundTrips[]
  compared: Comparison[]
  peakMemory: number | undefined
}

export type BenchOptions = { pace: Pace; only: string }

type Servers = {
  shop: number
  /** The same shop with two workers; the embedded database allows one. */
  pair: number | undefined
  references: number
  sandboxPort: number
  databaseUrl: string
}

/** Measures everything on one database, with the server as a separate process. */
export async function measureEngine(
  { name, databaseUrl }: Engine,
  options: BenchOptions,
): Promise<EngineResults> {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const endWithUs = () => {
    killServers()
    remove()
  }
  process.prependListener('exit', endWithUs)
  const sandboxPort = await freePort()
  const environment = (folder: string) =>
    ({
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(directory, folder),
      LOG_LEVEL: 'warn',
      PUBLIC_ORIGIN: shopOrigin,
      RATE_LIMITS: 'off',
      CAPTCHA_PROVIDER: 'none',
      SANDBOX_PORT: String(sandboxPort),
      SEED: 'demo',
    }) satisfies Environment
  const secondStart = await measureSecondStart(environment('shop'))
  const roundTrips = databaseUrl ? await measureRoundTrips(databaseUrl, environment('shop')) : []
  const script = (path: string, folder: string) =>
    startServer(nodeScript(path, environment(folder)))
  const references = await script('bench/src/reference-process.ts', 'references')
  const shop = await script('server/src/main.ts', 'shop')
  const pair = databaseUrl ? await startPair(environment('shop')) : undefined
  const ports = { shop: shop.port, pair: pair?.port, references: references.port, sandboxPort }
  const compared = await compareAll({ ...ports, databaseUrl }, options)
  const peakMemory = shop.peakMemory()
  if (compared.some(({ figure }) => figure.errors > 0)) console.error(shop.output())
  await shop.stop()
  await pair?.stop()
  await references.stop()
  remove()
  process.off('exit', endWithUs)
  return {
    engine: name,
    isJudged: databaseUrl !== '',
    secondStart,
    roundTrips,
    compared,
    peakMemory,
  }
}

async function compareAll(servers: Servers, { pace, only }: BenchOptions): Promise<Comparison[]> {
  const { memory, query, insert } = await prepareReferences(servers.references)
  const shop = shopOn(servers.shop)
  const works = await prepareBrowsing(shop)
  const { read, five, fifty, add, newCart, token, page } = await prepareWorks(shop)
  const sides: [work: Work, reference: Work][] = [
    [query, memory],
    [insert, query],
    [works.list, memory],
    [works.detail, memory],
    [works.repeatedSearch, memory],
    [works.newSearch, query],
    [works.cachedPage, memory],
    [works.renderedPage, memory],
    [read, query],
    [add, insert],
    [newCart, insert],
    [token, insert],
    [page, memory],
    [fifty, five],
    ...[read, works.renderedPage].flatMap((work) => byTwo(work, servers.pair)),
    ...(await purchaseSides(servers, insert)),
  ]
  const load = startLoad()
  const compared: Comparison[] = []
  for (const [work, reference] of sides.filter(([{ name }]) => name.includes(only))) {
    const figure = await compare(load, { shop: work, reference }, pace)
    compared.push({ name: work.name, referenceName: reference.name, figure })
    console.log(progress(work, reference, figure))
  }
  load.stop()
  return compared
}

/** Only the server itself can write to the embedded database. */
async function purchaseSides({ shop: port, sandboxPort, databaseUrl }: Servers, reference: Work) {
  if (databaseUrl === '') return []
  const purchase = await preparePurchase({ port, sandboxPort, databaseUrl })
  return [[purchase, reference] satisfies [Work, Work]]
}

/** Two workers with their own sandbox. */
const startPair = async (environment: Environment) =>
  startServer(
    nodeScript('server/src/main.ts', {
      ...environment,
      SANDBOX_PORT: String(await freePort()),
      WEB_CONCURRENCY: '2',
    }),
  )

/** The same workloads on two workers, on the same cores as the reference. */
const byTwo = (work: Work, port: number | undefined): [Work, Work][] =>
  port === undefined ? [] : [[{ ...work, name: `${work.name}, by two workers`, port }, work]]

function progress(work: Work, reference: Work, { perSecond, ratio, cpuShare }: Figure): string {
  const speed = `${Math.round(perSecond)} a second, ${ratio.toFixed(2)} of ${reference.name}`
  return `  ${work.name}: ${speed} (the load's process ${Math.round(cpuShare * 100)} % busy)`
}
