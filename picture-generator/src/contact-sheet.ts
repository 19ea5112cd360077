import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { folderOf, startDirectory } from './folder.ts'
import { readArguments } from './read-arguments.ts'

const usage = `npm run sheet -w picture-generator -- [FOLDER] [SHEET.png] [PART OF THE NAMES]

Puts the pictures of a folder side by side.`

const [folderArgument, sheetFile = 'sheet.png', nameFilter = ''] = readArguments(usage)
const folder = folderOf(folderArgument)
const sheet = resolve(startDirectory, sheetFile)
const columns = 8
const cell = { width: 225, height: 281 }

const names = (await readdir(folder)).filter((n) => n.endsWith('.webp') && n.includes(nameFilter))
const cells = await Promise.all(
  names.toSorted().map(async (name, i) => ({
    input: await sharp(join(folder, name)).resize(cell).png().toBuffer(),
    left: (i % columns) * cell.width,
    top: Math.floor(i / columns) * cell.height,
  })),
)
const size = {
  width: columns * cell.width,
  height: Math.max(1, Math.ceil(names.length / columns)) * cell.height,
}
await sharp({ create: { ...size, channels: 3, background: '#eceeee' } })
  .composite(cells)
  .png()
  .toFile(sheet)
console.log(`${names.length} pictures in ${sheet}`)
