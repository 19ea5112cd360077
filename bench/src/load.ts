import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { LoadOptions, LoadRun } from './load-run.ts'

export type Load = { run: (options: LoadOptions) => Promise<LoadRun>; stop: () => void }

/** One process creates the load for both sides of a comparison, so that it is equally warm for both. */
export function startLoad(): Load {
  const script = fileURLToPath(new URL('./load-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  const results = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const killProcess = () => void child.kill()
  process.on('exit', killProcess)
  return {
    run: async (options) => {
      child.stdin.write(`${JSON.stringify(options)}\n`)
      const { value, done } = await results.next()
      if (done) throw new Error('the load process ended')
      const run: LoadRun = JSON.parse(value)
      return run
    },
    stop: () => {
      process.off('exit', killProcess)
      killProcess()
    },
  }
}
