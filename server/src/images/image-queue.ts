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

/** The worker's reply to the job of the same number. */
export type ImageResult = { number: number; problem?: string }

type QueuedJob = { job: ImageJob; done: (result: ImageResult) => void }

export type MakeImage = (request: Omit<ImageJob, 'number'>) => Promise<'made' | 'broken' | 'busy'>

const program = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
const maxQueueLength = 400
const idleMilliseconds = 30_000

/** Makes one image after another in a child process, which ends when it has been idle. */
export function startImageQueue(report: (problem: string, source: string) => void) {
  const queue: QueuedJob[] = []
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
    current = queue.shift()
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

  const make: MakeImage = (request) => {
    if (queue.length >= maxQueueLength) return Promise.resolve('busy')
    return new Promise((resolve) => {
      const job = { ...request, number: ++number }
      const done = ({ problem }: ImageResult) => {
        if (problem !== undefined) report(problem, request.source)
        resolve(problem === undefined ? 'made' : 'broken')
      }
      queue.push({ job, done })
      next()
    })
  }
  return { make, stop: close }
}

const isResultOf = (job: ImageJob, done: unknown): done is ImageResult =>
  typeof done === 'object' && done !== null && 'number' in done && done.number === job.number
