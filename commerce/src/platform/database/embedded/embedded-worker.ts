import { type MessagePort, parentPort } from 'node:worker_threads'
import { PGlite, protocol } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'

export type ToWorker =
  | { kind: 'start'; directory: string }
  | { kind: 'open'; socket: number }
  | { kind: 'bytes'; socket: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'stop' }
export type FromWorker =
  | { kind: 'started' }
  | { kind: 'stopped' }
  | { kind: 'bytes'; socket: number; bytes: Uint8Array<ArrayBuffer> }

// PostgreSQL's single-user mode makes no checkpoints, so its log would grow forever.
const checkpointAfter = { bytes: 32 * 1024 * 1024, milliseconds: 120_000 }
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'max_wal_size=128MB',
  '-c',
  'min_wal_size=32MB',
]

// AuthenticationOk, then ReadyForQuery in state idle.
const welcome = Uint8Array.of(0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49)

if (parentPort) serve(parentPort)

/** Runs one database after the other. */
function serve(port: MessagePort): void {
  let database: Promise<EmbeddedDatabase> | undefined
  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'start') {
      database = startDatabase(message.directory, port)
      await database
      port.postMessage({ kind: 'started' } satisfies FromWorker)
    } else if (message.kind === 'stop') {
      await (await database)?.close()
      database = undefined
      port.postMessage({ kind: 'stopped' } satisfies FromWorker)
    } else {
      // After a crash, a connection is opened while the database is started again.
      const running = await database
      await running?.handle(message)
    }
  })
}

type SocketMessage = Extract<ToWorker, { socket: number }>
type EmbeddedDatabase = {
  handle: (message: SocketMessage) => Promise<void>
  close: () => Promise<void>
}

async function startDatabase(directory: string, port: MessagePort): Promise<EmbeddedDatabase> {
  const extensions = { pg_trgm, unaccent }
  const initDbStartParams = ['--wal-segsize=4']
  const database = await PGlite.create(directory, { extensions, startParams, initDbStartParams })
  const answer = (socket: number, bytes: Uint8Array<ArrayBuffer>) =>
    port.postMessage({ kind: 'bytes', socket, bytes } satisfies FromWorker, [bytes.buffer])
  const runSql = (text: string) => execute(database, protocol.serialize.query(text))
  let sinceCheckpoint = { bytes: 0, at: performance.now() }
  const isCheckpointDue = () =>
    sinceCheckpoint.bytes > checkpointAfter.bytes ||
    performance.now() - sinceCheckpoint.at > checkpointAfter.milliseconds

  async function handle(message: SocketMessage) {
    if (message.kind === 'open') {
      // A discarded client may have left its transaction open.
      await runSql('rollback')
      await runSql('discard all')
      return answer(message.socket, welcome.slice())
    }
    const bytes = await execute(database, message.bytes)
    // After a panic PostgreSQL restarts. PGlite would continue in an undefined state. The error ends this worker.
    const panic = panicIn(bytes)
    if (panic) throw new Error(panic)
    answer(message.socket, bytes)
    sinceCheckpoint.bytes += message.bytes.byteLength
    if (isCheckpointDue() && !database.isInTransaction()) {
      await runSql('checkpoint')
      sinceCheckpoint = { bytes: 0, at: performance.now() }
    }
  }

  return { handle, close: () => database.close() }
}

/**
 * PGlite's other methods for protocol messages also parse the answer. `execProtocolRaw` and `execProtocolRawSync` keep
 * what they have parsed forever, until the heap of the worker is full (PGlite 0.5.17,
 * https://github.com/electric-sql/pglite/pull/1030 changed it only for this method).
 */
async function execute(database: PGlite, message: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  await database.execProtocolRawStream(message, {
    syncToFs: false,
    // The chunk is part of the memory of PostgreSQL.
    onRawData: (chunk) => chunks.push(chunk.slice()),
  })
  return new Uint8Array(Buffer.concat(chunks))
}

/** A message begins with a letter and a length. In an error ("E") the field "V" is the severity and "M" the text. */
function panicIn(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const view = new DataView(bytes.buffer)
  for (let offset = 0; offset + 5 <= bytes.byteLength; offset += 1 + view.getUint32(offset + 1)) {
    if (bytes[offset] !== 0x45) continue
    const fields = Buffer.from(bytes.buffer, offset + 5, view.getUint32(offset + 1) - 4).toString()
    if (/\0V(PANIC|FATAL)\0/.test(fields)) return /\0M([^\0]*)/.exec(fields)?.[1] ?? 'a panic'
  }
  return undefined
}
