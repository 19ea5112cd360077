/** A point; one marked 1 is a corner where the outline turns sharply. */
export type Pt = readonly [x: number, y: number, corner?: 1]
export type Box = { x: number; y: number; w: number; h: number }

/** The centre line of every drawing; the drawing space is 1200 by 1500. */
export const centre = 600

/** The item at an index that must exist. Negative indexes count from the end. */
export function pick<T>(list: readonly T[], i: number): T {
  const item = list[i < 0 ? list.length + i : i]
  if (item === undefined) throw new Error(`nothing at ${i} of ${list.length}`)
  return item
}

/** All paths use absolute M, L, C and Z only, so that they can be mirrored and measured. */
export function curve(pts: readonly Pt[]): string {
  const n = pts.length
  const arcs = pts.map((_, i) => arc(pts, i, (k) => pick(pts, (k + n) % n)))
  return `M${coordinates(pick(pts, 0))}${arcs.join('')}Z`
}

export function line(...pts: Pt[]): string {
  const last = pts.length - 1
  const at = (k: number) => pick(pts, Math.max(0, Math.min(last, k)))
  const arcs = pts.slice(0, -1).map((_, i) => arc(pts, i, at))
  return `M${coordinates(pick(pts, 0))}${arcs.join('')}`
}

export function polygon(pts: readonly Pt[]): string {
  return `M${pts.map(coordinates).join('L')}Z`
}

/** Parses points such as `0 18, 58 27, 106 352!`, where the last is a corner. */
export function points(text: string): Pt[] {
  return text.split(', ').map((pointText): Pt => {
    const [x, y] = pointText.split(' ').map((n) => Number.parseFloat(n))
    if (x === undefined || y === undefined) throw new Error(`no point: ${pointText}`)
    return pointText.endsWith('!') ? [x, y, 1] : [x, y]
  })
}

export function corner(p: Pt): Pt {
  return [p[0], p[1], 1]
}

export function movePoint(p: Pt, dx: number, dy: number): Pt {
  return p[2] ? [p[0] + dx, p[1] + dy, 1] : [p[0] + dx, p[1] + dy]
}

/** Mirrors a path at the centre line. */
export function mirrorPath(d: string): string {
  let i = 0
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) =>
    i++ % 2 === 0 ? String(roundCoordinate(2 * centre - Number(number))) : number,
  )
}

export function mirrorPoints(pts: readonly Pt[]): Pt[] {
  return pts.map((p) => (p[2] ? [2 * centre - p[0], p[1], 1] : [2 * centre - p[0], p[1]]))
}

/** Points given as offsets from the centre line. */
export function half(pts: readonly Pt[]): Pt[] {
  return pts.map((p) => movePoint(p, centre, 0))
}

/** A closed outline from its right half, given as offsets from the centre line. */
export function symmetric(pts: readonly Pt[]): string {
  return curve(around(half(pts)))
}

/** The right half and its mirror image as one closed outline. */
export function around(right: readonly Pt[]): Pt[] {
  const left = mirrorPoints(right).toReversed()
  return [...right, ...left.filter((p) => Math.abs(p[0] - centre) > 0.01)]
}

/** A line from left to right, from its right half that starts on the centre line. */
export function across(pts: readonly Pt[]): Pt[] {
  const right = half(pts)
  return [...mirrorPoints(right.slice(1)).toReversed(), ...right]
}

export function box(d: string, margin = 0): Box {
  const n = numbersOf(d)
  const xs = n.filter((_, i) => i % 2 === 0)
  const ys = n.filter((_, i) => i % 2 === 1)
  const x = Math.min(...xs) - margin
  const y = Math.min(...ys) - margin
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y }
}

export function ellipse(middle: Pt, rx: number, ry = rx): string {
  const [cx, cy] = middle
  const k = 0.5523
  const arcs: Pt[][] = [
    [
      [cx + rx, cy + ry * k],
      [cx + rx * k, cy + ry],
      [cx, cy + ry],
    ],
    [
      [cx - rx * k, cy + ry],
      [cx - rx, cy + ry * k],
      [cx - rx, cy],
    ],
    [
      [cx - rx, cy - ry * k],
      [cx - rx * k, cy - ry],
      [cx, cy - ry],
    ],
    [
      [cx + rx * k, cy - ry],
      [cx + rx, cy - ry * k],
      [cx + rx, cy],
    ],
  ]
  return `M${coordinates([cx + rx, cy])}${arcs.map((a) => `C${a.map(coordinates).join(' ')}`).join('')}Z`
}

