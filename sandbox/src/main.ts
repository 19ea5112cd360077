import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { portTaken } from './exit-codes.ts'
import { createSandbox } from './sandbox.ts'
import { readSettings } from './settings.ts'

const usage = `npm run sandbox

Runs the payment sandbox at SANDBOX_PORT, with the settings of .env. A shop that uses it is started with SANDBOX_BESIDE=0.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
try {
  parseArgs()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')

/** The interval for settling payments and delivering webhooks. */
const pauseMilliseconds = 200

const { port, dataDir, webhookUrl, ...rest } = readSettings(process.env)
mkdirSync(dataDir, { recursive: true })
const sandbox = createSandbox({
  ...rest,
  secret: rest.secret ?? readFileSync(join(dataDir, 'secrets', 'sandbox'), 'utf8'),
  file: join(dataDir, 'sandbox.sqlite'),
  post: { url: webhookUrl, send: fetch },
  onError: reportError,
})
const server = createServer({ requestTimeout: 15_000 }, (incoming, outgoing) => {
  void listener(incoming, outgoing)
})
const listener = getRequestListener((request, { incoming }) =>
  sandbox.answer(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
)

server.on('error', (error) => {
  reportError(error)
  process.exit('code' in error && error.code === 'EADDRINUSE' ? portTaken : 1)
})
server.listen(port, work)

let isStopping = false
function work() {
  if (isStopping) return
  sandbox.work().then(
    () => setTimeout(work, pauseMilliseconds),
    (error: unknown) => {
      reportError(error)
      setTimeout(work, pauseMilliseconds)
    },
  )
}

function reportError(error: unknown) {
  if (process.send) process.send(String(error))
  else process.stderr.write(`${String(error)}\n`)
}

function exit() {
  isStopping = true
  process.exit(0)
}

// Started by a server, it ends when the server has ended. Signals of the terminal reach both.
if (process.send)
  process
    .on('disconnect', exit)
    .on('SIGINT', () => {})
    .on('SIGTERM', () => {})
else process.on('SIGINT', exit).on('SIGTERM', exit)
