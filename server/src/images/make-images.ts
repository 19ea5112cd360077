import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ImageDone, ImageJob } from './image-job.ts'

type Wanted = Omit<ImageJob, 'number'>
type Waiting = { job: ImageJob; done: (done: ImageDone) => void }

export type MakeImage = (wanted: Wanted) => Promise<'made' | 'broken' | 'busy'>

const program = fileURLToPath(new URL('./image-maker.ts', import.meta.url))
const mostWaiting = 400
const idleMilliseconds = 30_000

/** One picture after another, in a process that is there while pictures are wanted. */
export function startMaking(report: (problem: string, source: string) => void) {
  const queue: Waiting[] = []
  let maker: ChildProcess | undefined
  let current: Waiting | undefined
  let number = 0
  let idle: NodeJS.Timeout | undefined

  function openMaker(): ChildProcess {
    const opened = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    opened.on('message', finish)
    opened.on('exit', () => {
      if (maker === opened) maker = undefined
      if (current) finish({ number: current.job.number, problem: 'the maker of pictures died' })
    })
    opened.on('error', () => opened.kill())
    return opened
  }
  function finish(done: unknown) {
    if (!current || !isOf(current.job, done)) return
    const { done: tell } = current
    current = undefined
    tell(done)
    next()
  }
  function next() {
    clearTimeout(idle)
    if (current) return
    current = queue.shift()
    if (current) {
      maker ??= openMaker()
      maker.send(current.job)
      return
    }
    idle = setTimeout(close, idleMilliseconds)
    idle.unref()
  }
  function close() {
    maker?.disconnect()
    maker = undefined
  }

  const make: MakeImage = (wanted) => {
    if (queue.length >= mostWaiting) return Promise.resolve('busy')
    return new Promise((resolve) => {
      const job = { ...wanted, number: ++number }
      const done = ({ problem }: ImageDone) => {
        if (problem !== undefined) report(problem, wanted.source)
        resolve(problem === undefined ? 'made' : 'broken')
      }
      queue.push({ job, done })
      next()
    })
  }
  return { make, stop: close }
}

const isOf = (job: ImageJob, done: unknown): done is ImageDone =>
  typeof done === 'object' && done !== null && 'number' in done && done.number === job.number
