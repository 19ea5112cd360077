import type { Noise } from '../relief/noise.ts'
import { frame } from './canvas.ts'

export type Point = readonly [x: number, y: number]

/** The height of something at a share of the frame's width, as a share of its height. */
export type Line = (x: number) => number

export function fixed(n: number): string {
  return n.toFixed(1)
}

export function through(points: readonly Point[]): string {
  return points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')
}

export function closed(points: readonly Point[]): string {
  return `M${through(points)}Z`
}

/** The height of a line at this position of the frame, in pixels. */
export function onLine(line: Line, x: number): number {
  return line(x / frame.w) * frame.h
}

/** The outline of the area below a line. */
export function below(line: Line, step = 4): string {
  const points: Point[] = []
  for (let x = -20; x <= frame.w + 20; x += step) points.push([x, onLine(line, x)])
  return `M-20 ${frame.h}L${through(points)}L${frame.w + 20} ${frame.h}Z`
}

/** A grid of values over the frame. The function gets positions as shares of the frame. */
export function field(cell: number, value: Noise): { w: number; h: number; d: Float32Array } {
  const w = Math.ceil(frame.w / cell)
  const h = Math.ceil(frame.h / cell)
  const d = new Float32Array(w * h)
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) d[y * w + x] = value(x / w, y / h)
  return { w, h, d }
}
