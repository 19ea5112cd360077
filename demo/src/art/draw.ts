import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { knownRange } from '../range/known/known.ts'
import { range } from '../range/range.ts'
import { drawPicture } from './picture.ts'
import { type Picture, picturesOf } from './pictures.ts'

/**
 * Draws every picture of the range that the folder does not have yet, in two processes. Stopped half
 * way it goes on where it was: `npm run art -- <folder> [beginning of a style's id]`.
 */
const [folder = 'demo/pictures', beginning = '', share] = process.argv.slice(2)
const processes = 2

await mkdir(folder, { recursive: true })
if (share === undefined) await shareOut()
else await drawShare(Number(share))

async function shareOut(): Promise<void> {
  const ends = Array.from({ length: processes }, (_, i) => {
    const child = fork(import.meta.filename, [folder, beginning, String(i)])
    return new Promise<number>((resolve) => {
      child.on('exit', (code) => resolve(code ?? 1))
    })
  })
  process.exitCode = Math.max(...(await Promise.all(ends)))
}

async function drawShare(own: number): Promise<void> {
  const wanted = [...knownRange, ...range]
    .filter(({ styleId }) => styleId.startsWith(beginning))
    .flatMap(picturesOf)
    .toSorted((one, other) => urgency(one) - urgency(other))
  const missing = wanted
    .filter((_, i) => i % processes === own)
    .map((picture) => ({ picture, file: join(folder, `${picture.name}.webp`) }))
    .filter(({ file }) => !existsSync(file))
  for (const { picture, file } of missing) {
    const drawn = await drawPicture(picture.look, picture.drawing)
    await writeFile(`${file}.part`, drawn)
    await rename(`${file}.part`, file)
    console.log(file)
  }
}

/** What lists show is drawn before what only a product's own page does. */
function urgency({ isLeading, drawing }: Picture): number {
  if (drawing.view !== 'front') return 2
  return isLeading ? 0 : 1
}
