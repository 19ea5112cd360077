import { setTimeout as sleep } from 'node:timers/promises'
import { type Environment, nodeScript, startServer } from './child-server.ts'
import { openConnection } from './connection.ts'
import { countRoundTrips } from './counting-proxy.ts'
import { makeVisit } from './make-visit.ts'
import { preparePurchase, purchaseSteps } from './purchase-work.ts'
import { shopOn } from './shop.ts'
import { prepareWorks, type Work } from './works.ts'

export type RoundTrips = { name: string; trips: number }

const tries = 10

/** The round trips of each workload to PostgreSQL, counted on the connection of a separate server. */
export async function measureRoundTrips(
  databaseUrl: string,
  environment: Environment & { SANDBOX_PORT: string },
): Promise<RoundTrips[]> {
  const proxy = await countRoundTrips(databaseUrl)
  const more = { ...environment, DATABASE_URL: proxy.url }
  const server = await startServer(nodeScript('server/src/main.ts', more))
  try {
    const { read, add, newCart, token, page } = await prepareWorks(shopOn(server.port))
    const counted: RoundTrips[] = []
    for (const work of [read, add, newCart, token, page]) {
      counted.push({ name: work.name, trips: await fewestTrips(work, proxy.trips) })
    }
    const sandboxPort = Number(environment.SANDBOX_PORT)
    const purchase = await preparePurchase({ port: server.port, sandboxPort, databaseUrl })
    return [...counted, ...(await fewestTripsOfSteps(purchase, proxy.trips))]
  } finally {
    await server.stop()
    proxy.close()
  }
}

/** The minimum of several runs, because jobs of the server may run queries in between. */
async function fewestTrips({ port, visits }: Work, trips: () => number): Promise<number> {
  const connection = await openConnection(port)
  let fewest = Infinity
  for (let index = 0; index < tries; index += 1) {
    const before = trips()
    await makeVisit(connection, visits[index] ?? [])
    fewest = Math.min(fewest, trips() - before)
  }
  connection.close()
  return fewest
}

/** The webhook and the mails of a purchase follow after its answer. */
async function untilQuiet(trips: () => number): Promise<void> {
  for (let before = -1; before !== trips();) {
    before = trips()
    await sleep(200)
  }
}

async function fewestTripsOfSteps(
  { port, visits }: Work,
  trips: () => number,
): Promise<RoundTrips[]> {
  const connection = await openConnection(port)
  const fewest = purchaseSteps.map(() => Infinity)
  // Every product was bought before, so its data is cached.
  for (const visit of visits) await makeVisit(connection, visit)
  for (let index = 0; index < tries; index += 1) {
    await untilQuiet(trips)
    let before = trips()
    await makeVisit(connection, visits[index % visits.length] ?? [], (step) => {
      fewest[step] = Math.min(fewest[step] ?? Infinity, trips() - before)
      before = trips()
    })
  }
  connection.close()
  return purchaseSteps.map((step, index) => ({
    name: `purchase, ${step}`,
    trips: fewest[index] ?? Infinity,
  }))
}
