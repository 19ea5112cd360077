import { parentPort, workerData } from 'node:worker_threads'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import type { Call } from '@cairn/contract/wire/call'
import { referencePage } from './reference-page.ts'

export type ReferenceJob = {
  publicOrigin: string
  /** The calls that are declared and not built yet, as method and path. */
  declaredOnly: readonly string[]
}

export type ReferenceTexts = {
  /** The OpenAPI document, as JSON. */
  document: string
  /** The page for humans, as HTML. */
  page: string
}

const job: ReferenceJob = workerData

parentPort?.postMessage(textsOf(job))

function textsOf({ publicOrigin, declaredOnly }: ReferenceJob): ReferenceTexts {
  const notBuilt = new Set(declaredOnly)
  const isBuilt = ({ method, path }: Call) => !notBuilt.has(`${method} ${path}`)
  const document = JSON.stringify(openApiOf(calls, { publicOrigin, isBuilt }))
  // The page is generated from the same JSON that clients read.
  const page = String(referencePage(JSON.parse(document)))
  return { document, page }
}
