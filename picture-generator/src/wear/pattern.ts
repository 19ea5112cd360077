import { seededRandom } from '../relief/noise.ts'
import type { Hex } from '../relief/hex.ts'
import { curve, ellipse, polygon, type Pt, points } from '../relief/path.ts'
import { symbol } from '../relief/marks.ts'
import { fairIsle, ferns, waves } from './print-tiles.ts'

/** A print all over: turned with the piece that it lies on. */
export type PatternName =
  | 'stripes'
  | 'check'
  | 'tiny-dots'
  | 'stars'
  | 'ferns'
  | 'waves'
  | 'fair-isle'
  | 'contour-lines'
  | 'ridge-line'
  | 'pine-forest'
  | 'symbol'
  | 'sun-and-peak'
  | 'stacked-stones'
export type Allover = { inks: readonly [Hex, Hex]; seed: number; turn?: number; size?: number }

const whole = '<rect x="-300" y="-300" width="1800" height="2300" fill="url(#p)"/>'

export function allover(name: PatternName, { inks, seed, turn = 0, size = 1 }: Allover): string {
  const { w, h, body } = tiles[name](inks, seed)
  const place = `patternTransform="rotate(${turn}) scale(${size})"`
  return `<defs><pattern id="p" width="${w}" height="${h}" patternUnits="userSpaceOnUse" ${place}>${body}</pattern></defs>${whole}`
}

export type Tile = { w: number; h: number; body: string }

const tiles: Record<PatternName, (inks: readonly [Hex, Hex], seed: number) => Tile> = {
  stripes: ([ink, other], seed) => {
    const gap = [44, 58, 74][seed % 3] ?? 58
    const wide = gap * ([0.5, 0.24, 0.36][(seed >> 1) % 3] ?? 0.4)
    const thin = seed % 2 ? `<rect y="${wide + 8}" width="20" height="4" fill="${other}"/>` : ''
    return { w: 20, h: gap, body: `<rect width="20" height="${wide}" fill="${ink}"/>${thin}` }
  },
  check: ([ink, other], seed) => {
    const g = [76, 96, 54][seed % 3] ?? 76
    const bar = (x: number, w: number, c: Hex) =>
      `<rect x="${x}" width="${w}" height="${g}" fill="${c}" fill-opacity=".52"/><rect y="${x}" width="${g}" height="${w}" fill="${c}" fill-opacity=".52"/>`
    return {
      w: g,
      h: g,
      body: bar(0, g * 0.36, ink) + bar(g * 0.62, g * 0.06, other) + bar(g * 0.76, g * 0.03, ink),
    }
  },
  'tiny-dots': ([ink]) => ({
    w: 30,
    h: 30,
    body: dots(points('7 7, 22 22'), 3.4, ink),
  }),
  stars: ([ink, other], seed) => {
    const random = seededRandom(seed)
    const sky = points('14 20, 62 10, 106 36, 38 58, 86 72, 12 98, 56 106, 108 108')
    const body = sky.map(([x, y], i) => star([x, y], 4.5 + random() * 6, i % 3 === 0 ? other : ink))
    return { w: 126, h: 126, body: body.join('') }
  },
  ferns,
  waves,
  'fair-isle': fairIsle,
  'contour-lines': ([ink]) => {
    const rows = Array.from({ length: 8 }, (_, k) => {
      const pts = Array.from(
        { length: 17 },
        (_unused, i) =>
          `${i * 20} ${(k * 26 + 8 * Math.sin((i * Math.PI) / 4 + k) + 10 * Math.sin((i * Math.PI) / 8 + k * 0.5)).toFixed(1)}`,
      )
      return `<path d="M${pts.join('L')}"/>`
    })
    return {
      w: 320,
      h: 208,
      body: `<g fill="none" stroke="${ink}" stroke-width="2.2">${rows.join('')}</g>`,
    }
  },
  'ridge-line': ([ink]) => {
    return {
      w: 150,
      h: 76,
      body: `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"><path d="${zig(70)}"/></g>`,
    }
  },
  'pine-forest': ([ink, other]) => ({
    w: 92,
    h: 110,
    body: [
      [22, 52, 40],
      [68, 104, 44],
      [46, 88, 24],
      [84, 40, 22],
    ]
      .map(
        ([x = 0, y = 0, s = 0], i) =>
          `<path d="${polygon([
            [x, y - s],
            [x + s * 0.3, y - s * 0.35],
            [x + s * 0.16, y - s * 0.38],
            [x + s * 0.38, y],
            [x - s * 0.38, y],
            [x - s * 0.16, y - s * 0.38],
            [x - s * 0.3, y - s * 0.35],
          ])}" fill="${i % 2 ? other : ink}"/>`,
      )
      .join(''),
  }),
  symbol: ([ink]) => ({
    w: 110,
    h: 120,
    body:
      symbol({ at: [30, 32], height: 26, color: ink }) +
      symbol({ at: [85, 92], height: 26, color: ink }),
  }),
  'sun-and-peak': ([ink, other]) => ({
    w: 120,
    h: 116,
    body: `<path d="${polygon(points('10 60, 38 18, 50 34, 58 24, 80 60'))}" fill="${ink}"/>${dots([[66, 16]], 8, other)}<path d="${polygon(points('70 112, 92 80, 114 112'))}" fill="${ink}"/>`,
  }),
  'stacked-stones': ([ink, other]) => ({
    w: 104,
    h: 112,
    body: [
      [28, 44, 20],
      [25, 30, 14],
      [29, 20, 9],
      [80, 100, 20],
      [83, 86, 14],
      [79, 76, 8],
    ]
      .map(
        ([x = 0, y = 0, r = 0], i) =>
          `<path d="${pebble([x, y], r)}" fill="${i % 3 === 1 ? other : ink}"/>`,
      )
      .join(''),
  }),
}

function zig(y: number): string {
  return `M-10 ${y}L22 ${y - 26}L38 ${y - 12}L66 ${y - 44}L96 ${y - 10}L112 ${y - 22}L140 ${y}L172 ${y - 26}`
}

function dots(places: readonly Pt[], radius: number, ink: Hex): string {
  return `<g fill="${ink}">${places.map((p) => `<path d="${ellipse(p, radius)}"/>`).join('')}</g>`
}

function star([x, y]: Pt, r: number, ink: Hex): string {
  const pts = Array.from({ length: 8 }, (_, i): Pt => {
    const a = (i / 8) * Math.PI * 2
    const reach = i % 2 ? r * 0.34 : r
    return [x + Math.cos(a) * reach, y + Math.sin(a) * reach]
  })
  return `<path d="${polygon(pts)}" fill="${ink}"/>`
}

function pebble([x, y]: Pt, r: number): string {
  return curve([
    [x - r, y],
    [x - r * 0.5, y - r * 0.36],
    [x + r * 0.5, y - r * 0.4],
    [x + r, y],
    [x + r * 0.5, y + r * 0.36],
    [x - r * 0.5, y + r * 0.34],
  ])
}
