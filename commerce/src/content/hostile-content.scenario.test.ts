import { placeOfDocument } from '@cairn/contract/content/blocks/declaration'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { documentKindOfRow } from '@cairn/contract/imports/content-import'
import { expect, test } from 'vitest'
import { hostileBody, vectors } from '../testing/blocks/hostile-content.ts'
import { documentAnswer } from './documents/document-answer.ts'
import { parseDocument } from './import/parse-document.ts'

test('there are two hundred attack vectors', () => {
  expect(new Set(vectors).size).toBe(200)
})

const isLong = process.env['CAIRN_LONG'] === '1'
/** One vector of each kind; all of them in the nightly run. */
const testedVectors = isLong ? vectors : [0, 6, 21, 22, 24].flatMap((index) => vectors[index] ?? [])

/** The vectors that are values of URLs, colours or pictures, and not only texts. */
const acceptedVectors = (document: string) =>
  vectors.filter((vector) =>
    ['url', 'picture', 'backgroundColor', 'textColor', 'color', 'background', 'icon'].some((name) =>
      document.includes(`"${name}":${JSON.stringify(vector)}`),
    ),
  )

const documents = Object.values(documentKindOfRow).flatMap((kind) =>
  ['attacked', 'promo-bar', 'utility'].map((slug) => ({ kind, slug })),
)

/** A document in which blocks of the type are allowed. */
function documentFor(type: string): (typeof documents)[number] {
  const places = blockDeclarations.find((block) => block.type === type)?.places ?? []
  const document = documents.find((candidate) =>
    places.some((place) => place === placeOfDocument(candidate)),
  )
  if (!document) throw new Error(`a ${type} has no place`)
  return document
}

test('an import rejects hostile values for URLs, colours and pictures (guarantee 31)', () => {
  const blocks = testedVectors.flatMap(
    (vector) => hostileBody([vector], 'every place').sections[0]?.blocks ?? [],
  )
  const imported = blocks.map((block) => {
    const { kind, slug } = documentFor(block.type)
    const sections = [{ name: 'main', blocks: [block] }]
    const source = { slug, title: 'Attacked', locales: ['en-us'], sections }
    const parsed = parseDocument(source, { kind })
    return 'bodies' in parsed ? JSON.stringify(parsed.bodies.get('en-us')) : ''
  })
  expect(imported.filter((id) => id !== '').length).toBeGreaterThan(testedVectors.length * 10)
  expect(acceptedVectors(imported.join(''))).toEqual([])
})

test('hostile values in a manipulated database are not returned (guarantee 31)', () => {
  const stored = {
    kind: 'page',
    slug: 'attacked',
    title: '',
    body: hostileBody(testedVectors, 'every place'),
  }
  for (const mode of ['publish', 'preview'] as const) {
    const { sections } = documentAnswer(stored, mode)
    const blocks = sections.flatMap((section) => section.blocks)
    const coveredDeclarations = blockDeclarations.filter(({ type }) =>
      blocks.some((block) => block.type === type),
    )
    expect(
      blockDeclarations
        .filter((blockDeclaration) => !coveredDeclarations.includes(blockDeclaration))
        .map(({ type }) => type),
    ).toEqual([])
    expect(acceptedVectors(JSON.stringify(blocks))).toEqual([])
  }
})
