import { parentPort, workerData } from 'node:worker_threads'
import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import { referencePage } from './reference-page.ts'

export type ReferenceJob = {
  publicOrigin: string
  /** The calls that are declared and not built yet, as method and path. */
  declaredOnly: readonly string[]
}

export type ReferenceTexts = { document: string; page: string }

const { publicOrigin, declaredOnly }: ReferenceJob = workerData
const document = JSON.stringify(
  openApiOf(calls, {
    publicOrigin,
    isBuilt: ({ method, path }) => !declaredOnly.includes(`${method} ${path}`),
  }),
)
const page = String(referencePage(JSON.parse(document)))
parentPort?.postMessage({ document, page } satisfies ReferenceTexts)
