import { clamp } from '../relief/field.ts'
import { type Noise, noise } from '../relief/noise.ts'

/** The sum of a number of octaves. */
export type FractalNoise = (x: number, y: number, octaves: number) => number

/** The noise functions for ground, clouds and forests of one scene. */
export type Land = {
  baseNoise: Noise
  fractalNoise: FractalNoise
  /** Ridged noise, about 0 to 1. The share is the amplitude of an octave relative to the previous one. */
  ridgedNoiseOf: (share: number) => FractalNoise
  ridgedNoise: FractalNoise
}

export function land(seed: number): Land {
  const baseNoise = noise(seed)
  const ridgedNoiseOf = (share: number) => createRidgedNoise(baseNoise, share)
  return {
    baseNoise,
    fractalNoise: fractalNoiseOf(baseNoise),
    ridgedNoiseOf,
    ridgedNoise: ridgedNoiseOf(0.52),
  }
}

/** A smooth step from 0 to 1 between two positions. */
export function smooth(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

export function unit(n: number): number {
  return clamp(n, 0, 1)
}

function fractalNoiseOf(baseNoise: Noise): FractalNoise {
  return (startX, startY, octaves) => {
    let x = startX
    let y = startY
    let sum = 0
    let share = 1
    let whole = 0
    for (let i = 0; i < octaves; i++) {
      sum += baseNoise(x, y) * share
      whole += share
      share *= 0.5
      x = x * 2.03 + 17.3
      y = y * 2.03 - 9.1
    }
    return sum / whole
  }
}

function createRidgedNoise(baseNoise: Noise, finer: number): FractalNoise {
  return (startX, startY, octaves) => {
    let x = startX
    let y = startY
    let sum = 0
    let share = 1
    let whole = 0
    let coarser = 1
    for (let i = 0; i < octaves; i++) {
      const crest = (1 - Math.abs(baseNoise(x, y))) ** 2
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
