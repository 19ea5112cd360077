import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

/** Lays the pictures of a folder side by side: `npm run art:sheet -- <folder> <sheet.png> [word in the name]`. */
const [folder = 'demo/pictures', sheet = 'sheet.png', word = ''] = process.argv.slice(2)
const columns = 8
const cell = { width: 225, height: 281 }

const names = (await readdir(folder)).filter((n) => n.endsWith('.webp') && n.includes(word))
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
