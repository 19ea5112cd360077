import sharp from 'sharp'
import { frame } from './canvas.ts'
import type { Scene } from './scene.ts'

export type Format = 'wide' | 'tall'

export const formats: readonly Format[] = ['wide', 'tall']

const wideSize = { width: 1600, height: 800 }
const largeSize = { width: 2400, height: 1200 }
const tallSize = { width: 900, height: 1125 }

const quality = 76
/** Looked at from close by, and made smaller again for every screen. */
const largeQuality = 84

export function pictureName({ name }: Scene, format: Format): string {
  return format === 'wide' ? `scene-${name}` : `scene-${name}-tall`
}

export async function paintScene(scene: Scene): Promise<Buffer> {
  const drawn = sharp(Buffer.from(scene.draw()), { unlimited: true })
  return drawn.removeAlpha().png({ compressionLevel: 1 }).toBuffer()
}

/** The wide picture is the whole scene; the tall one is cut out of it around its focus. */
export async function printScene(
  painted: Buffer,
  { focus, isLarge = false }: Pick<Scene, 'focus' | 'isLarge'>,
  format: Format,
): Promise<Buffer> {
  const picture = sharp(painted)
  if (format === 'tall') picture.extract(cutOut(focus))
  const wide = isLarge ? largeSize : wideSize
  return picture
    .resize(format === 'wide' ? wide : tallSize)
    .webp({ quality: isLarge ? largeQuality : quality, effort: 6, smartSubsample: true })
    .toBuffer()
}

function cutOut(focus: number) {
  const width = Math.round((frame.h * tallSize.width) / tallSize.height)
  const left = Math.round(focus * frame.w - width / 2)
  return { left: Math.min(Math.max(left, 0), frame.w - width), top: 0, width, height: frame.h }
}
