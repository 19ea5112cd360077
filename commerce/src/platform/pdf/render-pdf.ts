import { fileURLToPath } from 'node:url'
import type { Content } from 'pdfmake/interfaces.js'
import { Tinypool } from 'tinypool'

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
  maxQueue: 200,
})

/** Renders in a child process, because a document takes 20 to 90 ms of CPU and a hundred megabytes. */
export async function renderPdf(document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> {
  const base64: string = await pool.run(document, { name: 'renderDocument' })
  return Buffer.from(base64, 'base64')
}
