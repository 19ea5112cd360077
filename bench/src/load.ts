import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { LoadOrder, LoadRun } from './load-order.ts'

export type Load = { run: (order: LoadOrder) => Promise<LoadRun>; stop: () => void }

/** One process creates the load for both sides of a comparison, so that it is equally warm for both. */
export function startLoad(): Load {
  const script = fileURLToPath(new URL('./load-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const results = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const kill = () => void child.kill()
  process.on('exit', kill)
  return {
    run: async (order) => {
      child.stdin.write(`${JSON.stringify(order)}\n`)
      const { value, done } = await results.next()
      if (done) throw new Error('the load process ended')
      const run: LoadRun = JSON.parse(value)
      return run
    },
    stop: () => {
      process.off('exit', kill)
      kill()
    },
  }
}
