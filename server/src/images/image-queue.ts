import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImageRequest as Rendition } from '@cairn/contract/wire/image-url'

export type ImageFormat = 'webp' | 'jpeg'

/** A message to the image worker. */
export type ImageJob = {
  number: number
  source: string
  target: string
  rendition: Rendition
  format: ImageFormat
}

/** The worker's reply to the job of the same number. The original is only broken if it cannot be decoded. */
export type ImageResult = { number: number; problem?: string; isBroken?: boolean }

type QueuedJob = { job: ImageJob; network: string; done: (result: ImageResult) => void }

type RequestedImage = Omit<ImageJob, 'number'> & { network: string }

export type MakeImage = (image: RequestedImage) => Promise<'made' | 'broken' | 'failed' | 'busy'>

const program = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
const maxQueueLength = 400
/** A browser requests at most a hundred images at once. */
const maxJobsPerNetwork = 100
/** A page shows an image in fewer sizes than this. */
const maxJobsPerSource = 30
const idleMilliseconds = 30_000

/**
 * Makes one image after another in a child process, which ends when it has been idle. Networks take turns,
 * so that one of them cannot make the others wait.
 */
export function startImageQueue(report: (problem: string, source: string) => void) {
  const waiting = createWaitingJobs()
  let worker: ChildProcess | undefined
  let current: QueuedJob | undefined
  let number = 0
  let idle: NodeJS.Timeout | undefined

  function startWorker(): ChildProcess {
    const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    child.on('message', finish)
    child.on('exit', () => {
      if (worker === child) worker = undefined
      if (current) finish({ number: current.job.number, problem: 'the image worker died' })
    })
    child.on('error', () => child.kill())
    return child
  }
  function finish(done: unknown) {
    if (!current || !isResultOf(current.job, done)) return
    const { done: resolveJob } = current
    current = undefined
    resolveJob(done)
    next()
  }
  function next() {
    clearTimeout(idle)
    if (current) return
    current = waiting.takeNext()
    if (current) {
      worker ??= startWorker()
      worker.send(current.job)
      return
    }
    idle = setTimeout(close, idleMilliseconds)
    idle.unref()
  }
  function close() {
    worker?.disconnect()
    worker = undefined
  }

  const make: MakeImage = (image) => {
    if (waiting.isFullFor(image)) return Promise.resolve('busy')
    return new Promise((resolve) => {
      const { network, ...request } = image
      const job = { ...request, number: ++number }
      const done = ({ problem, isBroken }: ImageResult) => {
        if (problem !== undefined) report(problem, request.source)
        if (problem === undefined) resolve('made')
        else resolve(isBroken ? 'broken' : 'failed')
      }
      waiting.add({ job, network, done })
      next()
    })
  }
  return { make, stop: close }
}

/** The waiting jobs of each network, beginning with the network whose turn is next. */
function createWaitingJobs() {
  const jobsByNetwork = new Map<string, QueuedJob[]>()
  const allJobs = () => [...jobsByNetwork.values()].flat()
  return {
    add(queuedJob: QueuedJob): void {
      const { network } = queuedJob
      jobsByNetwork.set(network, [...(jobsByNetwork.get(network) ?? []), queuedJob])
    },
    isFullFor: ({ network, source }: RequestedImage) =>
      allJobs().length >= maxQueueLength ||
      (jobsByNetwork.get(network)?.length ?? 0) >= maxJobsPerNetwork ||
      allJobs().filter(({ job }) => job.source === source).length >= maxJobsPerSource,
    takeNext(): QueuedJob | undefined {
      const [turn] = jobsByNetwork
      if (!turn) return undefined
      const [network, [oldest, ...others]] = turn
      jobsByNetwork.delete(network)
      if (others.length > 0) jobsByNetwork.set(network, others)
      return oldest
    },
  }
}

const isResultOf = (job: ImageJob, done: unknown): done is ImageResult =>
  typeof done === 'object' && done !== null && 'number' in done && done.number === job.number
