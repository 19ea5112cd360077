import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFont, fontCuts, fontsFolder } from './fonts/cut-fonts.ts'

test.each(fontCuts)('the face $name is what its family is cut down to', async (cut) => {
  const kept = readFileSync(join(fontsFolder, `${cut.name}.woff2`))
  expect(kept.equals(await cutFont(cut))).toBe(true)
})
