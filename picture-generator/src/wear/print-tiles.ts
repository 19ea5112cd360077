import { seededRandom } from '../relief/noise.ts'
import type { Hex } from '../relief/hex.ts'
import { curve, points, type Pt } from '../relief/path.ts'
import type { Tile } from './pattern.ts'

type Inks = readonly [Hex, Hex]

/** Fronds laid loosely over one another, the far ones in the second ink. */
export function ferns([ink, other]: Inks, seed: number): Tile {
  const random = seededRandom(seed)
  const size = 330
  const places = points('62 96, 186 52, 292 128, 140 190, 246 262, 66 286')
  const fronds = places.map(([x, y], i) => {
    const turn = -62 + i * 74 + random() * 44
    const long = 132 + random() * 36
    return { at: [x, y] as const, turn, long, ink: i % 2 ? other : ink }
  })
  // Shapes that cross an edge of the tile are repeated on the other side.
  const shifts = [-size, 0, size].flatMap((dx) => [-size, 0, size].map((dy) => [dx, dy] as const))
  const body = shifts.flatMap(([dx, dy]) =>
    fronds.map(
      ({ at: [x, y], turn, long, ink: fill }) =>
        `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn.toFixed(1)})" fill="${fill}">${frond(long)}</g>`,
    ),
  )
  return { w: size, h: size, body: body.join('') }
}

function frond(long: number): string {
  const pairs = 13
  const leaves = Array.from({ length: pairs }, (_, i) => {
    const share = (i + 0.6) / pairs
    const x = -long / 2 + long * share
    const reach = 44 * (1 - share) ** 0.75 * Math.min(1, 0.55 + share * 3) + 5
    return [1, -1].map((side) => leaf([x, 0], [x + reach * 0.5, side * reach])).join('')
  })
  const stem = `<path d="${curve([
    [-long * 0.66, -2],
    [long / 2, -1],
    [long / 2 + 6, 0],
    [long / 2, 1.4],
    [-long * 0.66, 3],
  ])}"/>`
  return stem + leaves.join('')
}

function leaf([x, y]: Pt, [tx, ty]: Pt): string {
  const wide = Math.hypot(tx - x, ty - y) * 0.17
  const middle: Pt = [(x + tx) / 2, (y + ty) / 2]
  const d = curve([
    [x, y, 1],
    [middle[0] - wide, middle[1]],
    [tx, ty, 1],
    [middle[0] + wide, middle[1]],
  ])
  return `<path d="${d}"/>`
}

/** Rows of waves, each with a shadow below its crest. */
export function waves([ink, other]: Inks, seed: number): Tile {
  const long = 240
  const random = seededRandom(seed)
  const rows = Array.from({ length: 4 }, (_, k) => {
    const y = 26 + k * 62
    const phase = (k * 0.5 + random() * 0.2) * Math.PI * 2
    return (
      swell({ y, phase, high: 15, thick: 15, long, fill: ink }) +
      swell({ y: y + 27, phase: phase + 0.3, high: 14, thick: 5, long, fill: other })
    )
  })
  return { w: long, h: 248, body: rows.join('') }
}

type Swell = { y: number; phase: number; high: number; thick: number; long: number; fill: Hex }

function swell({ y, phase, high, thick, long, fill }: Swell): string {
  const xs = Array.from({ length: 25 }, (_, i) => (i * long) / 24)
  const at = (x: number) => (x / long) * Math.PI * 2 + phase
  const crest = xs.map((x) => `${x} ${(y - high * Math.sin(at(x))).toFixed(1)}`)
  const under = xs.map((x) => {
    const share = 0.62 + 0.38 * Math.sin(at(x) + 0.7)
    return `${x} ${(y - high * Math.sin(at(x)) + 2 + thick * share).toFixed(1)}`
  })
  return `<path d="M${crest.join('L')}L${under.toReversed().join('L')}Z" fill="${fill}"/>`
}

/** A knitted pattern; each string is a row of stitches. */
const yoke = [
  '#.#.#.#.#.#.',
  '............',
  'oooooooooooo',
  '.....#......',
  '....###....#',
  '...#####..#.',
  '....###....#',
  '...#####....',
  '..#######...',
  '.....#......',
  'oooooooooooo',
  '............',
  '#.....#.....',
  '.#...#.#...#',
  '..#.#.o.#.#.',
  '...#.....#..',
  '............',
  'o.o.o.o.o.o.',
]
const flecks = [
  '............',
  '............',
  '..#.........',
  '............',
  '............',
  '........#...',
]
const stitch = { w: 9, h: 9.5 }
const yokeAt = 352

/** Trees and ridges round the shoulders, with scattered stitches below. */
export function fairIsle([ink, other]: Inks): Tile {
  const height = 2400
  const below = yokeAt + (yoke.length + 2) * stitch.h
  const times = Math.ceil((height - below) / (flecks.length * stitch.h))
  const body =
    knittedRows(yoke, yokeAt, [ink, other]) +
    Array.from({ length: times }, (_, i) =>
      knittedRows(flecks, below + i * flecks.length * stitch.h, [ink, other]),
    ).join('')
  return { w: 12 * stitch.w, h: height, body }
}

function knittedRows(rows: readonly string[], top: number, [ink, other]: Inks): string {
  return rows
    .flatMap((row, r) =>
      Array.from(row, (sign, column) => {
        if (sign === '.') return ''
        const x = column * stitch.w
        const y = top + r * stitch.h
        return `<rect x="${x}" y="${y.toFixed(1)}" width="${stitch.w + 0.4}" height="${stitch.h + 0.4}" fill="${sign === '#' ? ink : other}"/>`
      }),
    )
    .join('')
}
