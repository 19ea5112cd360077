import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, install } from './install.mjs'
import { alone } from './lock.mjs'
import { environmentOf, findRuntime } from './runtime.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
process.chdir(root)

// Relative, because the address of a socket may be a hundred characters long and a clone lies deeper.
const lock = process.platform === 'win32' ? join(root, 'launch') : join('.cache', 'launch.sock')

/** Installs and, where pages are wanted, builds; quick when both are done. Answers the runtime. */
export async function prepare({ pages }) {
  if (!isInstalled(root)) await alone(lock, () => isInstalled(root) || install(root))
  const runtime = findRuntime(root)
  if (pages) {
    const failed = await alone(lock, () => run(runtime, ['tools/build-storefront.ts']))
    if (failed) process.exit(failed)
  }
  return runtime
}

/** Runs to the end, hands signals on, and answers the exit code. */
export function run(runtime, args, more = {}) {
  const child = spawn(runtime, args, { stdio: 'inherit', env: environmentOf(runtime, more) })
  const stop = (signal) => child.kill(signal)
  // The terminal tells the child of Ctrl-C itself.
  const interrupt = process.stdin.isTTY ? () => {} : stop
  process.on('SIGINT', interrupt).on('SIGTERM', stop).on('SIGHUP', stop)
  const watch = watchShell(() => stop('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearInterval(watch)
      process.off('SIGINT', interrupt).off('SIGTERM', stop).off('SIGHUP', stop)
      resolve(code ?? 128 + constants.signals[signal])
    })
  })
}

// The shell that npm puts between dies of a signal and hands it on to nobody.
function watchShell(left) {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    left()
  }, 250)
  return watch
}
