import { fan, stack } from '../relief/drape.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Fold, Wrinkle } from '../relief/part.ts'
import { movePoint } from '../relief/path.ts'
import type { Hand } from './fall.ts'
import type { Leg } from './legs.ts'

type Fall = { width: number; amp: number; crumple: number; scale: number; rich: number }

const falls: Record<Hand | 'tight', Fall> = {
  crisp: { width: 15, amp: 9, crumple: 6, scale: 52, rich: 1 },
  soft: { width: 20, amp: 8, crumple: 5, scale: 76, rich: 0.8 },
  thick: { width: 26, amp: 10, crumple: 7, scale: 88, rich: 0.7 },
  light: { width: 13, amp: 8, crumple: 6, scale: 40, rich: 1 },
  tight: { width: 12, amp: 3.4, crumple: 1.6, scale: 46, rich: 0.6 },
}

/** Drags from the crotch, the bend of the knee, and how the hem breaks. */
export function legFolds(leg: Leg, hand: Hand | 'tight', hasKnee: boolean): Fold[] {
  const { width, amp, rich } = falls[hand]
  const random = seededRandom(leg.seed * 23 + 3)
  const few = (n: number) => Math.max(1, Math.round(n * rich * (0.75 + random() * 0.5)))
  const crotch = movePoint(leg.at(0, 0), 4, 8)
  const drags = [
    ...fan({
      seed: leg.seed,
      from: crotch,
      angle: 0.1 + random() * 0.25,
      spread: 1,
      count: few(6),
      length: 140,
      width: width * 0.9,
      amp,
    }),
    ...fan({
      seed: leg.seed + 1,
      from: movePoint(crotch, 0, 14),
      angle: 1.05 + random() * 0.2,
      spread: 0.6,
      count: few(4),
      length: 190,
      width,
      amp: amp * 0.85,
    }),
  ]
  const hip: Fold = {
    pts: [leg.at(0.94, -0.55), leg.at(0.76, -0.3), leg.at(0.5, -0.16)],
    w: width * 1.2,
    amp: amp * 0.6,
    skew: -0.5,
  }
  return hasKnee
    ? [...drags, hip, ...lower(leg, { width, amp, few, random })]
    : [...drags, hip, ...hang(leg, { width, amp, random })]
}

type Lower = { width: number; amp: number; few: (n: number) => number; random: () => number }

function lower(leg: Leg, { width, amp, few, random }: Lower): Fold[] {
  const knee = 0.36 + random() * 0.06
  const long = (across: number, from: number): Fold => ({
    pts: [
      leg.at(across, from),
      leg.at(across + (random() - 0.5) * 0.2, from + 0.18),
      leg.at(across + (random() - 0.5) * 0.2, from + 0.38),
    ],
    w: width * 1.6,
    amp: amp * 0.8,
    skew: (random() - 0.5) * 1.4,
  })
  return [
    ...stack({
      seed: leg.seed + 2,
      from: leg.at(0.36, knee - 0.06),
      to: leg.at(0.4, knee + 0.1),
      count: few(4),
      reach: 116,
      tilt: 0.3,
      width,
      amp: amp * 0.95,
    }),
    ...stack({
      seed: leg.seed + 3,
      from: leg.at(0.5, 0.6),
      to: leg.at(0.5, 0.72),
      count: few(3),
      reach: 110,
      tilt: 0.35,
      width,
      amp: amp * 0.7,
    }),
    ...stack({
      seed: leg.seed + 4,
      from: leg.at(0.5, 0.84),
      to: leg.at(0.5, 0.97),
      count: few(4),
      reach: 128,
      tilt: 0.22,
      width: width * 1.05,
      amp: amp * 1.15,
    }),
    long(0.62, 0.02),
    long(0.34, 0.46),
    long(0.7, 0.5),
  ]
}

function hang(leg: Leg, { width, amp, random }: Omit<Lower, 'few'>): Fold[] {
  return [0.25, 0.5, 0.8].map((across): Fold => ({
    pts: [
      leg.at(across, 0.2 + random() * 0.2),
      leg.at(across + 0.05, 0.62),
      leg.at(across + (random() - 0.5) * 0.2, 1),
    ],
    w: width * 1.5,
    amp: amp * 0.8,
    skew: (random() - 0.5) * 1.4,
  }))
}

export function legWrinkles(hand: Hand | 'tight'): Wrinkle[] {
  const { crumple, scale } = falls[hand]
  return [{ amp: crumple, scale, angle: 1.3, stretch: 2.6 }]
}
