import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shopOrigin } from '@cairn/commerce/testing/visitor'
import { type Environment, freePort, nodeScript, startServer } from './child-server.ts'
import { compare, type Pace } from './compare.ts'
import type { Figure } from './figures.ts'
import { startLoad } from './load.ts'
import { measureRoundTrips, type RoundTrips } from './round-trips.ts'
import { shopOn } from './shop.ts'
import { measureStarts, type StartTimes } from './start-time.ts'
import { prepareWorks, prepareYardsticks, type Work } from './works.ts'

export type Engine = { name: string; databaseUrl: string }

export type Compared = { name: string; yardstick: string; figure: Figure }

export type Measured = {
  engine: string
  starts: StartTimes
  roundTrips: RoundTrips[]
  compared: Compared[]
  peakMemory: number | undefined
}

type Servers = { shop: number; yardsticks: number }

/** Everything that is measured on one database, the server being a process like a real one. */
export async function measureEngine({ name, databaseUrl }: Engine, pace: Pace): Promise<Measured> {
  const directory = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const remove = () => rmSync(directory, { recursive: true, force: true })
  process.on('exit', remove)
  const environment = (folder: string): Environment => ({
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(directory, folder),
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: shopOrigin,
    RATE_LIMITS: 'off',
    SEED: 'demo',
  })
  const starts = await measureStarts(environment('shop'))
  const roundTrips = databaseUrl ? await measureRoundTrips(databaseUrl, environment('shop')) : []
  const script = (path: string, folder: string) =>
    startServer(nodeScript(path, environment(folder)))
  const yardsticks = await script('bench/src/yardstick-process.ts', 'yardsticks')
  const shop = await script('server/src/main.ts', 'shop')
  const compared = await compareAll({ shop: shop.port, yardsticks: yardsticks.port }, pace)
  const peakMemory = shop.peakMemory()
  if (compared.some(({ figure }) => figure.errors > 0)) console.error(shop.said())
  await shop.stop()
  await yardsticks.stop()
  remove()
  process.off('exit', remove)
  return { engine: name, starts, roundTrips, compared, peakMemory }
}

async function compareAll(servers: Servers, pace: Pace): Promise<Compared[]> {
  const { memory, question } = await prepareYardsticks(servers.yardsticks)
  const { read, five, fifty, add, newCart, token, page } = await prepareWorks(shopOn(servers.shop))
  const sides: [ours: Work, yardstick: Work][] = [
    [question, memory],
    [read, question],
    [add, question],
    [newCart, question],
    [token, question],
    [page, memory],
    [fifty, five],
  ]
  const load = startLoad()
  const compared: Compared[] = []
  for (const [ours, yardstick] of sides) {
    const figure = await compare(load, { ours, yardstick }, pace)
    compared.push({ name: ours.name, yardstick: yardstick.name, figure })
    console.log(`  ${ours.name}: ${Math.round(figure.perSecond)} a second`)
  }
  load.stop()
  return compared
}
