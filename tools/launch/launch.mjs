import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled, install } from './install.mjs'
import { withLock } from './lock.mjs'
import { environmentOf, findRuntime } from './runtime.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
process.chdir(root)

// Relative, because the path of a socket may have at most about a hundred characters.
const lock = process.platform === 'win32' ? join(root, 'launch') : join('.cache', 'launch.sock')

/** Installs the packages and builds the pages if they are needed and out of date. Returns the path of Node. */
export async function prepare({ pages }) {
  if (!isInstalled(root)) await withLock(lock, () => isInstalled(root) || install(root))
  const runtime = findRuntime(root)
  if (pages) {
    const exitCode = await withLock(lock, () => run(runtime, ['tools/build-storefront.ts']))
    if (exitCode) process.exit(exitCode)
  }
  return runtime
}

/** Runs a script to its end, forwards signals, and returns the exit code. */
export function run(runtime, args, extraEnvironment = {}) {
  const child = spawn(runtime, args, {
    stdio: 'inherit',
    env: environmentOf(runtime, extraEnvironment),
  })
  const stop = (signal) => child.kill(signal)
  // A terminal sends Ctrl-C to the child, too.
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

// npm starts this through a shell, which a signal ends without being forwarded.
function watchShell(onExit) {
  if (!process.env.npm_lifecycle_event) return undefined
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    onExit()
  }, 250)
  return watch
}