export function rectangle({ x, y, w, h }: Box, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2)
  if (r === 0)
    return polygon([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ])
  const k = r * 0.45
  const turn = (a: Pt, b: Pt, c: Pt) => `C${[a, b, c].map(coordinates).join(' ')}`
  return [
    `M${coordinates([x + r, y])}L${coordinates([x + w - r, y])}`,
    turn([x + w - k, y], [x + w, y + k], [x + w, y + r]),
    `L${coordinates([x + w, y + h - r])}`,
    turn([x + w, y + h - k], [x + w - k, y + h], [x + w - r, y + h]),
    `L${coordinates([x + r, y + h])}`,
    turn([x + k, y + h], [x, y + h - k], [x, y + h - r]),
    `L${coordinates([x, y + r])}`,
    turn([x, y + k], [x + k, y], [x + r, y]),
    'Z',
  ].join('')
}

/** A closed band around a line: a strap, a lace, a zip. */
export function ribbon(pts: readonly Pt[], from: number, to = from): string {
  const s = sample(pts, 5)
  const edge = (side: number) =>
    s.map((p, i): Pt => {
      const [nx, ny] = normal(s, i)
      const w = ((from + (to - from) * (i / (s.length - 1))) / 2) * side
      return [p[0] + nx * w, p[1] + ny * w]
    })
  return polygon([...edge(-1), ...edge(1).toReversed()])
}

/** Points along the smooth line through these, about `step` apart. */
export function sample(pts: readonly Pt[], step = 6): Pt[] {
  const m = numbersOf(line(...pts))
  let x = pick(m, 0)
  let y = pick(m, 1)
  const out: Pt[] = [[x, y]]
  for (let i = 2; i + 5 < m.length; i += 6) {
    const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((k) => pick(m, i + k))
    if (a === undefined || b === undefined || c === undefined) break
    if (d === undefined || e === undefined || f === undefined) break
    const n = Math.max(2, Math.ceil(Math.hypot(e - x, f - y) / step))
    for (let k = 1; k <= n; k++) {
      out.push([bezier([x, a, c, e], k / n), bezier([y, b, d, f], k / n)])
    }
    x = e
    y = f
  }
  return out
}

/** The point at a share of the length of the line. */
export function along(pts: readonly Pt[], t: number): Pt {
  const s = sample(pts, 5)
  const far = lengths(s)
  const goal = t * pick(far, -1)
  let i = 1
  while (i < s.length - 1 && pick(far, i) < goal) i++
  const a = pick(s, i - 1)
  const b = pick(s, i)
  const u = (goal - pick(far, i - 1)) / (pick(far, i) - pick(far, i - 1) || 1)
  return [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
}

/** The distance of each point from the start, along the line. */
export function lengths(s: readonly Pt[]): number[] {
  let sum = 0
  return s.map((p, i) => {
    const q = pick(s, Math.max(0, i - 1))
    sum += Math.hypot(p[0] - q[0], p[1] - q[1])
    return sum
  })
}

/** The unit normal to the right of the line. */
export function normal(s: readonly Pt[], i: number): Pt {
  const a = pick(s, Math.max(0, i - 1))
  const b = pick(s, Math.min(s.length - 1, i + 1))
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
}

function arc(pts: readonly Pt[], i: number, at: (k: number) => Pt): string {
  const p = pick(pts, i)
  const q = at(i + 1)
  const reach = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.36
  const [px, py] = direction(p[2] ? p : at(i - 1), at(i + 1))
  const [qx, qy] = direction(p, q[2] ? q : at(i + 2))
  const a: Pt = [p[0] + px * reach, p[1] + py * reach]
  const b: Pt = [q[0] - qx * reach, q[1] - qy * reach]
  return `C${[a, b, q].map(coordinates).join(' ')}`
}

function direction(a: Pt, b: Pt): Pt {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
}

function bezier(p: readonly [number, number, number, number], t: number): number {
  const u = 1 - t
  return u * u * u * p[0] + 3 * u * u * t * p[1] + 3 * u * t * t * p[2] + t * t * t * p[3]
}

function numbersOf(d: string): number[] {
  return Array.from(d.matchAll(/-?\d+(?:\.\d+)?/g), ([n]) => Number(n))
}

function coordinates(p: Pt): string {
  return `${roundCoordinate(p[0])} ${roundCoordinate(p[1])}`
}

function roundCoordinate(n: number): number {
  return Math.round(n * 100) / 100
}
