import type { Footwear } from '../../look.ts'
import type { Cloth } from '../../relief/cloth.ts'
import { darker, lighter, lightness, mix, type Hex } from '../../relief/hex.ts'
import type { Chance } from '../../relief/noise.ts'
import type { Colourway } from '../../drawing.ts'
import { oneOf } from '../chosen.ts'

/** What each piece of a shoe is dyed. */
export type Shades = {
  upper: Hex
  overlay: Hex
  trim: Hex
  lace: Hex
  accent: Hex
  foam: Hex
  /** The lower or harder foam. */
  base: Hex
  rubber: Hex
}

export const upperCloths: Record<Footwear['upper'], Cloth> = {
  mesh: 'mesh',
  knit: 'knit',
  leather: 'leather',
  suede: 'suede',
  ripstop: 'ripstop',
  webbing: 'webbing',
  puffy: 'matt-nylon',
  rubber: 'rubber',
}

export function shadesFor(
  look: Footwear,
  { main, second, accent }: Colourway,
  next: Chance,
): Shades {
  const overlay = oneOf(next, [second, mix(main, second, 0.4), darker(main, 0.22), second])
  const trim = oneOf(next, [second, darker(main, 0.34), darker(second, 0.2)])
  const lace = oneOf(next, [accent, accent, lighter(main, 0.45), second])
  return {
    upper: main,
    overlay,
    trim,
    lace: Math.abs(lightness(lace) - lightness(overlay)) < 0.08 ? accent : lace,
    accent,
    ...soleShades(look, { main, second, accent }, next),
  }
}

function soleShades(
  { kind, sole }: Footwear,
  { main, second, accent }: Colourway,
  next: Chance,
): Pick<Shades, 'foam' | 'base' | 'rubber'> {
  const black = '#25282a'
  const gum = '#8d6844'
  const chalk = '#d6d7d1'
  if (sole === 'wedge') {
    const foam = oneOf(next, [chalk, '#d8cdb8', gum, mix(main, chalk, 0.72)])
    return { foam, base: darker(foam, 0.08), rubber: oneOf(next, [gum, black, darker(foam, 0.2)]) }
  }
  if (sole === 'lugged' && kind !== 'trail-shoe') {
    const foam = oneOf(next, [darker(second, 0.2), '#3a3d3f', '#6b665d', darker(main, 0.4)])
    return { foam, base: darker(foam, 0.3), rubber: oneOf(next, [black, black, '#3c2f26']) }
  }
  const foam = oneOf(next, [
    chalk,
    mix(main, '#dcddd8', 0.74),
    '#c9ccc8',
    mix(accent, '#dcddd8', 0.84),
  ])
  const base = oneOf(next, [accent, second, darker(foam, 0.12), lighter(main, 0.3)])
  return { foam, base, rubber: oneOf(next, [black, black, darker(second, 0.35), gum]) }
}
