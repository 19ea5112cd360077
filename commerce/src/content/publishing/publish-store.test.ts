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
