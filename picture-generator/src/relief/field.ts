/** Numbers on a grid: heights, coverage, distances. */
export type Grid = { w: number; h: number; d: Float32Array }

export function grid(w: number, h: number): Grid {
  return { w, h, d: new Float32Array(w * h) }
}

export function at(d: Float32Array, i: number): number {
  return d[i] ?? 0
}

export function add(to: Grid, what: Grid, times = 1): void {
  for (let i = 0; i < to.d.length; i++) to.d[i] = at(to.d, i) + at(what.d, i) * times
}

/** Calls for each cell with its index and place. */
export function each({ w, h }: Grid, call: (i: number, x: number, y: number) => void): void {
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) call(y * w + x, x, y)
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

/** Soft like a Gaussian. What is very soft is worked out on a coarser grid. */
export function blur(g: Grid, sigma: number): Grid {
  if (sigma < 0.4) return { ...g, d: Float32Array.from(g.d) }
  const coarser = Math.min(8, Math.floor(sigma / 3.5))
  if (coarser < 2 || Math.min(g.w, g.h) < coarser * 8) return boxBlur(g, sigma)
  return enlarge(boxBlur(shrink(g, coarser), sigma / coarser), g, coarser)
}

function boxBlur(g: Grid, sigma: number): Grid {
  const out: Grid = { w: g.w, h: g.h, d: Float32Array.from(g.d) }
  const radius = Math.max(1, Math.round(Math.sqrt(sigma * sigma * 4 + 1) / 2 - 0.5))
  const turned: Grid = { w: g.h, h: g.w, d: new Float32Array(g.d.length) }
  for (let i = 0; i < 3; i++) {
    boxPass(out, turned, radius)
    boxPass(turned, out, radius)
  }
  return out
}

/** Written turned by a quarter, so that two passes soften both ways. */
function boxPass(from: Grid, to: Grid, radius: number): void {
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
      to.d[x * h + y] = sum * share
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

function enlarge(g: Grid, to: Grid, by: number): Grid {
  const out = grid(to.w, to.h)
  const offset = 0.5 / by - 0.5
  each(out, (i, x, y) => {
    out.d[i] = sampleGrid(g, x / by + offset, y / by + offset)
  })
  return out
}
