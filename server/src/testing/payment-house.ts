import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Home, untilSandboxReady } from './home.ts'
import type { Environment } from './spawn-server.ts'

const program = fileURLToPath(import.meta.resolve('@cairn/sandbox/main'))
const secret = 'the secret of shop and sandbox in tests'
export const operatorKey = 'the key of its operator'

/** The payment sandbox as a process of its own, which dies and comes back without the server. */
export function openPaymentHouse(home: Home) {
  const { port, sandboxPort, dataDir } = home
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
    /** What a server needs to be paid through it. */
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
      await untilSandboxReady(sandboxPort)
    },
    kill,
    switchFaults: (faults: object) =>
      fetch(`${origin}/operator/faults`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${operatorKey}` },
        body: JSON.stringify(faults),
      }),
    /** What is in its books. */
    payments: () => paymentsIn(join(dataDir, 'sandbox.sqlite')),
  }
}

export type PaymentHouse = ReturnType<typeof openPaymentHouse>
export type Paid = { orderNumber: string; amount: number; isAuthorised: boolean }

function paymentsIn(file: string): Paid[] {
  const books = new DatabaseSync(file, { readOnly: true })
  try {
    return books
      .prepare('select order_number, amount, state, released from payment')
      .all()
      .map((row) => ({
        orderNumber: String(row['order_number']),
        amount: Number(row['amount']),
        isAuthorised: row['state'] === 'authorised' && Number(row['released']) === 0,
      }))
  } finally {
    books.close()
  }
}
