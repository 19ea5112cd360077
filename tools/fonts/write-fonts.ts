import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cutFont, fontCuts, fontsFolder } from './cut-fonts.ts'

/** Writes the font files of the storefront. Run it after adding a weight, a width or a letter. */
for (const cut of fontCuts) {
  const font = await cutFont(cut)
  writeFileSync(join(fontsFolder, `${cut.name}.woff2`), font)
  console.log(`${cut.name}: ${(font.length / 1024).toFixed(1)} KB`)
}
