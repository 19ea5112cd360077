import { type ChildProcess, fork } from 'node:child_process'
import { connect } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { portTaken } from '@cairn/sandbox/exit-codes'
import type { Config } from '../config/config.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Log } from '../monitoring/log.ts'

const program = fileURLToPath(import.meta.resolve('@cairn/sandbox/main'))
const retryDelayMilliseconds = 1_000

/**
 * Runs the payment sandbox in its own process, so that card numbers typed into its windows are never in
 * the memory of the shop. It is restarted after a crash and ends with the server.
 */
export function runSandbox(config: Config, secrets: Secrets, log: Log) {
  if (config.paymentProvider !== 'sandbox' || !config.SANDBOX_BESIDE) return undefined
  let isStopping = false
  let child: ChildProcess | undefined

  async function keepRunning() {
    while (!isStopping) {
      const code = await exitCodeOf(start())
      if (isStopping) return
      if (code === portTaken) {
        log.warn({ port: config.SANDBOX_PORT }, 'somebody else is at the port of the sandbox')
        while (!isStopping && (await isPortTaken(config.SANDBOX_PORT))) await pause()
      } else {
        log.error({ code }, 'the payment sandbox died and is started again')
        await pause()
      }
    }
  }

  function start(): ChildProcess {
    child = fork(program, {
      env: { ...process.env, ...environmentOf(config, secrets) },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    child.on('message', (problem) =>
      log.error({ problem }, 'the payment sandbox reported a problem'),
    )
    return child
  }

  void keepRunning()
  return {
    stop: () => {
      isStopping = true
      if (child?.connected) child.disconnect()
    },
  }
}

const environmentOf = (config: Config, { sandbox }: Secrets) => ({
  PORT: String(config.PORT),
  SANDBOX_PORT: String(config.SANDBOX_PORT),
  PUBLIC_ORIGIN: config.publicOrigin,
  SANDBOX_ORIGIN: config.sandboxOrigin,
  DATA_DIR: resolve(config.DATA_DIR),
  SANDBOX_SECRET: sandbox,
  SANDBOX_KEY: config.SANDBOX_KEY ?? '',
  OPERATOR_ACCESS: config.OPERATOR_ACCESS,
})

const exitCodeOf = (child: ChildProcess) =>
  new Promise<number | null>((resolveCode) => {
    child.on('error', () => resolveCode(null))
    child.on('exit', resolveCode)
  })

const pause = () => sleep(retryDelayMilliseconds, undefined, { ref: false })

const isPortTaken = (port: number) =>
  new Promise<boolean>((resolveTaken) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => {
      socket.destroy()
      resolveTaken(true)
    })
    socket.on('error', () => resolveTaken(false))
  })
