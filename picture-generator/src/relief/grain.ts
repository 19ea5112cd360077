import { noise } from './noise.ts'

/** How a cloth reflects light, and its finest relief in units of the drawing. */
export type Material = {
  spec: number
  gloss: number
  sheen: number
  /** The size of the finest feature. If it is too small to draw, it fades out, which avoids moiré. */
  period: number
  bump?: (x: number, y: number) => number
  /** Multiplies the colour. */
  tint?: (x: number, y: number) => number
}

export const rough = noise(77)
export const uneven = noise(78)

/** A zigzag between 0 and 1. */
export function zigzag(t: number): number {
  return Math.abs((t - Math.floor(t)) * 2 - 1)
}

/** A thread at every whole number. */
export function thread(t: number, width: number): number {
  const away = Math.abs(t - Math.round(t))
  return away < width ? 1 - away / width : 0
}

export function wave(t: number): number {
  return Math.sin(t * Math.PI)
}

/** The distance to the nearest of scattered points. */
export function clumps(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let nearest = 9
  for (let j = row - 1; j <= row + 1; j++) {
    for (let i = column - 1; i <= column + 1; i++) {
      const hash = hashOf(i, j)
      const dx = i + 0.08 + 0.84 * ((hash & 1023) / 1023) - x
      const dy = j + 0.08 + 0.84 * (((hash >>> 12) & 1023) / 1023) - y
      nearest = Math.min(nearest, dx * dx + dy * dy)
    }
  }
  return Math.sqrt(nearest)
}

function hashOf(i: number, j: number): number {
  let h = Math.imul(i, 374761393) + Math.imul(j, 668265263)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return (h ^ (h >>> 16)) >>> 0
}

/** Strands that turn slowly about. */
export function fibres(x: number, y: number, length: number): number {
  const angle = 2.6 * rough(x / 26, y / 26)
  const along = x * Math.cos(angle) + y * Math.sin(angle)
  const over = y * Math.cos(angle) - x * Math.sin(angle)
  return uneven(along / length, over / 1.7)
}
