import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from '../styleguide/foundations.tsx'

test('the names of icons and marks are the same as the symbols in the sprite', () => {
  const sprite = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8')
  const drawnIcons = Array.from(sprite.matchAll(/<symbol id="([\w-]+)"/g), ([, name]) => name)
  expect(drawnIcons.toSorted()).toEqual([...iconNames, 'pebble', 'wordmark'].toSorted())
})
