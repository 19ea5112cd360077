import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, killServers, nodeScript, startServer } from './child-server.ts'
import { openCluster } from './clusters.ts'
import { preparePurchase } from './purchase-workload.ts'
import { shopEnvironment } from './shop-environment.ts'
import { shopOn } from './shop.ts'
import { prepareBrowsingWorkloads, prepareCartWorkloads } from './workloads.ts'

/**
 * Serves the shop of this checkout on a PostgreSQL of its own and prints its workloads as one line
 * of JSON, so that the benchmark of another checkout can run them. Ends with its standard input.
 */
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const cluster = await openCluster()
if (typeof cluster === 'string') throw new Error(cluster)
const directory = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
process.prependListener('exit', () => {
  killServers()
  rmSync(directory, { recursive: true, force: true })
})
const sandboxPort = await freePort()
const server = await startServer(
  nodeScript(
    'server/src/main.ts',
    shopEnvironment({ databaseUrl: cluster.url, dataDirectory: directory, sandboxPort }),
  ),
)
const shop = shopOn(server.port)
const workloads = [
  ...Object.values(await prepareBrowsingWorkloads(shop)),
  ...Object.values(await prepareCartWorkloads(shop)),
  await preparePurchase({ port: server.port, sandboxPort, databaseUrl: cluster.url }),
]
process.stdout.write(`${JSON.stringify(workloads)}\n`)

process.stdin.resume().once('end', async () => {
  await server.stop()
  await cluster.stop()
  process.exit()
})
