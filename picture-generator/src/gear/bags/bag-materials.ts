import type { BagLook } from '../../look.ts'
import type { Colourway } from '../../drawing.ts'
import type { Cloth } from '../../relief/cloth.ts'
import { darker, mix, type Hex } from '../../relief/hex.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Random } from '../../relief/noise.ts'
import type { Part } from '../../relief/part.ts'
import { rectangle, type Pt } from '../../relief/path.ts'
import { pickRandom } from '../random-choice.ts'
import { rim } from '../seam.ts'

/** The materials of all pieces of a bag. */
export type BagMaterials = {
  look: BagLook
  colours: Colourway & { web: Hex; panel: Hex; pocket: Hex }
  cloth: Cloth
  random: Random
}

export function bagMaterials(
  look: BagLook,
  { main, second, accent }: Colourway,
  random: Random,
): BagMaterials {
  const web = pickRandom(random, [darker(second, 0.15), '#2b3133', darker(second, 0.15)])
  const panel = pickRandom(random, [second, second, darker(main, 0.2), mix(main, second, 0.5)])
  const pocket = pickRandom(random, [panel, main, second])
  return {
    look,
    colours: { main, second, accent, web, panel, pocket },
    cloth: look.surface,
    random,
  }
}

type Clip = { at: Pt; width: number; z: number; form?: Form | undefined }

/** A side-release buckle on a strap that runs down. */
export function buckle({ at: [x, y], width, z, form }: Clip): Part[] {
  const body = rectangle({ x: x - width / 2, y: y - 22, w: width, h: 44 }, 7)
  const slot = rectangle({ x: x - width / 2 + 6, y: y - 6, w: width - 12, h: 12 }, 3)
  return [
    {
      d: body,
      color: '#242a2c',
      cloth: 'plastic',
      z,
      form,
      bevel: rim(6, 6),
      relief: { svg: `<path d="${slot}"/>`, h: -5, soft: 1 },
    },
  ]
}

/** The square sewn where a strap ends, crossed twice. */
export function tack(at: Pt, size: number): { d: string }[] {
  const [x, y] = at
  const r = size / 2
  return [
    { d: `M${x - r} ${y - r}L${x + r} ${y - r}L${x + r} ${y + r}L${x - r} ${y + r}Z` },
    { d: `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}` },
  ]
}
