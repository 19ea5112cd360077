import { seededRandom } from '../relief/noise.ts'
import type { Hex } from '../relief/hex.ts'
import { curve, ellipse, polygon, type Pt } from '../relief/path.ts'
import { symbol, wordmark } from '../relief/marks.ts'

/** A print on a chest: where its middle is, how wide, in which inks. */
export type Scene = { at: Pt; width: number; inks: readonly [Hex, Hex]; seed: number }

export type SceneName =
  | 'symbol'
  | 'wordmark'
  | 'contour-lines'
  | 'ridge-line'
  | 'pine-forest'
  | 'sun-and-peak'
  | 'stacked-stones'

export const scenes: Record<SceneName, (scene: Scene) => string> = {
  symbol: ({ at, width, inks }) => symbol({ at, height: width * 0.62, color: inks[0] }),
  wordmark: ({ at, width, inks }) =>
    wordmark({ at: [at[0], at[1] - width * 0.12], height: width * 0.235, color: inks[0] }),
  'contour-lines': contours,
  'ridge-line': ridges,
  'pine-forest': pines,
  'sun-and-peak': sunAndPeak,
  'stacked-stones': stones,
}

/** Height lines of a hill with two tops. */
function contours({ at, width, inks, seed }: Scene): string {
  const rings = Array.from({ length: 10 }, (_, k) => {
    const pts = Array.from({ length: 30 }, (_unused, i): Pt => {
      const a = (i / 30) * Math.PI * 2
      const swell =
        1 +
        0.2 * Math.sin(a * 2 + seed) +
        0.12 * Math.sin(a * 3 + seed * 2 + k * 0.24) +
        0.05 * Math.sin(a * 5 + k * 0.4)
      const r = (0.04 + k * 0.05) * width * swell
      return [
        at[0] + Math.cos(a) * r + (9 - k) * 3.4,
        at[1] + Math.sin(a) * r * 0.84 - (9 - k) * 2.2,
      ]
    })
    return `<path d="${curve(pts)}" stroke-width="${k % 4 === 3 ? 4 : 2.2}"/>`
  })
  return `<g fill="none" stroke="${inks[0]}">${rings.join('')}</g>`
}

/** Ridge behind ridge, each a line. */
function ridges({ at, width, inks, seed }: Scene): string {
  const random = seededRandom(seed + 2)
  const phase = random() * 6
  const lines = Array.from({ length: 8 }, (_, k) => {
    const y = at[1] + (k - 3) * width * 0.062
    const high = (0.42 - k * 0.05) * width
    const pts = Array.from({ length: 45 }, (_unused, i) => {
      const t = i / 44
      const peak =
        Math.sin(Math.PI * t) ** 1.2 *
        (0.62 + 0.38 * Math.sin(t * 17 + k * 0.35 + phase) * Math.sin(t * 7 + k * 0.7 + phase))
      return `${(at[0] + (t - 0.5) * width).toFixed(1)} ${(y - high * peak).toFixed(1)}`
    })
    return `<path d="M${pts.join('L')}"/>`
  })
  return `<g fill="none" stroke="${inks[0]}" stroke-width="2.8" stroke-linejoin="round">${lines.join('')}</g>`
}

function pines({ at, width, inks, seed }: Scene): string {
  const random = seededRandom(seed + 8)
  const base = at[1] + width * 0.26
  const trees = Array.from({ length: 11 }, (_, i) => {
    const away = Math.abs(i - 5) / 5
    const x = at[0] + (i - 5) * width * 0.086 + (random() - 0.5) * width * 0.03
    const high = width * (0.62 - 0.34 * away) * (0.75 + random() * 0.4)
    return pine([x, base], high, inks[i % 3 === 1 ? 1 : 0])
  })
  const ground = `<path d="M${at[0] - width * 0.52} ${base + 7}L${at[0] + width * 0.52} ${base + 7}" stroke="${inks[0]}" stroke-width="3.4"/>`
  return trees.join('') + ground
}

function pine([x, y]: Pt, high: number, ink: Hex): string {
  const tiers = [0, 1, 2, 3].map((k) => {
    const top = y - high + k * high * 0.2
    const half = high * (0.085 + k * 0.052)
    return `<path d="${polygon([
      [x, top],
      [x + half, top + high * 0.3],
      [x + half * 0.3, top + high * 0.27],
      [x - half * 0.3, top + high * 0.27],
      [x - half, top + high * 0.3],
    ])}"/>`
  })
  return `<g fill="${ink}">${tiers.join('')}<path d="${polygon([
    [x - 2.4, y - high * 0.2],
    [x + 2.4, y - high * 0.2],
    [x + 2.4, y],
    [x - 2.4, y],
  ])}"/></g>`
}

function sunAndPeak({ at, width, inks, seed }: Scene): string {
  const k = width / 240
  const lean = ((seed % 5) - 2) * 7
  const p = (x: number, y: number): Pt => [at[0] + x * k, at[1] + y * k]
  const peak = polygon([
    p(-112, 84),
    p(-58, 4),
    p(-40, 22),
    p(lean, -62),
    p(38, 2),
    p(56, -16),
    p(112, 84),
  ])
  const snow = polygon([
    p(lean, -62),
    p(lean + 20, -28),
    p(lean + 8, -34),
    p(lean + 2, -16),
    p(lean - 10, -32),
    p(lean - 21, -22),
  ])
  const sun = ellipse(p(46 - lean, -72), 30 * k)
  const rule = [96, 106].map(
    (y, i) =>
      `<path d="${polygon([p(-112 + i * 22, y), p(112 - i * 22, y), p(112 - i * 22, y + 4), p(-112 + i * 22, y + 4)])}"/>`,
  )
  return `<path d="${sun}" fill="${inks[1]}"/><path d="${peak}" fill="${inks[0]}"/><path d="${snow}" fill="${inks[1]}"/><g fill="${inks[0]}">${rule.join('')}</g>`
}

/** A cairn of irregular stones. */
function stones({ at, width, inks, seed }: Scene): string {
  const random = seededRandom(seed + 4)
  const sizes = [0.42, 0.35, 0.27, 0.2, 0.12]
  let y = at[1] + width * 0.42
  return sizes
    .map((size, i) => {
      const rx = size * width * (0.9 + random() * 0.2)
      const ry = rx * (0.3 + random() * 0.14) + 3
      y -= ry
      const x = at[0] + (random() - 0.5) * width * 0.08
      const turn = (random() - 0.5) * 0.16
      const pts = Array.from({ length: 14 }, (_, j): Pt => {
        const a = (j / 14) * Math.PI * 2
        const lump = 1 + 0.07 * Math.sin(a * 3 + i * 2 + seed)
        const px = Math.cos(a) * rx * lump
        const py = Math.sin(a) * ry * (Math.sin(a) > 0 ? 0.92 : 1.06) * lump
        return [x + px - py * turn, y + py + px * turn]
      })
      y -= ry - 2
      return `<path d="${curve(pts)}" fill="${inks[i % 2 === 1 ? 1 : 0]}"/>`
    })
    .join('')
}
