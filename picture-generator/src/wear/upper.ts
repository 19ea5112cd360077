import type { ColourBlocks, Cut, Print } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both, otherSide } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { symbol, wordmark } from '../relief/marks.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, corner, curve, line, movePoint, pick, ribbon, type Pt } from '../relief/path.ts'
import { colourBlockPrints } from './blocking.ts'
import { bodyOf, type Body, type BodyStyle } from './body.ts'
import {
  shortSleeveFolds,
  sleeveFolds,
  sleeveWrinkles,
  torsoFolds,
  torsoWrinkles,
  type Hand,
} from './fall.ts'
import { measuresOf, type Length, type Measures } from './measures.ts'
import { inkOn, type Piece, type Quilt } from './piece.ts'
import type { GarmentPrints } from './print.ts'
import {
  bumpOf,
  chamberRadius,
  seamRows,
  scallopEdge,
  sleeveCount,
  sleeveLines,
  torsoLines,
} from './quilting.ts'
import { sleeveOf, type Sleeve } from './sleeve.ts'

export type UpperStyle = {
  cut: Cut
  length?: Length | undefined
  openNeck?: number
  cutAway?: number
  boxy?: number | undefined
  flare?: number
  pointed?: boolean
  ease: number
  cloth: Cloth
  hand: Hand
  quilt?: Quilt | undefined
  blocking?: ColourBlocks | undefined
  print?: Print | undefined
  /** How much of a sleeve there is: 1 whole, 0.3 short, 0 none. */
  sleeves: number
  hem?: BodyStyle['hem'] | undefined
  scoop?: number | undefined
  depth: number
}

/** The input for drawing the parts of an upper garment. */
export function pieceOf(style: UpperStyle, { colourway, seed, view }: DrawingOptions): Piece {
  const m = measuresOf({
    ...style,
    boxy: style.boxy ?? looseness(style.cut, seed),
    longer: ((seed % 5) - 2) * 8,
  })
  const { quilt } = style
  const isBack = view === 'back'
  const body = patternOf(style, { m, seed, isBack })
  const sleeve = (by: number) =>
    style.sleeves > 0
      ? sleeveOf({
          m,
          seed: seed + by,
          share: style.sleeves,
          bumps: quilt && ((edge, side) => sleeveBumps(edge, side, quilt)),
        })
      : undefined
  const right = sleeve(1)
  const blocking = style.blocking ?? 'plain'
  return {
    cut: style.cut,
    colourway,
    seed,
    isBack,
    body,
    form: { d: body.wide, depth: style.depth, power: 0.55 },
    right,
    left: sleeve(2),
    cloth: style.cloth,
    hand: style.hand,
    quilt,
    colourBlocks: colourBlockPrints({ blocking, colourway, body, sleeve: right, isBack }),
    print: style.print ?? 'none',
  }
}

/** Some women's jackets are straight at the waist. */
function looseness(cut: Cut, seed: number): number {
  return cut === 'women' ? (seed % 4) * 0.2 : 0
}

type Pattern = { m: Measures; seed: number; isBack: boolean }

function patternOf(style: UpperStyle, { m, seed, isBack }: Pattern): Body {
  const { quilt } = style
  const scoop = style.scoop ?? 0
  return bodyOf({
    m,
    seed,
    scoop: isBack ? Math.min(10, scoop) : scoop,
    pointed: style.pointed && !isBack,
    hem: style.hem ?? 'straight',
    isSleeveless: style.sleeves === 0,
    bumps: quilt && ((side) => sideBumps(side, quilt, m)),
  })
}

function sideBumps(side: readonly Pt[], quilt: Quilt, m: Piece['body']['m']): Pt[] {
  const from = pick(side, 0)[1]
  const to = pick(side, -1)[1]
  const cuts = seamRows(m, quilt.pattern).map((y) => (y - 10 - from) / (to - from))
  const amp = (bumpOf(quilt.pattern) * quilt.loft) / 24
  const [start, ...rest] = scallopEdge(side, { cuts, amp, side: 1 })
  const last = rest.at(-1)
  if (!start || !last) return [...side]
  const below = rest.slice(0, -1).filter((p) => p[1] > from + 34)
  return [movePoint(start, -9, -6), ...below, corner(last)]
}

