import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Runs a script to its end with this Node, forwards signals, and returns the exit code. */
export function runTool(script: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const stop = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of signals) process.on(signal, stop)
  return new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, stop)
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM'])
    })
  })
}
