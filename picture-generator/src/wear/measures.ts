import type { Cut } from '../look.ts'
import type { Pt } from '../relief/path.ts'

export type Length = 'crop' | 'hip' | 'thigh' | 'knee'

/** Half widths from the centre line, heights down the drawing; each cut is drawn, not scaled. */
export type Measures = {
  neck: number
  neckY: number
  shoulder: Pt
  armpit: Pt
  waist: Pt
  hip: Pt
  hemY: number
  /** How far the hem swings out beyond the hip. */
  flare: number
  sleeve: { bicep: number; elbow: number; wrist: number; upper: number; lower: number }
  /** Size of hood and collar against a man's. */
  head: number
}

const hems: Record<Cut, Record<Length, number>> = {
  men: { crop: 985, hip: 1108, thigh: 1235, knee: 1400 },
  women: { crop: 925, hip: 1062, thigh: 1215, knee: 1430 },
  kids: { crop: 850, hip: 935, thigh: 1030, knee: 1140 },
}

const cuts: Record<Cut, Measures> = {
  men: {
    neck: 74,
    neckY: 292,
    shoulder: [212, 351],
    armpit: [226, 576],
    waist: [213, 840],
    hip: [217, 1060],
    hemY: 1108,
    flare: 2,
    sleeve: { bicep: 53, elbow: 48, wrist: 42, upper: 245, lower: 300 },
    head: 1,
  },
  women: {
    neck: 66,
    neckY: 294,
    shoulder: [182, 352],
    armpit: [200, 552],
    waist: [172, 786],
    hip: [205, 1010],
    hemY: 1062,
    flare: 6,
    sleeve: { bicep: 45, elbow: 39, wrist: 34, upper: 238, lower: 282 },
    head: 0.95,
  },
  kids: {
    neck: 76,
    neckY: 296,
    shoulder: [186, 340],
    armpit: [206, 520],
    waist: [207, 710],
    hip: [214, 880],
    hemY: 935,
    flare: 8,
    sleeve: { bicep: 54, elbow: 50, wrist: 44, upper: 158, lower: 188 },
    head: 1.02,
  },
}

export type MeasureOptions = {
  cut: Cut
  length?: Length | undefined
  ease: number
  /** How much wider the neck is open than under a collar. */
  openNeck?: number | undefined
  /** How much shoulder is cut away: a tank's straps. */
  cutAway?: number | undefined
  flare?: number | undefined
  /** Additional length. */
  longer?: number | undefined
  /** 1 falls straight from the armpit. */
  boxy?: number | undefined
}

/** `ease` is the room between body and cloth. */
export function measuresOf(options: MeasureOptions): Measures {
  const { cut, length = 'hip', ease, openNeck = 0, cutAway = 0, boxy = 0 } = options
  const m = cuts[cut]
  const straight = m.waist[0] + (Math.max(m.hip[0], m.armpit[0]) - m.waist[0]) * boxy
  const wider = ({ 0: x, 1: y }: Pt, by = ease): Pt => [x + by, y]
  const { bicep, elbow, wrist, upper, lower } = m.sleeve
  const allowance = ease * 0.45
  return {
    ...m,
    neck: m.neck + openNeck,
    flare: options.flare ?? m.flare,
    shoulder: wider(m.shoulder, ease * 0.35 - cutAway),
    armpit: wider(m.armpit),
    waist: [straight + ease, m.waist[1]],
    hip: wider(m.hip),
    hemY: hems[cut][length] + (options.longer ?? 0),
    sleeve: { bicep: bicep + allowance, elbow: elbow + allowance, wrist: wrist + allowance * 0.6, upper, lower },
  }
}
