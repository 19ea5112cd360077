import cluster from 'node:cluster'
import type { Config } from './config.ts'
import { createLog } from './log.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** So many workers share the port; one that dies is replaced, and all stop together. */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  let isStopping = false
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping) return
    log.error({ worker: worker.id, code, signal }, 'a worker died and is replaced')
    cluster.fork()
  })
  for (let worker = 0; worker < config.WEB_CONCURRENCY; worker += 1) cluster.fork()

  stopOnSignal(async () => {
    isStopping = true
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const gone = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of workers) worker.kill('SIGTERM')
    await Promise.all(gone)
  }, process.exit)
}
