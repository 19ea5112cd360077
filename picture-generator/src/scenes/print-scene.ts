import sharp from 'sharp'
import { frame } from './canvas.ts'
import type { Scene } from './scene.ts'

export type Format = 'wide' | 'tall' | 'square'

/** A large scene also has a square picture, for the full width of a phone. */
export const formatsOf = ({ isLarge }: Pick<Scene, 'isLarge'>): readonly Format[] =>
  isLarge ? ['wide', 'tall', 'square'] : ['wide', 'tall']

const wideSize = { width: 1600, height: 800 }
const largeSize = { width: 2400, height: 1200 }
const tallSize = { width: 900, height: 1125 }
const squareSize = { width: 900, height: 900 }

const quality = 76
/** Large pictures are shown at full width, and are compressed again for smaller screens. */
const largeQuality = 84

export function pictureName({ name }: Scene, format: Format): string {
  return format === 'wide' ? `scene-${name}` : `scene-${name}-${format}`
}

export async function paintScene(scene: Scene): Promise<Buffer> {
  const drawn = sharp(Buffer.from(scene.draw()), { unlimited: true })
  return drawn.removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

/** The wide picture is the whole scene; the others are cut out of it around its focus. */
export async function printScene(
  painted: Buffer,
  { focus, isLarge = false }: Pick<Scene, 'focus' | 'isLarge'>,
  format: Format,
): Promise<Buffer> {
  const picture = sharp(painted)
  const size = sizeOf(format, isLarge)
  if (format !== 'wide') picture.extract(cutOut(focus, size))
  return picture
    .resize(size)
    .webp({ quality: isLarge ? largeQuality : quality, effort: 6, smartSubsample: true })
    .toBuffer()
}

function sizeOf(format: Format, isLarge: boolean): Size {
  if (format === 'tall') return tallSize
  if (format === 'square') return squareSize
  return isLarge ? largeSize : wideSize
}

type Size = { width: number; height: number }

function cutOut(focus: number, size: Size) {
  const width = Math.round((frame.h * size.width) / size.height)
  const left = Math.round(focus * frame.w - width / 2)
  return { left: Math.min(Math.max(left, 0), frame.w - width), top: 0, width, height: frame.h }
}