function sleeveBumps(edge: readonly Pt[], side: 1 | -1, quilt: Quilt): Pt[] {
  const count = sleeveCount(quilt.pattern)
  const amp = (bumpOf(quilt.pattern) * quilt.loft * (side > 0 ? 0.95 : 0.75)) / 24
  const cuts = Array.from({ length: count }, (_, i) => -0.42 + (1.38 * (i + 0.6)) / count).map(
    (t) => (side > 0 ? (t < 0 ? 0.3 + t * 0.62 : 0.32 + 0.68 * t) : t),
  )
  return scallopEdge(edge, { cuts, amp, side: side > 0 ? 1 : -1 })
}

/** The body of the garment with its print, quilting and seams. */
export function torso(piece: Piece, prints: GarmentPrints, extra: Partial<Part> = {}): Part {
  const { body, colourBlocks: block } = piece
  const layers = prints.hasScene ? [block.torso, prints.torso] : [prints.torso, block.torso]
  const paint = [...layers, extra.paint ?? ''].join('') || undefined
  const common: Part = {
    d: body.outline,
    color: piece.colourway.main,
    cloth: piece.cloth,
    z: 12,
    form: piece.form,
  }
  const surface = piece.quilt ? quiltedTorso(piece, piece.quilt) : drapedTorso(piece)
  const grooves = [...(surface.grooves ?? []), ...(extra.grooves ?? [])]
  return { ...common, ...surface, ...extra, paint, grooves }
}

function drapedTorso({ body, hand, colourBlocks: block }: Piece): Partial<Part> {
  const grooves = block.torsoSeams.map((d) => ({ d, w: 2.6, depth: 2.4 }))
  return { folds: torsoFolds(body, hand), wrinkles: torsoWrinkles(hand), grooves }
}

function quiltedTorso(piece: Piece, { pattern, loft }: Quilt): Partial<Part> {
  const slot = piece.isBack ? [] : [-13, 13]
  const placket = slot.map((x) => line([centre + x, 200], [centre + x, 1600]))
  return {
    puff: {
      lines: [...torsoLines(piece.body, pattern), ...placket],
      r: Math.min(chamberRadius(pattern), loft * 1.7),
      h: loft,
      pucker: loft > 16 ? 3.3 : 2,
    },
  }
}

/** Both sleeves, each with its own random differences. */
export function sleeves(
  piece: Piece,
  prints: GarmentPrints,
  extra: (side: 'right' | 'left') => Partial<Part> = () => ({}),
): Part[] {
  const { right, left, colourBlocks: block } = piece
  if (!right || !left) return []
  const sleevePart = (side: 'right' | 'left', sleeve: Sleeve): Part => {
    const paint = (prints.hasScene ? '' : prints.sleeves) + block[side]
    const base: Part = {
      d: sleeve.outline,
      color: block.sleeves,
      cloth: piece.cloth,
      z: 0,
      form: { d: sleeve.form, depth: 58 },
      paint: paint || undefined,
    }
    return {
      ...base,
      ...(piece.quilt ? quilted(sleeve, piece.quilt) : sleeveSurface(sleeve, piece)),
      ...extra(side),
    }
  }
  return [sleevePart('right', right), otherSide(sleevePart('left', left))]
}

function quilted(sleeve: Sleeve, { pattern, loft }: Quilt): Partial<Part> {
  return {
    puff: {
      lines: sleeveLines(sleeve, pattern),
      r: Math.min(chamberRadius(pattern) * 0.9, loft * 1.5),
      h: loft * 0.88,
      pucker: loft > 16 ? 3 : 1.8,
    },
  }
}

