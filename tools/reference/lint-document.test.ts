import { calls } from '@cairn/contract/calls'
import { openApiOf } from '@cairn/contract/reference/openapi'
import { expect, test } from 'vitest'
import { lintFindings } from './lint-document.ts'

const { readServerTime, signOut } = calls

/** The document of two calls, with a violation planted in it. */
function documentWith(plant: (document: PlantedDocument) => void) {
  const document: PlantedDocument = JSON.parse(
    JSON.stringify(openApiOf({ readServerTime, signOut }, { publicOrigin: 'https://cairn.test' })),
  )
  // The rules refuse components that no call uses, and most belong to other calls.
  document.components.parameters = Object.fromEntries(
    Object.entries(document.components.parameters).filter(([name]) =>
      JSON.stringify(document.paths).includes(`parameters/${name}"`),
    ),
  )
  plant(document)
  return document
}

type Operation = { operationId?: string; description?: string; tags: string[]; responses: object }
type PlantedDocument = {
  info: { contact?: object; license?: object }
  components: { parameters: object }
  paths: Record<string, { get: Operation }>
}

const operationOf = ({ paths }: PlantedDocument): Operation => {
  const operation = paths['/fapi/server/time']
  if (!operation) throw new Error('the call is not in the document')
  return operation.get
}

const foundIn = async (plant: (document: PlantedDocument) => void) =>
  (await lintFindings(documentWith(plant))).map((finding) => finding.split(' at ')[0])

test('the document of two calls has no finding', async () => {
  expect(await lintFindings(documentWith(() => {}))).toEqual([])
})

test('both tools report what is planted, each by its rule', async () => {
  const found = await foundIn((document) => {
    const operation = operationOf(document)
    delete operation.operationId
    delete operation.description
    delete document.info.license
    delete document.info.contact
    operation.tags = ['Unknown']
  })
  expect(found).toEqual(
    expect.arrayContaining([
      'Redocly operation-operationId',
      'Redocly info-license',
      'Spectral operation-operationId',
      'Spectral operation-description',
      'Spectral operation-tag-defined',
      'Spectral info-contact',
    ]),
  )
})
