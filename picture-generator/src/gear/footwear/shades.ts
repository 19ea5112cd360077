import type { Footwear } from '../../look.ts'
import type { Cloth } from '../../relief/cloth.ts'
import { darker, lighter, lightness, mix, type Hex } from '../../relief/hex.ts'
import type { Random } from '../../relief/noise.ts'
import type { Colourway } from '../../drawing.ts'
import { pickRandom } from '../random-choice.ts'

/** The colour of each piece of a shoe. */
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
  random: Random,
): Shades {
  const overlay = pickRandom(random, [second, mix(main, second, 0.4), darker(main, 0.22), second])
  const trim = pickRandom(random, [second, darker(main, 0.34), darker(second, 0.2)])
  const lace = pickRandom(random, [accent, accent, lighter(main, 0.45), second])
  return {
    upper: main,
    overlay,
    trim,
    lace: Math.abs(lightness(lace) - lightness(overlay)) < 0.08 ? accent : lace,
    accent,
    ...soleShades(look, { main, second, accent }, random),
  }
}

function soleShades(
  { kind, sole }: Footwear,
  { main, second, accent }: Colourway,
  random: Random,
): Pick<Shades, 'foam' | 'base' | 'rubber'> {
  const black = '#25282a'
  const gum = '#8d6844'
  const chalk = '#d6d7d1'
  if (sole === 'wedge') {
    const foam = pickRandom(random, [chalk, '#d8cdb8', gum, mix(main, chalk, 0.72)])
    return {
      foam,
      base: darker(foam, 0.08),
      rubber: pickRandom(random, [gum, black, darker(foam, 0.2)]),
    }
  }
  if (sole === 'lugged' && kind !== 'trail-shoe') {
    const foam = pickRandom(random, [darker(second, 0.2), '#3a3d3f', '#6b665d', darker(main, 0.4)])
    return { foam, base: darker(foam, 0.3), rubber: pickRandom(random, [black, black, '#3c2f26']) }
  }
  const foam = pickRandom(random, [
    chalk,
    mix(main, '#dcddd8', 0.74),
    '#c9ccc8',
    mix(accent, '#dcddd8', 0.84),
  ])
  const base = pickRandom(random, [accent, second, darker(foam, 0.12), lighter(main, 0.3)])
  return { foam, base, rubber: pickRandom(random, [black, black, darker(second, 0.35), gum]) }
}
