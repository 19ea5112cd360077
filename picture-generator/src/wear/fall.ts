import { fan, stack } from '../relief/drape.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Fold, Wrinkle } from '../relief/part.ts'
import { centre, movePoint, type Pt } from '../relief/path.ts'
import type { Body } from './body.ts'
import type { Sleeve } from './sleeve.ts'

/** The folds of a cloth: their number, width and height, and the wrinkles between them. */
export type Hand = 'crisp' | 'soft' | 'thick' | 'light'
type Fall = { count: number; width: number; amp: number; crumple: number; scale: number }

const falls: Record<Hand, Fall> = {
  crisp: { count: 6, width: 17, amp: 9, crumple: 4.6, scale: 60 },
  soft: { count: 5, width: 22, amp: 7.5, crumple: 4.2, scale: 84 },
  thick: { count: 4, width: 30, amp: 10, crumple: 7, scale: 96 },
  light: { count: 7, width: 13, amp: 8, crumple: 5.5, scale: 40 },
}

export function torsoFolds(body: Body, hand: Hand): Fold[] {
  const { count, width, amp } = falls[hand]
  const seed = body.seed
  const random = seededRandom(seed * 13 + 1)
  const pull = (side: 1 | -1): Fold[] =>
    fan({
      seed: seed + 11 * side + 40,
      from: body.at(0.99 * side, 1.02),
      angle: side > 0 ? 2.5 + random() * 0.25 : 0.64 - random() * 0.25,
      spread: 0.9 + random() * 0.4,
      count: count - Math.floor(random() * 2),
      length: 140 + random() * 60,
      width,
      amp: amp * (0.75 + random() * 0.4),
    })
  const fall = (across: number): Fold => {
    const from = 1.15 + random() * 0.5
    const drift = (random() - 0.5) * 0.22
    const places = [0, 0.34, 0.68, 1].map((t, i) =>
      movePoint(body.at(across + drift * t + (i % 2) * 0.03, from + (3 - from) * t), 0, 0),
    )
    return {
      pts: places,
      w: width * (1.3 + random() * 0.7),
      amp: amp * (0.5 + random() * 0.5),
      skew: (random() - 0.5) * 1.6,
    }
  }
  const verticalFolds = [-0.76, -0.4, 0.3, 0.72].filter(() => random() < 0.8).map(fall)
  return [...pull(1), ...pull(-1), ...verticalFolds, ...hips(body, { width, amp, random })]
}

type Hips = { width: number; amp: number; random: () => number }

/** Drags from the side towards the middle, where the body below would push. */
function hips(body: Body, { width, amp, random }: Hips): Fold[] {
  return ([1, -1] satisfies (1 | -1)[]).flatMap((side) =>
    [1.9, 2.45]
      .filter(() => random() < 0.75)
      .map((down): Fold => {
        const start = down + (random() - 0.5) * 0.4
        const pts = [
          body.at(0.97 * side, start),
          body.at(0.68 * side, start + 0.16),
          body.at(0.36 * side, start + 0.18 + random() * 0.1),
        ]
        return {
          pts,
          w: width * 0.9,
          amp: amp * (0.5 + random() * 0.4),
          skew: (random() - 0.5) * 1.4,
        }
      }),
  )
}

export function torsoWrinkles(hand: Hand): Wrinkle[] {
  const { crumple, scale } = falls[hand]
  return [{ amp: crumple, scale, angle: 1.45, stretch: 2.8, mask: looseness }]
}

/** Cloth lies smoother in the middle and above the chest. */
function looseness(x: number, y: number): number {
  const aside = Math.min(1, Math.abs(x - centre) / 170)
  return 0.35 + 0.65 * aside * (y > 480 ? 1 : 0.45)
}

export function sleeveFolds(sleeve: Sleeve, hand: Hand): Fold[] {
  const { count, width, amp } = falls[hand]
  const random = seededRandom(sleeve.seed * 17 + 9)
  const tilt = 0.35 + random() * 0.35
  const w = width * 0.85
  return [
    ...stack({
      seed: sleeve.seed + 1,
      from: sleeve.middle(0.2),
      to: sleeve.middle(0.56),
      count,
      reach: 92,
      tilt,
      width: w,
      amp: amp * 0.95,
    }),
    ...stack({
      seed: sleeve.seed + 3,
      from: sleeve.middle(0.72),
      to: sleeve.middle(0.96),
      count: count - 2,
      reach: 84,
      tilt: 0.35,
      width: w * 0.85,
      amp: amp * 0.85,
    }),
    ...fan({
      seed: sleeve.seed + 2,
      from: movePoint(sleeve.middle(0.02), -34, -4),
      angle: 0.35 + random() * 0.3,
      spread: 1.1,
      count: 4,
      length: 118,
      width: w,
      amp: amp * 0.9,
    }),
    capFold(sleeve, { w: width * 1.25, amp: amp * (0.6 + random() * 0.5) }),
  ]
}

export function shortSleeveFolds(sleeve: Sleeve, hand: Hand): Fold[] {
  const { width, amp } = falls[hand]
  const from = movePoint(sleeve.middle(0), -40, -2)
  const angle = -0.5 + (sleeve.seed % 5) * 0.06
  const pull = fan({
    seed: sleeve.seed,
    from,
    angle,
    spread: 1.3,
    count: 5,
    length: 105,
    width: width * 0.7,
    amp,
  })
  return [
    ...pull,
    capFold(sleeve, { w: width * 1.2, amp }),
    hang(sleeve, { w: width * 0.8, amp: amp * 0.8 }),
  ]
}

export function sleeveWrinkles(hand: Hand): Wrinkle[] {
  const { crumple, scale } = falls[hand]
  return [{ amp: crumple, scale: scale * 0.62, angle: 1.1, stretch: 2.5 }]
}

function capFold(sleeve: Sleeve, strength: { w: number; amp: number }): Fold {
  const [a, b, c] = [0.12, 0.28, 0.5].map((t) => inward(sleeve, t))
  return { pts: [a, b, c].filter((p): p is Pt => p !== undefined), ...strength, skew: 0.6 }
}

function inward(sleeve: Sleeve, t: number): Pt {
  const i = Math.min(sleeve.outer.length - 1, Math.round(t * (sleeve.outer.length - 1)))
  const p = sleeve.outer[i] ?? sleeve.elbow
  return [p[0] - 30, p[1] + 22]
}

function hang(sleeve: Sleeve, strength: { w: number; amp: number }): Fold {
  return {
    pts: [sleeve.middle(0.95), movePoint(sleeve.middle(0.5), 8, 0), sleeve.middle(0)],
    ...strength,
  }
}
