import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { type Environment, killServers, nodeScript, startServer } from './child-server.ts'
import { compare, type Pace } from './compare.ts'
import type { Figure } from './figures.ts'
import { startLoad } from './load.ts'
import { measureRoundTrips, type RoundTrips } from './round-trips.ts'
import { shopOn } from './shop.ts'
import { measureSecondStart } from './start-time.ts'
import { prepareBrowsing, prepareWorks, prepareYardsticks, type Work } from './works.ts'

export type Engine = { name: string; databaseUrl: string }

export type Compared = { name: string; yardstick: string; figure: Figure }

export type Measured = {
  engine: string
  /** The targets are for PostgreSQL; on the embedded database only the start has one. */
  isJudged: boolean
  /** Milliseconds. */
  secondStart: number
  roundTrips: RoundTrips[]
  compared: Compared[]
  peakMemory: number | undefined
}

export type Wanted = { pace: Pace; only: string }

type Servers = { shop: number; yardsticks: number }

/** Everything that is measured on one database, the server being a process like a real one. */
export async function measureEngine(
  { name, databaseUrl }: Engine,
  wanted: Wanted,
): Promise<Measured> {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const endWithUs = () => {
    killServers()
    remove()
  }
  process.prependListener('exit', endWithUs)
  const environment = (folder: string): Environment => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(directory, folder),
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: shopOrigin,
    RATE_LIMITS: 'off',
    SEED: 'demo',
  })
  const secondStart = await measureSecondStart(environment('shop'))
  const roundTrips = databaseUrl ? await measureRoundTrips(databaseUrl, environment('shop')) : []
  const script = (path: string, folder: string) =>
    startServer(nodeScript(path, environment(folder)))
  const yardsticks = await script('bench/src/yardstick-process.ts', 'yardsticks')
  const shop = await script('server/src/main.ts', 'shop')
  const compared = await compareAll({ shop: shop.port, yardsticks: yardsticks.port }, wanted)
  const peakMemory = shop.peakMemory()
  if (compared.some(({ figure }) => figure.errors > 0)) console.error(shop.said())
  await shop.stop()
  await yardsticks.stop()
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

async function compareAll(servers: Servers, { pace, only }: Wanted): Promise<Compared[]> {
  const { memory, question } = await prepareYardsticks(servers.yardsticks)
  const shop = shopOn(servers.shop)
  const works = await prepareBrowsing(shop)
  const { read, five, fifty, add, newCart, token, page } = await prepareWorks(shop)
  const sides: [ours: Work, yardstick: Work][] = [
    [question, memory],
    [works.list, memory],
    [works.detail, memory],
    [works.repeatedSearch, memory],
    [works.newSearch, question],
    [works.keptPage, memory],
    [works.freshPage, memory],
    [read, question],
    [add, question],
    [newCart, question],
    [token, question],
    [page, memory],
    [fifty, five],
  ]
  const load = startLoad()
  const compared: Compared[] = []
  for (const [ours, yardstick] of sides.filter(([{ name }]) => name.includes(only))) {
    const figure = await compare(load, { ours, yardstick }, pace)
    compared.push({ name: ours.name, yardstick: yardstick.name, figure })
    console.log(progress(ours, yardstick, figure))
  }
  load.stop()
  return compared
}

function progress(ours: Work, yardstick: Work, { perSecond, ratio, busy }: Figure): string {
  const speed = `${Math.round(perSecond)} a second, ${ratio.toFixed(2)} of ${yardstick.name}`
  return `  ${ours.name}: ${speed} (the load's process ${Math.round(busy * 100)} % busy)`
}
