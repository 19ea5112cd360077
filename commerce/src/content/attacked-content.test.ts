import { blockDeclarations } from '@cairn/contract/content-blocks'
import { expect, test } from 'vitest'
import { attackedBody, vectors } from '../testing/hostile-content.ts'
import { documentAnswer } from './document-answer.ts'
import { readDocument } from './read-document.ts'

test('there are two hundred of them', () => {
  expect(new Set(vectors).size).toBe(200)
})

const isLong = process.env['CAIRN_LONG'] === '1'
/** One of each kind of attack for addresses, colours and markup; by night all of them. */
const some = isLong ? vectors : [0, 6, 21, 22, 24].flatMap((at) => vectors[at] ?? [])

/** Where an address, a colour or a picture should stand, and not as a text. */
const held = (written: string) =>
  vectors.filter((vector) =>
    ['url', 'picture', 'backgroundColor', 'textColor', 'color', 'background', 'icon'].some((name) =>
      written.includes(`"${name}":${JSON.stringify(vector)}`),
    ),
  )

test('what is no address, no colour and no picture of ours is not taken in (promise 31)', () => {
  const blocks = some.flatMap(
    (vector) => attackedBody([vector], 'every place').sections[0]?.blocks ?? [],
  )
  const taken = blocks.map((block) => {
    const page = { slug: 'attacked', title: 'Attacked', locales: ['en-us'] }
    const sections = [{ name: 'main', blocks: [block] }]
    const read = readDocument({ ...page, sections }, { kind: 'page' })
    return 'bodies' in read ? JSON.stringify(read.bodies.get('en-us')) : ''
  })
  expect(taken.filter((written) => written !== '').length).toBeGreaterThan(some.length * 10)
  expect(held(taken.join(''))).toEqual([])
})

test('and from a database that somebody has got at it does not come out (promise 31)', () => {
  const stored = {
    kind: 'page',
    slug: 'attacked',
    title: '',
    body: attackedBody(some, 'every place'),
  }
  for (const mode of ['publish', 'preview'] as const) {
    const { sections } = documentAnswer(stored, mode)
    const blocks = sections.flatMap((section) => section.blocks)
    const known = blockDeclarations.filter(({ type }) => blocks.some((one) => one.type === type))
    expect(blockDeclarations.filter((one) => !known.includes(one)).map(({ type }) => type)).toEqual(
      [],
    )
    expect(held(JSON.stringify(blocks))).toEqual([])
  }
})
