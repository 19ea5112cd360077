/** Numbers on a grid: heights, coverage, distances. */
export type Grid = { w: number; h: number; d: Float32Array }

export function grid(w: number, h: number): Grid {
  return { w, h, d: new Float32Array(w * h) }
}

export function at(d: Float32Array, i: number): number {
  return d[i] ?? 0
}

export function add(target: Grid, source: Grid, factor = 1): void {
  for (let i = 0; i < target.d.length; i++) target.d[i] = at(target.d, i) + at(source.d, i) * factor
}

/** Calls `visit` for each cell with its index and position. */
export function each({ w, h }: Grid, visit: (i: number, x: number, y: number) => void): void {
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) visit(y * w + x, x, y)
}

export function sampleGrid(g: Grid, x: number, y: number): number {
  const cx = clamp(x, 0, g.w - 1.001)
  const cy = clamp(y, 0, g.h - 1.001)
  const left = Math.trunc(cx)
  const top = Math.trunc(cy)
  const fx = cx - left
  const fy = cy - top
  const i = top * g.w + left
  const right = left + 1 < g.w ? 1 : 0
  const down = top + 1 < g.h ? g.w : 0
  const upper = at(g.d, i) * (1 - fx) + at(g.d, i + right) * fx
  const lower = at(g.d, i + down) * (1 - fx) + at(g.d, i + down + right) * fx
  return upper * (1 - fy) + lower * fy
}

export function clamp(n: number, low: number, high: number): number {
  return n < low ? low : n > high ? high : n
}

/** An approximate Gaussian blur. A strong blur is computed on a coarser grid. */
export function blur(g: Grid, sigma: number): Grid {
  if (sigma < 0.4) return { ...g, d: Float32Array.from(g.d) }
  const coarser = Math.min(8, Math.floor(sigma / 3.5))
  if (coarser < 2 || Math.min(g.w, g.h) < coarser * 8) return boxBlur(g, sigma)
  return enlarge(boxBlur(shrink(g, coarser), sigma / coarser), g, coarser)
}

function boxBlur(g: Grid, sigma: number): Grid {
  const out: Grid = { w: g.w, h: g.h, d: Float32Array.from(g.d) }
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.5))
  const transposed: Grid = { w: g.h, h: g.w, d: new Float32Array(g.d.length) }
  for (let i = 0; i < 3; i++) {
    boxPass(out, transposed, radius)
    boxPass(transposed, out, radius)
  }
  return out
}

/** The output is transposed, so that two passes blur in both directions. */
function boxPass(from: Grid, target: Grid, radius: number): void {
  const { w, h } = from
  const share = 1 / (2 * radius + 1)
  for (let y = 0; y < h; y++) {
    const row = y * w
    const end = row + w - 1
    let sum = at(from.d, row) * (radius + 1)
    for (let i = 0; i < radius; i++) sum += at(from.d, Math.min(row + i, end))
    for (let x = 0; x < w; x++) {
      sum += at(from.d, Math.min(row + x + radius, end))
      sum -= at(from.d, x === 0 ? row : Math.max(row + x - radius - 1, row))
      target.d[x * h + y] = sum * share
    }
  }
}

function shrink(g: Grid, by: number): Grid {
  const out = grid(Math.ceil(g.w / by), Math.ceil(g.h / by))
  each(out, (i, x, y) => {
    let sum = 0
    let count = 0
    for (let v = y * by; v < Math.min(g.h, y * by + by); v++) {
      for (let u = x * by; u < Math.min(g.w, x * by + by); u++) {
        sum += at(g.d, v * g.w + u)
        count += 1
      }
    }
    out.d[i] = sum / count
  })
  return out
}

function enlarge(g: Grid, target: Grid, by: number): Grid {
  const out = grid(target.w, target.h)
  const offset = 0.5 / by - 0.5
  each(out, (i, x, y) => {
    out.d[i] = sampleGrid(g, x / by + offset, y / by + offset)
  })
  return out
}
