import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import {
  createWaitingImages,
  finish as finishImage,
  type ImageOutcome,
  type QueuedImage,
  type RequestedImage,
} from './waiting-images.ts'

/** A message to the image worker. */
export type ImageJob = Pick<RequestedImage, 'source' | 'target' | 'rendition' | 'format'> & {
  number: number
}

/** The worker's reply to the job of the same number. The original is only broken if it cannot be decoded. */
export type ImageResult = { number: number; problem?: string; isBroken?: boolean }

export type MakeImage = (image: RequestedImage) => Promise<ImageOutcome>

const program = fileURLToPath(new URL('./image-worker.ts', import.meta.url))
const idleMilliseconds = 30_000
/** Before a proxy gives up: most wait for a minute. A late picture is better than none. */
const defaultWaitMilliseconds = 20_000

/**
 * Makes one image after another in a child process, which ends when it has been idle. Networks take turns,
 * so that one of them cannot make the others wait.
 */
export function startImageQueue(
  report: (problem: string, source: string) => void,
  waitMilliseconds = defaultWaitMilliseconds,
) {
  const waiting = createWaitingImages(waitMilliseconds)
  let worker: ChildProcess | undefined
  let current: { image: QueuedImage; job: ImageJob } | undefined
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
  function finish(result: unknown) {
    if (!current || !isResultOf(current.job, result)) return
    const { image, job } = current
    const { problem, isBroken } = result
    current = undefined
    if (problem !== undefined) report(problem, job.source)
    if (problem === undefined) finishImage(image, 'made')
    else finishImage(image, isBroken ? 'broken' : 'failed')
    next()
  }
  function next() {
    clearTimeout(idle)
    if (current) return
    const image = waiting.takeNext()
    if (image) {
      const { source, target, rendition, format } = image
      current = { image, job: { number: ++number, source, target, rendition, format } }
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
    if (current?.image.target === image.target) return waiting.join(current.image, image.signal)
    const result = waiting.add(image)
    next()
    return result
  }
  return { make, stop: close }
}

const isResultOf = (job: ImageJob, done: unknown): done is ImageResult =>
  typeof done === 'object' && done !== null && 'number' in done && done.number === job.number
