import { setTimeout as sleep } from 'node:timers/promises'
import { prepareAccountWorkloads } from './accounts/account-workloads.ts'
import { type Environment, nodeScript, startServer } from './child-server.ts'
import { openConnection } from './connection.ts'
import { countRoundTrips } from './counting-proxy.ts'
import { makeVisit } from './make-visit.ts'
import { preparePurchase, purchaseSteps } from './purchase-workload.ts'
import { type Shop, shopOn } from './shop.ts'
import { prepareCartWorkloads, type Workload } from './workloads.ts'

/** Of one visit, and the size of its last answer without compression. */
export type RoundTrips = { name: string; trips: number; bytes?: number }

const runCount = 10

/** The round trips of each workload to PostgreSQL, counted on the connection of a separate server. */
export async function measureRoundTrips(
  databaseUrl: string,
  environment: Environment & { SANDBOX_PORT: string },
): Promise<RoundTrips[]> {
  const proxy = await countRoundTrips(databaseUrl)
  const proxiedEnvironment = { ...environment, DATABASE_URL: proxy.url }
  const server = await startServer(nodeScript('server/src/main.ts', proxiedEnvironment))
  try {
    const shop = shopOn(server.port)
    const { readThreeLines, addItem, newCart, token, page } = await prepareCartWorkloads(shop)
    const roundTrips: RoundTrips[] = []
    for (const workload of [readThreeLines, addItem, newCart, token, page]) {
      const { trips } = await minTripsOfVisit(workload, proxy.trips)
      roundTrips.push({ name: workload.name, trips })
    }
    for (const workload of await accountWorkloads(shop)) {
      roundTrips.push({ name: workload.name, ...(await minTripsOfVisit(workload, proxy.trips)) })
    }
    const sandboxPort = Number(environment.SANDBOX_PORT)
    const purchase = await preparePurchase({ port: server.port, sandboxPort, databaseUrl })
    return [...roundTrips, ...(await minTripsOfSteps(purchase, proxy.trips))]
  } finally {
    await server.stop()
    proxy.close()
  }
}

/** Those of an ordinary shopper before those of the one with much data. */
async function accountWorkloads(shop: Shop): Promise<Workload[]> {
  const workloads = Object.values(await prepareAccountWorkloads(shop))
  return workloads.flatMap((workload) =>
    'large' in workload ? [workload.ordinary, workload.large] : [workload],
  )
}

/** The minimum of several runs, because jobs of the server may run queries in between. */
async function minTripsOfVisit({ port, visits }: Workload, trips: () => number) {
  const connection = await openConnection(port)
  let minTrips = Infinity
  let bytes = 0
  for (let index = 0; index < runCount; index += 1) {
    const tripsBefore = trips()
    bytes = await makeVisit(connection, visits[index] ?? [])
    minTrips = Math.min(minTrips, trips() - tripsBefore)
  }
  connection.close()
  return { trips: minTrips, bytes }
}

/** The webhook and the mails of a purchase follow after its answer. */
const restMs = 1000

async function minTripsOfSteps(
  { port, visits }: Workload,
  trips: () => number,
): Promise<RoundTrips[]> {
  const connection = await openConnection(port)
  const minTrips = purchaseSteps.map(() => Infinity)
  // Every product was bought before, so its data is cached.
  for (const visit of visits) await makeVisit(connection, visit)
  for (let index = 0; index < runCount; index += 1) {
    await sleep(restMs)
    let tripsBefore = trips()
    await makeVisit(connection, visits[index % visits.length] ?? [], (step) => {
      minTrips[step] = Math.min(minTrips[step] ?? Infinity, trips() - tripsBefore)
      tripsBefore = trips()
    })
  }
  connection.close()
  return purchaseSteps.map((step, index) => ({
    name: `purchase, ${step}`,
    trips: minTrips[index] ?? Infinity,
  }))
}
