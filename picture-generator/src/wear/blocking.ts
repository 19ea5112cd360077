import type { ColourBlocks } from '../look.ts'
import type { Colourway } from '../drawing.ts'
import type { Hex } from '../relief/hex.ts'
import { centre, curve, line, polygon, ribbon, type Pt, points } from '../relief/path.ts'
import type { Body } from './body.ts'
import type { Sleeve } from './sleeve.ts'

/** The areas of the second colour as prints, and the seams around them. */
export type BlockedPrints = {
  torso: string
  torsoSeams: readonly string[]
  /** In the drawing of the right sleeve. */
  right: string
  left: string
  sleeveSeams: readonly string[]
  /** Of hood and collar. */
  top: Hex
  sleeves: Hex
  /** The colour below the logo on the chest. */
  chest: Hex
}

type BlockingOptions = {
  blocking: ColourBlocks
  colourway: Colourway
  body: Body
  sleeve: Sleeve | undefined
  isBack: boolean
}

export function colourBlockPrints(options: BlockingOptions): BlockedPrints {
  const { main } = options.colourway
  const plain: BlockedPrints = {
    torso: '',
    torsoSeams: [],
    right: '',
    left: '',
    sleeveSeams: [],
    top: main,
    sleeves: main,
    chest: main,
  }
  return { ...plain, ...variants[options.blocking](options) }
}

const variants: Record<ColourBlocks, (options: BlockingOptions) => Partial<BlockedPrints>> = {
  plain: () => ({}),
  yoke: ({ body, sleeve, colourway: { second } }) => {
    const y = body.level(0.58 + (body.seed % 3) * 0.08)
    const edge = body.over(y, (body.seed % 2) * 22 - 6)
    const right = sleeve ? fill(polygon(shoulderOf(sleeve, y)), second) : ''
    return {
      torso: fill(polygon([...above(), ...edge.toReversed()]), second),
      torsoSeams: [line(...edge)],
      right,
      left: right,
      top: second,
      chest: second,
    }
  },
  sides: ({ body, sleeve, colourway: { second } }) => {
    const edge = [0.84, 0.66, 0.62, 0.7].map((across, i): Pt => body.at(across, 0.62 + i * 0.85))
    const wide = (side: 1 | -1): Pt[] =>
      edge.map((p): Pt => [centre + (p[0] - centre) * side, p[1]])
    const region = (side: 1 | -1) =>
      polygon([
        ...wide(side),
        [centre + 420 * side, 1560],
        [centre + 420 * side, 300],
        [centre + 300 * side, 300],
      ])
    const under = sleeve
      ? fill(polygon([...sleeve.seam, [centre, 1500], [centre + 60, 300]]), second)
      : ''
    return {
      torso: fill(region(1), second) + fill(region(-1), second),
      torsoSeams: [line(...wide(1)), line(...wide(-1))],
      right: under,
      left: under,
      sleeveSeams: sleeve ? [line(...sleeve.seam)] : [],
    }
  },
  sleeves: ({ colourway: { second } }) => ({ sleeves: second, top: second }),
  bands: ({ body, sleeve, colourway: { second } }) => {
    const y = body.level(0.98)
    const band = fill(ribbon(body.over(y, 6), 116), second)
    const arm = sleeve ? fill(ribbon(sleeve.over(0.14, 4), 96), second) : ''
    const edges = [y - 58, y + 58].map((e) => line(...body.over(e, 6)))
    return {
      torso: band,
      torsoSeams: edges,
      right: arm,
      left: arm,
      sleeveSeams: sleeve ? [0.02, 0.26].map((t) => line(...sleeve.over(t, 4))) : [],
      chest: second,
    }
  },
  diagonal: ({ body, sleeve, colourway: { second }, isBack }) => {
    const flip = isBack ? -1 : 1
    const a = body.at(-1.3 * flip, 0.7)
    const b = body.at(1.3 * flip, 1.95)
    const torso = fill(polygon([a, b, [b[0], 150], [a[0], 150]]), second)
    const arm = sleeve
      ? fill(
          polygon([
            [200, 150],
            [1200, 150],
            [1200, body.level(1.3)],
            [500, body.level(2.1)],
          ]),
          second,
        )
      : ''
    return {
      torso,
      torsoSeams: [line(a, b)],
      [isBack ? 'right' : 'left']: '',
      [isBack ? 'left' : 'right']: arm,
      top: second,
      chest: second,
    }
  },
  'chest-panel': ({ body, colourway: { second }, isBack }) => {
    const low = isBack ? 0.8 : 1.24
    const right: Pt[] = [
      [0, body.level(low) + 14],
      [0.4, body.level(low) + 6],
      [0.66, body.level(low - 0.12)],
      [0.74, body.level(low - 0.45)],
      [0.8, 200],
    ].map(([across, y]): Pt => [body.at(across ?? 0, 1)[0], y ?? 0])
    const left = right.slice(1).map((p): Pt => [2 * centre - p[0], p[1]])
    const edge = [...left.toReversed(), ...right]
    return {
      torso: fill(
        curve([...edge.slice(0, -1), [edge.at(-1)?.[0] ?? 0, 150, 1], [edge[0]?.[0] ?? 0, 150, 1]]),
        second,
      ),
      torsoSeams: [line(...edge)],
      chest: second,
    }
  },
}

function above(): Pt[] {
  return points('100 150, 1100 150')
}

/** The top of a sleeve down to the yoke. */
function shoulderOf(sleeve: Sleeve, y: number): Pt[] {
  const x = sleeve.elbow[0]
  return [
    [centre, 150],
    [1200, 150],
    [1200, y + 60],
    [x, y + 66],
    [(x + centre) / 2 + 60, y + 34],
    [centre, y + 10],
  ]
}

export function fill(d: string, color: Hex): string {
  return `<path d="${d}" fill="${color}"/>`
}
