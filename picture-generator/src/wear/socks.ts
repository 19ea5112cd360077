import type { Socks } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { darker, lighter, lightness, mix } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import { seededRandom } from '../relief/noise.ts'
import type { Fold, Part, Product } from '../relief/part.ts'
import { curve, polygon, ribbon, type Pt, points } from '../relief/path.ts'
import { fill } from './blocking.ts'
import { inkOn } from './piece.ts'
import { contrastingInks } from './print.ts'

const tops: Record<Socks['height'], number> = { ankle: 560, crew: 330, knee: 40 }

/** A pair lying on its side, one sock over the other. */
export function socks(look: Socks, drawing: DrawingOptions): Product {
  const behind = sock(look, drawing, { dx: -96, dy: -34, z: -40, isBehind: true })
  const front = sock(look, drawing, { dx: 30, dy: 20, z: 0, isBehind: false })
  const top = tops[look.height]
  return {
    parts: [...behind, ...front],
    fit: { w: 0.7, h: 0.8 },
    crop: { x: 430, y: Math.min(700, top + 60), w: 420 },
  }
}

type SockPosition = { dx: number; dy: number; z: number; isBehind: boolean }

function sock(look: Socks, drawing: DrawingOptions, place: SockPosition): Part[] {
  const { main } = drawing.colourway
  const top = tops[look.height]
  const at = (pts: readonly Pt[]) =>
    pts.map((p): Pt =>
      p[2] ? [p[0] + place.dx, p[1] + place.dy, 1] : [p[0] + place.dx, p[1] + place.dy],
    )
  const calf = look.height === 'knee' ? 22 : 0
  const outline = curve(at(outlineOf(top, calf)))
  const form = { d: outline, depth: 62, power: 0.5 }
  const rib = lightness(main) > 0.3 ? darker(main, 0.08) : lighter(main, 0.06)
  const welt = at([
    [420 - calf * 0.5, top + 26],
    [540, top + 20],
    [664 + calf * 0.6, top + 26],
  ])
  return [
    {
      d: outline,
      color: main,
      cloth: 'knit',
      z: place.z,
      form,
      bevel: { radius: 10, height: 8 },
      paint: art(look, drawing, at),
      folds: ankle(drawing.seed, at),
      wrinkles: [{ amp: 4, scale: 60, angle: 0.3, stretch: 2.2 }],
      light: place.isBehind ? 0.94 : 1,
      lay: (x, y) => bendAtHeel(x - place.dx, y - place.dy),
    },
    {
      d: ribbon(welt, 66),
      clip: outline,
      color: look.pattern === 'plain' ? rib : drawing.colourway.second,
      cloth: 'fine-rib',
      z: place.z + 3,
      form,
      bevel: { radius: 8, height: 6 },
    },
  ]
}

function outlineOf(top: number, calf: number): Pt[] {
  const shin = top + (760 - top) * 0.4
  const foot = points(
    '450 700, 438 800, 424 880, 440 952, 510 988, 640 990, 780 984, 860 960, 890 906, 876 852, 812 818, 716 800, 660 740, 646 660',
  )
  return [
    [430 - calf * 0.4, top, 1],
    [438 - calf, shin],
    ...foot,
    [650 + calf * 0.4, shin],
    [652 + calf * 0.5, top, 1],
    [540, top - 8],
  ]
}

/** Rows of stitches turn the heel. */
function bendAtHeel(x: number, y: number): readonly [number, number] {
  const turn = Math.max(0, Math.min(1, (y + x * 0.35 - 960) / 150))
  return [(x * (1 - turn) + y * turn) * 0.62, (y * (1 - turn) - x * turn) * 0.62]
}

function art(look: Socks, drawing: DrawingOptions, at: (pts: readonly Pt[]) => Pt[]): string {
  const { main, second, accent } = drawing.colourway
  const top = tops[look.height]
  const heel = fill(polygon(at(points('380 822, 470 818, 560 880, 540 1010, 380 1010'))), second)
  const toe = fill(polygon(at(points('776 780, 756 1010, 920 1010, 920 780'))), second)
  const mark = symbol({
    at: at([[560, Math.min(top + 130, 700)]])[0] ?? [0, 0],
    height: 42,
    color: inkOn(main),
  })
  const band = (y: number, h: number, color: string) =>
    fill(
      ribbon(
        at([
          [390, y],
          [540, y - 4],
          [700, y],
        ]),
        h,
      ),
      color,
    )
  switch (look.pattern) {
    case 'plain':
      return mark
    case 'heel-and-toe':
      return heel + toe + mark
    case 'stripes':
      return (
        heel +
        toe +
        [0, 1, 2]
          .map((i) => band(top + 86 + i * 44, i === 1 ? 26 : 14, i === 1 ? accent : second))
          .join('')
      )
    case 'ridge-line':
      return heel + toe + ridge(top, at, contrastingInks(drawing)[0])
    case 'fleck':
      return flecks(drawing, at) + mark
  }
}

function ridge(top: number, at: (pts: readonly Pt[]) => Pt[], ink: string): string {
  const low = Math.min(top + 190, 720)
  const pts: Pt[] = [
    [380, low],
    [440, low - 46],
    [470, low - 22],
    [520, low - 92],
    [560, low - 40],
    [588, low - 62],
    [640, low - 8],
    [720, low - 50],
  ]
  const rows = [0, 26, 50].map(
    (dy, i) =>
      `<path d="M${at(pts.map((p): Pt => [p[0], p[1] + dy]))
        .map((p) => `${p[0]} ${p[1]}`)
        .join('L')}" stroke-width="${11 - i * 3}"/>`,
  )
  return `<g fill="none" stroke="${ink}" stroke-linejoin="round">${rows.join('')}</g>`
}

/** Flecks of other yarns. */
function flecks({ colourway, seed }: DrawingOptions, at: (pts: readonly Pt[]) => Pt[]): string {
  const random = seededRandom(seed + 11)
  const inks = [colourway.second, colourway.accent, mix(colourway.main, '#ffffff', 0.5)]
  return Array.from({ length: 340 }, (_, i) => {
    const [p] = at([[400 + random() * 500, 30 + random() * 970]])
    const [x, y] = p ?? [0, 0]
    return `<path d="M${x} ${y}L${x + 4} ${y + 7}" stroke="${inks[i % 3]}" stroke-width="${2.6 + random() * 2.4}" stroke-opacity=".8"/>`
  }).join('')
}

/** Where the foot bends, the knit is pressed together. */
function ankle(seed: number, at: (pts: readonly Pt[]) => Pt[]): Fold[] {
  const random = seededRandom(seed + 3)
  return [0, 1, 2].map((i) => ({
    pts: at([
      [660 - i * 8, 742 + i * 20 + random() * 10],
      [600, 772 + i * 26],
      [520 - i * 10, 778 + i * 30],
    ]),
    w: 18,
    amp: 6 + random() * 3,
    skew: random() - 0.5,
  }))
}
