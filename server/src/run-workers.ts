import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from './config.ts'
import { createLog, type Log } from './log.ts'
import { runSandbox } from './run-sandbox.ts'
import { readSecrets } from './secrets.ts'
import { stopOnSignal } from './stop-on-signal.ts'

/** A little longer than a worker gives itself. */
const stopMilliseconds = 9_800
/** A worker that dies again and again must not eat the machine. */
const pauseMilliseconds = 500

/**
 * So many workers share the port; one that dies is replaced, all stop together, and on SIGHUP each
 * is replaced in turn, so that new code comes up without a pause.
 */
export async function runWorkers(config: Config): Promise<void> {
  const log = createLog(config.LOG_LEVEL)
  // Each takes its connections from the system. One handed over by this process to a worker that is
  // just going, or has died, would wait for an answer for ever.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const sandbox = runSandbox(config, await readSecrets(config), log)
  const staff = createStaff(log)
  for (let worker = 0; worker < config.WEB_CONCURRENCY; worker += 1) cluster.fork()

  let replacing = Promise.resolve()
  process.on('SIGHUP', () => {
    replacing = replacing.then(staff.replaceAll)
  })
  stopOnSignal({
    stop: async () => {
      await staff.dismissAll()
      sandbox?.stop()
    },
    exit: process.exit,
    withinMilliseconds: stopMilliseconds,
  })
}

function createStaff(log: Log) {
  const expendable = new Set<Worker>()
  let isStopping = false
  let hasServed = false

  cluster.on('listening', () => (hasServed = true))
  cluster.on('exit', (worker, code, signal) => {
    if (isStopping || expendable.delete(worker)) return
    // It has said why on its own; another try would say the same.
    if (!hasServed) process.exit(1)
    log.error({ worker: worker.id, code, signal }, 'a worker died and is replaced')
    setTimeout(() => {
      if (!isStopping) cluster.fork()
    }, pauseMilliseconds)
  })

  async function replace(old: Worker): Promise<boolean> {
    const next = cluster.fork()
    expendable.add(next)
    const hasCome = await Promise.race([
      once(next, 'listening').then(() => true),
      once(next, 'exit').then(() => false),
    ])
    if (!hasCome) return false
    expendable.delete(next)
    expendable.add(old)
    await dismiss(old)
    return true
  }

  return {
    replaceAll: async () => {
      for (const worker of presentWorkers()) {
        if (isStopping) return
        if (await replace(worker)) continue
        log.error('the new workers do not come up, so the old ones stay')
        return
      }
      log.info('all workers are replaced')
    },
    dismissAll: async () => {
      isStopping = true
      await Promise.all(presentWorkers().map(dismiss))
    },
  }
}

const presentWorkers = () => Object.values(cluster.workers ?? {}).filter((one) => one !== undefined)

async function dismiss(worker: Worker) {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  worker.kill('SIGTERM')
  await gone
}
