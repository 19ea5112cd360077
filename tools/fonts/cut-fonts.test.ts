import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cutFont, fontCuts, fontsFolder } from './cut-fonts.ts'

test.each(fontCuts)(
  'the font file $name is the subset that cut-fonts.ts describes',
  async (cut) => {
    const committed = readFileSync(join(fontsFolder, `${cut.name}.woff2`))
    expect(committed.equals(await cutFont(cut))).toBe(true)
  },
)
