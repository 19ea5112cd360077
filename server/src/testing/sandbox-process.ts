import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import type { Environment } from './spawn-server.ts'
import { type TestInstallation, waitForSandbox } from './test-installation.ts'

const program = fileURLToPath(import.meta.resolve('@cairn/sandbox/main'))
const secret = 'the secret of shop and sandbox in tests'
export const operatorKey = 'the key of its operator'

/** The payment sandbox as a separate process, which a test can kill and restart without the server. */
export function createSandboxProcess(installation: TestInstallation) {
  const { port, sandboxPort, dataDir } = installation
  const origin = `http://127.0.0.1:${sandboxPort}`
  let child: ChildProcess | undefined

  async function kill() {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    child = undefined
  }

  return {
    /** The settings of a server that uses this sandbox. */
    environment: {
      SANDBOX_BESIDE: '0',
      SANDBOX_ORIGIN: origin,
      SANDBOX_SECRET: secret,
      CAPTCHA_PROVIDER: 'none',
    } satisfies Environment,
    start: async () => {
      child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
        cwd: dataDir,
        env: {
          PATH: process.env['PATH'] ?? '',
          PORT: String(port),
          SANDBOX_PORT: String(sandboxPort),
          PUBLIC_ORIGIN: `http://localhost:${port}`,
          DATA_DIR: dataDir,
          SANDBOX_SECRET: secret,
          SANDBOX_KEY: operatorKey,
        },
        stdio: 'ignore',
      })
      await waitForSandbox(sandboxPort)
    },
    kill,
    setFaults: (faults: object) =>
      fetch(`${origin}/operator/faults`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${operatorKey}` },
        body: JSON.stringify(faults),
      }),
    /** The payments in its database. */
    payments: () => readPayments(join(dataDir, 'sandbox.sqlite')),
  }
}

export type SandboxProcess = ReturnType<typeof createSandboxProcess>
export type SandboxPayment = { orderNumber: string; amount: number; isAuthorised: boolean }

function readPayments(file: string): SandboxPayment[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('select order_number, amount, state, released from payment')
      .all()
      .map((row) => ({
        orderNumber: String(row['order_number']),
        amount: Number(row['amount']),
        isAuthorised: row['state'] === 'authorised' && Number(row['released']) === 0,
      }))
  } finally {
    database.close()
  }
}
