import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '../config/config.ts'
import { readSecrets } from '../config/secrets.ts'
import { createLog, type Log } from '../monitoring/log.ts'
import { runSandbox } from './run-sandbox.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** Slightly longer than the limit of a worker. */
const stopMilliseconds = 9_800
/** Limits the load of a worker that crashes repeatedly. */
const restartDelayMilliseconds = 500

/**
 * Workers share the port. One that dies is replaced, all stop together, and SIGHUP replaces them one by
 * one, so that new code starts without an interruption.
 */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  // Workers accept connections themselves. A connection that this process hands to a worker which is
  // stopping or has died would never get a response.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const sandbox = runSandbox(config, await readSecrets(config), log)
  const workers = createWorkerPool(log)
  for (let worker = 0; worker < config.WEB_CONCURRENCY; worker += 1) cluster.fork()

  let replacing = Promise.resolve()
  process.on('SIGHUP', () => {
    replacing = replacing.then(workers.restartAll)
  })
  stopOnSignal({
    stop: async () => {
      await workers.stopAll()
      sandbox?.stop()
    },
    exit: process.exit,
    withinMilliseconds: stopMilliseconds,
  })
}

function createWorkerPool(log: Log) {
  const replaceable = new Set<Worker>()
  let isStopping = false
  let hasListened = false

  cluster.on('listening', () => (hasListened = true))
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping || replaceable.delete(worker)) return
    // The worker has printed the reason; another attempt would fail for the same one.
    if (!hasListened) process.exit(1)
    log.error({ worker: worker.id, code, signal }, 'a worker died and is replaced')
    setTimeout(() => {
      if (!isStopping) cluster.fork()
    }, restartDelayMilliseconds)
  })

  async function replace(worker: Worker): Promise<boolean> {
    const next = cluster.fork()
    replaceable.add(next)
    const isListening = await Promise.race([
      once(next, 'listening').then(() => true),
      once(next, 'exit').then(() => false),
    ])
    if (!isListening) return false
    replaceable.delete(next)
    replaceable.add(worker)
    await stopWorker(worker)
    return true
  }

  return {
    restartAll: async () => {
      for (const worker of liveWorkers()) {
        if (isStopping) return
        if (await replace(worker)) continue
        log.error('the new workers do not come up, so the old ones stay')
        return
      }
      log.info('all workers are replaced')
    },
    stopAll: async () => {
      isStopping = true
      await Promise.all(liveWorkers().map(stopWorker))
    },
  }
}

const liveWorkers = () =>
  Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

async function stopWorker(worker: Worker) {
  if (worker.isDead()) return
  const exit = once(worker, 'exit')
  worker.kill('SIGTERM')
  await exit
}
