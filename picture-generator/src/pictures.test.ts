import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture, productOf } from './picture.ts'
import { type Picture, picturesOf } from './pictures.ts'
import { type Style, styles } from './styles.ts'

const small = { width: 48, height: 60 }

/** One kind for each part of the generator that draws pictures; `npm run test:all` draws all kinds. */
const kinds = [
  'shell-jacket',
  'fleece',
  'tee',
  'trousers',
  'beanie',
  'trail-shoe',
  'backpack',
  'tent',
  'sleeping-bag',
  'mug',
]

test.each(kinds)('a small picture of a %s is not blank', async (kind) => {
  const { look, drawing } = firstPicture(styleOf(kind))
  const { channels } = await sharp(await drawPicture(look, drawing, small)).stats()
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
})

test('the same description gives the same picture, byte for byte', async () => {
  const { look, drawing } = firstPicture(styleOf('gift-card'))
  const first = hashOf(await drawPicture(look, drawing, small))
  expect(hashOf(await drawPicture(look, drawing, small))).toBe(first)
})

test('the outlines of a style are drawn the same each time', () => {
  const outlines = () =>
    JSON.stringify(
      kinds.map(styleOf).map(firstPicture).map(({ look, drawing }) => productOf(look, drawing)),
    )
  expect(hashOf(outlines())).toBe(hashOf(outlines()))
})

test('the pictures in demo/pictures are those of the styles', () => {
  const names = styles.flatMap(picturesOf).map(({ name }) => `${name}.webp`)
  const files = readdirSync(new URL('../../demo/pictures/', import.meta.url))
  expect(files.filter((name) => !name.startsWith('scene-')).toSorted()).toEqual(names.toSorted())
})

const hashOf = (value: string | Buffer) => createHash('sha256').update(value).digest('hex')

function styleOf(kind: string): Style {
  const style = styles.find(({ look }) => look.kind === kind)
  if (!style) throw new Error(`no style is a ${kind}`)
  return style
}

function firstPicture(style: Style): Picture {
  const [picture] = picturesOf(style)
  if (!picture) throw new Error(`${style.styleId} has no picture`)
  return picture
}
