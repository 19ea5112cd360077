import type { Look } from '../range/look.ts'
import type { Drawing } from './drawing.ts'
import type { Product } from './relief/part.ts'
import { asImage, photograph } from './relief/studio.ts'

export const pictureSize = { width: 900, height: 1125 }

type Size = { width: number; height: number }

/** One picture as WebP, the same bytes for the same words. */
export async function drawPicture(
  look: Look,
  drawing: Drawing,
  size: Size = pictureSize,
): Promise<Buffer> {
  const shot = { ...size, isDetail: drawing.view === 'detail' }
  const picture = await photograph(productOf(look, drawing), shot)
  return asImage(picture).webp({ quality: 84, effort: 4, smartSubsample: true }).toBuffer()
}

/** Each family draws its own kinds. */
function productOf(look: Look, _drawing: Drawing): Product {
  throw new Error(`nobody draws ${look.kind}`)
}
