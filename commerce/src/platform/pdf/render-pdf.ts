import { fileURLToPath } from 'node:url'
import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Content } from 'pdfmake/interfaces.js'
import { Tinypool } from 'tinypool'
import { networkOf } from '../limits/rate-limits.ts'
import { createTurns } from '../limits/turns.ts'

/** An A4 document as data, laid out by pdfmake. Every string to print is the `text` of an object. */
export type PdfDocument = {
  title: string
  /** A BCP 47 tag. */
  language: string
  /** On all sides of the page, in points. */
  margin: number
  content: Content[]
  /** Printed at the foot of each page, with `{page}` and `{count}` filled in. */
  pageNumber?: string
}

/** One process, started by the first document and ended after a minute without one. */
const pool = new Tinypool({
  filename: fileURLToPath(new URL('./pdf-worker.ts', import.meta.url)),
  runtime: 'child_process',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** The process renders one document after another. A second turn has the next one ready. */
const turns = createTurns({
  running: 2,
  runningPerNetwork: 1,
  waiting: 60,
  waitingPerNetwork: 10,
  waitMilliseconds: 8_000,
})

/** Renders in a child process, because a document takes 20 to 90 ms of CPU and a hundred megabytes. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const base64: string = await pool.run(document, { name: 'renderDocument' })
  return Buffer.from(base64, 'base64')
}

/** Does work that renders a document when it is the client's turn. */
export async function inPdfTurn<Outcome>(
  { clientIp, signal }: { clientIp: string; signal: AbortSignal },
  work: () => Promise<Outcome>,
): Promise<Outcome | Result<never, Refusal<'temporarilyUnavailable'>>> {
  const endTurn = await turns.wait({ network: networkOf(clientIp), signal })
  if (!endTurn) return refuse('temporarilyUnavailable')
  try {
    return await work()
  } finally {
    endTurn()
  }
}
