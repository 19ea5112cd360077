import { grid, type Grid } from './field.ts'

const infinity = 1e12

/** For every cell the exact distance to the nearest cell that is outside. */
export function distanceWithin(size: Grid, isInside: (i: number) => boolean): Grid {
  const { w, h } = size
  const squares = new Float64Array(w * h)
  for (let i = 0; i < w * h; i++) squares[i] = isInside(i) ? infinity : 0
  const buffers = envelopeBuffers(Math.max(w, h))
  for (let x = 0; x < w; x++) lowerEnvelope(squares, { length: h, base: x, step: w }, buffers)
  for (let y = 0; y < h; y++) lowerEnvelope(squares, { length: w, base: y * w, step: 1 }, buffers)
  const out = grid(w, h)
  for (let i = 0; i < w * h; i++) out.d[i] = Math.sqrt(Math.min(valueAt(squares, i), 1e8))
  return out
}

type EnvelopeBuffers = { vertex: Float64Array; border: Float64Array; row: Float64Array }
type RowSlice = { length: number; base: number; step: number }

function envelopeBuffers(n: number): EnvelopeBuffers {
  return {
    vertex: new Float64Array(n),
    border: new Float64Array(n + 1),
    row: new Float64Array(n),
  }
}

/** The parabolas of one row or column, and which of them is lowest where. */
function lowerEnvelope(squares: Float64Array, { length, base, step }: RowSlice, buffers: EnvelopeBuffers): void {
  const { vertex, border, row } = buffers
  for (let i = 0; i < length; i++) row[i] = valueAt(squares, base + i * step)
  let k = 0
  vertex[0] = 0
  border[0] = -infinity
  border[1] = infinity
  for (let q = 1; q < length; q++) {
    let s = meeting(row, q, valueAt(vertex, k))
    while (s <= valueAt(border, k) && k > 0) {
      k -= 1
      s = meeting(row, q, valueAt(vertex, k))
    }
    k += 1
    vertex[k] = q
    border[k] = s
    border[k + 1] = infinity
  }
  k = 0
  for (let q = 0; q < length; q++) {
    while (valueAt(border, k + 1) < q) k += 1
    const nearest = valueAt(vertex, k)
    squares[base + q * step] = (q - nearest) ** 2 + valueAt(row, nearest)
  }
}

function meeting(row: Float64Array, q: number, p: number): number {
  return (valueAt(row, q) + q * q - (valueAt(row, p) + p * p)) / (2 * q - 2 * p)
}

function valueAt(numbers: Float64Array, i: number): number {
  return numbers[i] ?? 0
}
