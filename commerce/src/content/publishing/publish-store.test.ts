import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../platform/database/testing.ts'
import { contentCommand, runContentCommand } from '../commands/content-command-flow.ts'
import { findDocument } from '../content-store.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const hasPicture = (id: string) => id === 'scene-tarn'
const run = (command: object) =>
  runContentCommand(
    { database: database.query, hasPicture },
    contentCommand.parse({ author: 'ana', note: null, ...command }),
  )
const document = (slug: string) => ({ kind: 'page', slug })

function save(slug: string, blocks: readonly object[] = []) {
  const source = { title: slug, locales: ['en-us'], sections: [{ name: 'main', blocks }] }
  return run({ action: 'save', document: document(slug), source })
}

async function isShown(slug: string) {
  const request = { kinds: ['page'], slugs: [slug], locale: 'en-us', mode: 'publish' } as const
  return (await findDocument({ database: database.query }, request)) !== undefined
}

test('a document whose links and pictures lead nowhere is not published', async () => {
  const fields = {
    title: 'Up',
    media: { picture: 'scene-none' },
    targets: [{ url: '/nowhere', text: 'Go' }],
  }
  await save('links', [{ type: 'hero', fields }])
  const place = 'page:links  sections[0].blocks[0].fields'
  expect(await run({ action: 'publish', documents: [document('links')] })).toEqual({
    ok: false,
    lines: [
      `${place}.media.picture  there is no picture scene-none for en-us`,
      `${place}.targets[0].url  there is no page /nowhere for en-us`,
      'Nothing was published. (notPublishable)',
    ],
  })
  expect(await isShown('links')).toBe(false)
})

test('problems of fields, missing texts, pictures and links are listed together', async () => {
  const hero = {
    type: 'hero',
    fields: {
      title: 'a'.repeat(500),
      subtitle: { byLocale: { de: 'Hoch' } },
      media: { picture: 'scene-none' },
      targets: [
        { url: 'javascript:alert(1)', text: 'Go' },
        { url: '/nowhere', text: 'Go' },
        { url: '/mixed', text: 'Go' },
      ],
    },
  }
  await save('mixed', [{ type: 'spacer', locales: ['de-de'] }, { type: 'marquee' }, hero])
  const { lines } = await run({ action: 'publish', documents: [document('mixed')] })
  const place = 'page:mixed  sections[0].blocks'
  expect(lines).toEqual([
    `${place}[2].fields.subtitle  the text is missing for en-us`,
    `${place}[1].type  there is no block of the type "marquee"`,
    expect.stringContaining(`${place}[2].fields.title  must have at most`),
    expect.stringContaining(`${place}[2].fields.targets[0].url  must look like`),
    `${place}[2].fields.media.picture  there is no picture scene-none for en-us`,
    `${place}[2].fields.targets[1].url  there is no page /nowhere for en-us`,
    'Nothing was published. (notPublishable)',
  ])
})

test('an unknown field of a document is listed with the problems of its blocks', async () => {
  const sections = [{ name: 'main', blocks: [{ type: 'marquee' }] }]
  const source = { title: 'Top', titel: 'Top', position: -1, locales: ['en-us'], sections }
  await run({ action: 'save', document: document('top'), source })
  const { lines } = await run({ action: 'publish', documents: [document('top')] })
  expect(lines).toEqual([
    'page:top  position  must be at least 0',
    'page:top  has fields that nobody knows: titel',
    'page:top  sections[0].blocks[0].type  there is no block of the type "marquee"',
    'Nothing was published. (notPublishable)',
  ])
})

test('a document that a page of the shop would hide is not published, unless that page shows it', async () => {
  const hidden = ['sign-in', 'newsletter', 'account/help', 'c/jackets']
  const shown = ['cart', 'store-locator', 'store-locator/berlin', 'sign-ins']
  for (const slug of [...hidden, ...shown]) await save(slug)
  const { lines } = await run({ action: 'publish', documents: hidden.map(document) })
  expect(lines).toEqual([
    ...hidden.map((slug) => `page:${slug}  slug  /${slug} is a page of the shop`),
    'Nothing was published. (notPublishable)',
  ])
  expect(await run({ action: 'publish', documents: shown.map(document) })).toMatchObject({
    ok: true,
  })
})

test('several documents are taken down together, or none if one of them is not published', async () => {
  await save('shown')
  await save('draft')
  await run({ action: 'publish', documents: [document('shown')] })
  const documents = [document('shown'), document('draft')]
  expect(await run({ action: 'unpublish', documents })).toEqual({
    ok: false,
    lines: ['page:draft: nothing is shown or scheduled.', 'Nothing was taken down. (notPublished)'],
  })
  expect(await isShown('shown')).toBe(true)
})

test('a time with any offset is a time of the schedule, and one that the database does not know is refused', async () => {
  await save('offset')
  const publish = { action: 'publish', documents: [document('offset')] }
  await run({ ...publish, from: '2090-01-02T00:00:00+23:59' })
  const shown = await run({ action: 'show', document: document('offset') })
  expect(shown.lines.at(-1)).toContain('scheduled  from 2090-01-01T00:01Z')
  const refused = contentCommand.safeParse({ ...publish, author: null, from: '0000-01-01T00:00Z' })
  expect(refused.error?.issues.map(({ path }) => path)).toContainEqual(['from'])
})

test('a note that would change what a terminal shows is refused', () => {
  const command = { action: 'save', document: document('note'), source: {}, author: 'ana' }
  expect(contentCommand.safeParse({ ...command, note: 'The sale' }).success).toBe(true)
  for (const character of ['\u001b', '\u0000', '\n'])
    expect(contentCommand.safeParse({ ...command, note: `The ${character}sale` }).success).toBe(
      false,
    )
})

test('every refused command names its reason', async () => {
  const unknown = document('unknown')
  await save('named')
  const commands = [
    { action: 'show', document: unknown },
    { action: 'diff', document: unknown },
    { action: 'rollback', document: document('named'), revision: 2 },
    { action: 'publish', documents: [document('named'), document('named')] },
    { action: 'save', document: document('named'), source: [], expectedRevision: 1 },
    { action: 'schedule', document: document('named'), version: 1, from: null },
  ]
  const reasons: string[] = []
  for (const command of commands) {
    const { ok, lines } = await run(command)
    reasons.push(`${ok} ${lines.at(-1)?.replace(/^.*(?=\()/, '')}`)
  }
  expect(reasons).toEqual([
    'false (documentUnknown)',
    'false (documentUnknown)',
    'false (revisionUnknown)',
    'false (documentRepeated)',
    'false (documentMalformed)',
    'false (versionUnknown)',
  ])
})
