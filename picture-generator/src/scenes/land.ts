import { clamp } from '../relief/field.ts'
import { type Noise, noise } from '../relief/noise.ts'

/** Noise upon finer noise, as many times as is said. */
export type FractalNoise = (x: number, y: number, octaves: number) => number

/** What ground, clouds and forests of one scene are made of. */
export type Land = {
  plain: Noise
  heaped: FractalNoise
  /** Crests, about 0 to 1; the share is what a finer crest has of the coarser one. */
  crests: (share: number) => FractalNoise
  ridged: FractalNoise
}

export function land(seed: number): Land {
  const plain = noise(seed)
  const crests = (share: number) => crestsOf(plain, share)
  return { plain, heaped: heapedOf(plain), crests, ridged: crests(0.52) }
}

/** From 0 to 1 between two places, gently. */
export function smooth(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

export function unit(n: number): number {
  return clamp(n, 0, 1)
}

function heapedOf(plain: Noise): FractalNoise {
  return (startX, startY, octaves) => {
    let x = startX
    let y = startY
    let sum = 0
    let share = 1
    let whole = 0
    for (let i = 0; i < octaves; i++) {
      sum += plain(x, y) * share
      whole += share
      share *= 0.5
      x = x * 2.03 + 17.3
      y = y * 2.03 - 9.1
    }
    return sum / whole
  }
}

function crestsOf(plain: Noise, finer: number): FractalNoise {
  return (startX, startY, octaves) => {
    let x = startX
    let y = startY
    let sum = 0
    let share = 1
    let whole = 0
    let coarser = 1
    for (let i = 0; i < octaves; i++) {
      const crest = (1 - Math.abs(plain(x, y))) ** 2
      sum += crest * share * coarser
      whole += share
      coarser = unit(crest * 1.4)
      share *= finer
      x = x * 2.07 + 31.7
      y = y * 2.07 + 11.9
    }
    return sum / whole
  }
}
