import { expect, test } from 'vitest'
import { blockDeclarations, contentBlock } from './content-blocks.ts'
import { editorFields } from './content-fields.ts'
import { sampleOf } from './sample.ts'

test('every field of every block says how it is edited', () => {
  const silent = blockDeclarations.flatMap(({ type, fields }) =>
    Object.entries(fields.shape)
      .filter(([, schema]) => !editorFields.has(schema))
      .map(([field]) => `${type}.${field}`),
  )
  expect(silent).toEqual([])
})

test('every block is one that pages can be made of', () => {
  for (const { type, fields } of blockDeclarations) {
    const sample = { id: 'one', type, fields: sampleOf(fields) }
    expect(contentBlock.parse(sample), type).toMatchObject({ id: 'one', type })
  }
})

test('most blocks need nothing said to be there', () => {
  const demanding = blockDeclarations
    .filter(({ fields }) => !fields.safeParse({}).success)
    .map(({ type }) => type)
  expect(demanding).toEqual(['picture', 'benefit-bar', 'fragment', 'popup'])
})

const heroFields = (fields: object) => {
  const read = contentBlock.parse({ id: 'one', type: 'hero', fields })
  return read.type === 'hero' ? read.fields : undefined
}

test('what a hero does not say has a value (CONT-045, CONT-047, CONT-048)', () => {
  expect(heroFields({})).toMatchObject({
    variant: 'standard',
    gradient: { style: 'focused', tone: 'dark' },
    overlay: { position: 'left', width: 'sm' },
    linkType: 'CTA',
  })
})

test.each([
  { backgroundColor: 'red;background:url(https://evil.example)' },
  { backgroundColor: '#fff' },
  { media: { picture: '../../etc/passwd' } },
  { media: { picture: 'https://evil.example/a.png' } },
  { mediaTarget: { url: 'javascript:alert(1)' } },
  { targets: [{ url: 'data:text/html,x', text: 'Here' }] },
])('a hero with %j is none', (fields) => {
  expect(contentBlock.safeParse({ id: 'one', type: 'hero', fields }).success).toBe(false)
})
