import type { Hardware, Look, Sleep } from './look.ts'
import type { DrawingOptions } from './drawing.ts'
import { bag } from './gear/bags/bag.ts'
import { shelter } from './gear/camp/shelter.ts'
import { sleep } from './gear/camp/sleep.ts'
import { footwear } from './gear/footwear/footwear.ts'
import { hardware } from './gear/kit/hardware.ts'
import type { Product } from './relief/part.ts'
import { asImage, photograph } from './relief/studio.ts'
import { bottom } from './wear/bottom.ts'
import { dress } from './wear/dress.ts'
import { handwear } from './wear/handwear.ts'
import { headwear } from './wear/headwear.ts'
import { midlayer } from './wear/midlayer.ts'
import { outerwear } from './wear/outerwear.ts'
import { socks } from './wear/socks.ts'
import { suit } from './wear/suit.ts'
import { top } from './wear/top.ts'

const wholeQuality = 84

/** Detail pictures consist of grain, which compresses badly and hides a loss of quality. */
const detailQuality = 55

export const pictureSize = { width: 900, height: 1125 }

type Size = { width: number; height: number }

/** One picture as WebP. The same description always gives the same bytes. */
export async function drawPicture(
  look: Look,
  drawing: DrawingOptions,
  size: Size = pictureSize,
): Promise<Buffer> {
  const shot = { ...size, isDetail: drawing.view === 'detail' }
  const picture = await photograph(productOf(look, drawing), shot)
  const quality = shot.isDetail ? detailQuality : wholeQuality
  return asImage(picture).webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
}

type Artist = (look: Look, drawing: DrawingOptions) => Product | undefined

/** The function that draws each kind. */
const artists: readonly Artist[] = [
  artist(['down-jacket', 'insulated-jacket', 'shell-jacket', 'rain-coat', 'wind-shirt'], outerwear),
  artist(['fleece', 'hoodie', 'sweater'], midlayer),
  artist(['trousers', 'shorts', 'leggings', 'skirt', 'bib'], bottom),
  artist(['kids-suit'], suit),
  artist(['dress'], dress),
  artist(['cap', 'beanie', 'headband', 'neck-gaiter', 'sun-hat'], headwear),
  artist(['gloves', 'mittens'], handwear),
  artist(['socks'], socks),
  artist(['tee', 'base-layer', 'shirt', 'tank'], top),
  artist(
    ['trail-shoe', 'hiking-boot', 'sandal', 'winter-boot', 'rain-boot', 'camp-shoe'],
    footwear,
  ),
  artist(['backpack', 'duffel', 'tote', 'hip-pack', 'running-vest'], bag),
  artist(['tent', 'tarp'], shelter),
  artist<Sleep['kind']>(['sleeping-bag', 'mat'], sleep),
  artist<Hardware['kind']>(['bottle', 'mug', 'headlamp', 'poles'], hardware),
  artist<Hardware['kind']>(['cook-set', 'gift-card', 'towel', 'stuff-sack'], hardware),
]

export function productOf(look: Look, drawing: DrawingOptions): Product {
  for (const draw of artists) {
    const product = draw(look, drawing)
    if (product) return product
  }
  throw new Error(`nobody draws ${look.kind}`)
}

function artist<K extends Look['kind']>(
  kinds: readonly K[],
  draw: (look: Look & { kind: K }, drawing: DrawingOptions) => Product,
): Artist {
  const draws = (look: Look): look is Look & { kind: K } => kinds.some((k) => k === look.kind)
  return (look, drawing) => (draws(look) ? draw(look, drawing) : undefined)
}
