import type { Random } from '../relief/noise.ts'
import { pick } from '../relief/path.ts'

export function pickRandom<T>(random: Random, list: readonly T[]): T {
  return pick(list, Math.floor(random() * list.length))
}

/** A random number between two numbers. */
export function randomBetween(random: Random, from: number, to: number): number {
  return from + random() * (to - from)
}
