import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { iconNames } from '../workshop/icon-names.ts'

it('every icon that has a name is drawn, and every drawing has a name', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')
  const drawn = Array.from(sprite.matchAll(/<symbol id="([\w-]+)"/g), ([, name]) => name)
  expect(drawn.toSorted()).toEqual([...iconNames, 'wordmark'].toSorted())
})
