import { type Environment, nodeScript, startServer } from './child-server.ts'
import { openConnection } from './connection.ts'
import { countRoundTrips } from './counting-proxy.ts'
import { makeVisit } from './make-visit.ts'
import { shopOn } from './shop.ts'
import { prepareWorks, type Work } from './works.ts'

export type RoundTrips = { name: string; trips: number }

const tries = 10

/** How often each work asks PostgreSQL, counted on the wire of a server of its own. */
export async function measureRoundTrips(
  databaseUrl: string,
  environment: Environment,
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
    return counted
  } finally {
    await server.stop()
    proxy.close()
  }
}

/** The fewest of several, because jobs of the server may ask in between. */
async function fewestTrips({ port, visits }: Work, trips: () => number): Promise<number> {
  const connection = await openConnection(port)
  let fewest = Infinity
  for (let at = 0; at < tries; at += 1) {
    const before = trips()
    await makeVisit(connection, visits[at] ?? [])
    fewest = Math.min(fewest, trips() - before)
  }
  connection.close()
  return fewest
}
