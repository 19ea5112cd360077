import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptionalArgument, refuseArguments } from '@cairn/server/commands/command-arguments'
import { cutFont, fontCuts, fontsFolder } from './cut-fonts.ts'

const usage = `npm run fonts -- [FOLDER]

Writes the font files, by default those of the storefront. Run it after adding a weight, a width or a letter.`

const folder = readOptionalArgument(usage) ?? fontsFolder
if (!existsSync(folder)) refuseArguments(`${folder}: there is no such folder.`, usage)
for (const cut of fontCuts) {
  const font = await cutFont(cut)
  writeFileSync(join(folder, `${cut.name}.woff2`), font)
  console.log(`${cut.name}: ${(font.length / 1024).toFixed(1)} KB`)
}
