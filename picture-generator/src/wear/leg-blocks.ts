import type { ColourBlocks } from '../look.ts'
import type { Hex } from '../relief/hex.ts'
import { line, polygon, type Pt } from '../relief/path.ts'
import { fill } from './blocking.ts'
import { outseam, type Leg } from './legs.ts'

type LegBlockOptions = { second: Hex; side: 'right' | 'left'; isLong: boolean }
type LegBlock = { paint: string; seams: string[] }

/** The areas of the second colour on a leg. */
export function legBlocks(blocking: ColourBlocks, leg: Leg, options: LegBlockOptions): LegBlock {
  return variants[blocking](leg, options)
}

const variants: Record<ColourBlocks, (leg: Leg, options: LegBlockOptions) => LegBlock> = {
  plain: () => ({ paint: '', seams: [] }),
  sides: (leg, { second }) => {
    const seam = outseam(leg, 40)
    return block(fill(polygon([...seam, [1300, 1500], [1300, 100]]), second), [seam])
  },
  yoke: (leg, { second }) => block(fill(between(leg, -1.2, -0.48), second), [leg.over(-0.48, 12)]),
  sleeves: (leg, { second, isLong }) => {
    const from = isLong ? 0.5 : 0.55
    return block(fill(between(leg, from, 1.2), second), [leg.over(from, 8)])
  },
  diagonal: (leg, { second, side, isLong }) => {
    if (side === 'left') return block(fill(between(leg, isLong ? 0.86 : 0.8, 1.3), second), [])
    const [a, b] = [leg.at(-0.3, isLong ? 0.16 : 0.2), leg.at(1.3, isLong ? 0.42 : 0.9)]
    return block(fill(polygon([a, b, [b[0], 1600], [a[0], 1600]]), second), [[a, b]])
  },
  bands: knees,
  'chest-panel': (leg, options) => {
    const knee = knees(leg, options)
    const seat = fill(between(leg, -0.2, -0.02), options.second)
    return { paint: knee.paint + seat, seams: [...knee.seams, line(...leg.over(-0.2, 10))] }
  },
}

function knees(leg: Leg, { second, isLong }: LegBlockOptions): LegBlock {
  const [from, to] = isLong ? [0.3, 0.54] : [0.5, 0.8]
  return block(fill(between(leg, from, to), second), [leg.over(from, 8), leg.over(to, 8)])
}

function between(leg: Leg, from: number, to: number): string {
  return polygon([...leg.over(from, 8), ...leg.over(to, 8).toReversed()])
}

function block(paint: string, seams: readonly (readonly Pt[])[]): LegBlock {
  return { paint, seams: seams.map((s) => line(...s)) }
}
