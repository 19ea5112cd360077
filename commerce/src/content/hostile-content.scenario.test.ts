import { placeOfDocument } from '@cairn/contract/content/blocks/declaration'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import { documentKindOfRow } from '@cairn/contract/imports/content-import'
import { describe, expect, test } from 'vitest'
import {
  blocksWithTexts,
  blockWithText,
  constrainedPlaces,
  fieldMarks,
  type HostileBlock,
  vectors,
} from '../testing/blocks/hostile-content.ts'
import { shortOrLong } from '../testing/short-or-long.ts'
import { documentAnswer } from './documents/document-answer.ts'
import { parseDocument } from './import/parse-document.ts'

test('there are two hundred attack vectors', () => {
  expect(new Set(vectors).size).toBe(200)
})

/** One of so many vectors, and all in the nightly run. */
const step = shortOrLong(21, 1)

/** Each place gets a share of the vectors, and always those that are URLs or colours as they are. */
const attacks = constrainedPlaces.flatMap((place, index) =>
  vectors
    .filter((_, number) => number % step === index % step || (number > 20 && number < 25))
    .map((vector) => ({ vector, field: `${place.type}${place.path}`, ...place })),
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

function importBlock(block: HostileBlock) {
  const { kind, slug } = documentFor(block.type)
  const sections = [{ name: 'main', blocks: [block] }]
  const source = { slug, title: 'Attacked', locales: ['en-us'], sections }
  const parsed = parseDocument(source, { kind })
  return 'bodies' in parsed
    ? { body: JSON.stringify(parsed.bodies.get('en-us')), problems: [] }
    : { body: '', problems: parsed.problems }
}

const quoted = (text: string) => JSON.stringify(text).slice(1, -1)

describe('a vector where a block has a URL, a colour, a picture or a named value', () => {
  test('is in every such field of every block', () => {
    const fields = constrainedPlaces.map(({ type, path }) => type + path)
    for (const field of [
      'hero.targets.0.url',
      'hero.media.video',
      'hero.mediaList.0.picture',
      'hero.caption.color',
      'dialog.event.place.countryCode',
      'footer-items.groups.0.links.0.url',
    ]) {
      expect(fields).toContain(field)
    }
    expect(attacks.length).toBeGreaterThan(shortOrLong(12, 199) * fields.length)
  })

  test('is not imported (guarantee 31)', () => {
    const imported = attacks.filter(({ vector, ...place }) =>
      importBlock(blockWithText(place, vector)).body.includes(quoted(vector)),
    )
    expect(imported.map(({ field, vector }) => `${field} ${vector}`)).toEqual([])
  })

  test('is not returned if it is in the database (guarantee 31)', () => {
    const blocks = attacks.map(({ vector, ...place }, index) => ({
      ...blockWithText(place, vector),
      id: String(index),
    }))
    const unknownBlocks = vectors.map((type, index) => ({
      type,
      id: `unknown-${index}`,
      fields: {},
    }))
    const body = { sections: [{ name: 'main', blocks: [...blocks, ...unknownBlocks] }] }
    for (const mode of ['publish', 'preview'] as const) {
      const answer = documentAnswer({ kind: 'page', slug: 'attacked', title: '', body }, mode)
      const answered = JSON.stringify(answer)
      expect(vectors.filter((vector) => answered.includes(quoted(vector)))).toEqual([])
    }
  })
})

test('a vector in a field for texts is imported as a text', () => {
  expect(fieldMarks.size).toBeGreaterThan(100)
  const places = ['page', 'promo-bar', 'secondary-nav', 'popups', 'footer'] as const
  const blocks = places.flatMap((place) =>
    vectors
      .filter((_, index) => index % step === 0)
      .flatMap((vector, turn) => blocksWithTexts([vector], place, { turn })),
  )
  expect(new Set(blocks.map(({ type }) => type)).size).toBe(blockDeclarations.length - 1)
  const refused = blocks.flatMap((block) =>
    importBlock(block).problems.map(
      ({ path, message }) => `${block.type} ${path.join('.')} ${message}`,
    ),
  )
  expect(new Set(refused)).toEqual(new Set())
})
