import type { Chance } from '../relief/noise.ts'
import { pick } from '../relief/path.ts'

export function oneOf<T>(next: Chance, list: readonly T[]): T {
  return pick(list, Math.floor(next() * list.length))
}

/** Somewhere from one number to another. */
export function within(next: Chance, from: number, to: number): number {
  return from + next() * (to - from)
}