function sleeveSurface(sleeve: Sleeve, piece: Piece): Partial<Part> {
  const wrinkles = sleeveWrinkles(piece.hand)
  const rest =
    sleeve.form === sleeve.outline ? longSleeve(sleeve, piece) : shortSleeve(sleeve, piece)
  return { wrinkles, ...rest }
}

function longSleeve(sleeve: Sleeve, { hand, colourBlocks: block }: Piece): Partial<Part> {
  const seams = block.sleeveSeams.map((d) => ({ d, w: 2.6, depth: 2.2 }))
  const back = { d: line(...sleeve.seam), w: 2.4, depth: hand === 'crisp' ? 2 : 1.3 }
  return { folds: sleeveFolds(sleeve, hand), grooves: [back, ...seams] }
}

function shortSleeve(sleeve: Sleeve, { hand }: Piece): Partial<Part> {
  return {
    folds: shortSleeveFolds(sleeve, hand),
    grooves: [{ d: line(...sleeve.over(0.92, 14)), w: 2, depth: 1.3 }],
    stitch: [0.9, 0.945].map((t) => ({ d: line(...sleeve.over(t, 14)), w: 1.6, dash: '4 3' })),
    bevel: { radius: 3, height: 2 },
  }
}

/** The brand's logo, small on the chest, or on the back under the neck. */
export function chestMark(piece: Piece, mark: 'symbol' | 'word' | 'both' = 'symbol'): string {
  const color = inkOn(piece.colourBlocks.chest)
  const { body } = piece
  if (piece.isBack)
    return symbol({
      at: [centre, body.level(0.5)],
      height: 30,
      color: inkOn(
        piece.colourBlocks.torso && piece.colourBlocks.top !== piece.colourway.main
          ? piece.colourBlocks.top
          : piece.colourBlocks.chest,
      ),
    })
  const k = body.m.shoulder[0] / 212
  const at = body.at(0.46, 0.6)
  if (mark === 'word') return wordmark({ at, height: 21 * k, color })
  if (mark === 'both')
    return (
      symbol({ at: [at[0] - 40 * k, at[1]], height: 25 * k, color }) +
      wordmark({ at: [at[0] + 24 * k, at[1] + 1], height: 18 * k, color })
    )
  return symbol({ at, height: 27, color })
}

/** A vest's armholes: what lies inside, and the edge that binds them. */
export function armholes(piece: Piece, color: string): { inside: Part[]; edge: Part[] } {
  if (piece.right) return { inside: [], edge: [] }
  const { body } = piece
  const [ax, ay] = [centre + body.m.armpit[0], body.m.armpit[1]]
  const rim = [...body.armhole, [ax, ay] satisfies Pt]
  const [sx, sy] = pick(rim, 0)
  const back: Pt[] = [
    [sx - 2, sy + 4, 1],
    [sx + 2, sy + (ay - sy) * 0.4],
    [sx + 5, sy + (ay - sy) * 0.72],
    [ax - 2, ay - 6, 1],
  ]
  const behind = curve([...back, [ax - 60, ay, 1], [sx - 70, sy + 10, 1]])
  return {
    inside: both({ d: behind, color, cloth: 'lining', z: -30, light: 0.75 }).concat(
      both({
        d: ribbon(back, 9),
        color,
        cloth: 'stretch',
        z: -12,
        bevel: { radius: 4, height: 4 },
      }),
    ),
    edge: both({
      d: ribbon(rim, 15),
      clip: undefined,
      color,
      cloth: 'stretch',
      z: 15,
      form: piece.form,
      bevel: { radius: 6, height: 5 },
    }),
  }
}

export function hangingProduct(piece: Piece, parts: Part[]): Product {
  const [x] = piece.body.at(0.5, 0.62)
  const y = piece.body.level(0)
  const wide = piece.body.m.armpit[0] * 1.86
  return {
    parts,
    fit: piece.right ? { w: 0.85, h: 0.86, cy: 0.495 } : { w: 0.6, h: 0.8 },
    crop: { x: x - wide * 0.56, y: y - 30, w: wide },
  }
}
