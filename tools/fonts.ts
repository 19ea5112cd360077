import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFont, fontCuts, fontsFolder } from './fonts/cut-fonts.ts'

/** Writes the faces that the pages use; needed when a weight, a width or a letter is added. */
for (const cut of fontCuts) {
  const font = await cutFont(cut)
  writeFileSync(join(fontsFolder, `${cut.name}.woff2`), font)
  console.log(`${cut.name}: ${(font.length / 1024).toFixed(1)} KB`)
}
