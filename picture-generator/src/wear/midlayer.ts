import type { Midlayer } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, lighter, lightness } from '../relief/hex.ts'
import type { Part, Product } from '../relief/part.ts'
import { symbol } from '../relief/marks.ts'
import { line } from '../relief/path.ts'
import { closure } from './closure.ts'
import { collar, collarBack } from './collar.ts'
import { cuffs, hem, type Cuff, type Hem } from './edges.ts'
import type { Hand } from './fall.ts'
import { hood, hoodBack, type HoodParts } from './hood.ts'
import { neckline, necklineBack } from './neckline.ts'
import { inkOn, type Piece } from './piece.ts'
import { pockets } from './pockets.ts'
import { printOn } from './print.ts'
import {
  armholes,
  chestMark,
  hangingProduct,
  pieceOf,
  sleeves,
  torso,
  type UpperStyle,
} from './upper.ts'

type MidlayerConstruction = { cloth: Cloth; hand: Hand; depth: number; ease: number }

const surfaces: Record<Midlayer['surface'], MidlayerConstruction> = {
  smooth: { cloth: 'fleece', hand: 'soft', depth: 80, ease: 3 },
  sherpa: { cloth: 'sherpa', hand: 'thick', depth: 86, ease: 9 },
  grid: { cloth: 'grid', hand: 'soft', depth: 76, ease: 0 },
  jersey: { cloth: 'sweat', hand: 'soft', depth: 84, ease: 8 },
  knit: { cloth: 'knit', hand: 'thick', depth: 84, ease: 4 },
  cable: { cloth: 'cable', hand: 'thick', depth: 86, ease: 6 },
}

export function midlayer(look: Midlayer, drawing: DrawingOptions): Product {
  const ends = endsOf(look)
  const piece = pieceOf(styleOf(look, ends), drawing)
  const prints = printOn(piece, printPlacement(look))
  const trim = trimOf(piece, look)
  const { inside, edge } = armholes(piece, darker(piece.colourway.second, 0.2))
  const neck = neckOf(piece, look, trim)
  const flat = isKnit(look) ? { folds: [] } : {}
  const body = torso(piece, prints, {
    ...flat,
    paint: prints.hasScene ? '' : signOf(piece, look),
  })
  const arms = [...sleeves(piece, prints), ...cuffs(piece, ends.cuff, trim)]
  const below = hem(piece, ends.hem, trim)
  if (piece.isBack)
    return hangingProduct(piece, [...inside, ...arms, body, ...below, ...edge, ...neck.behind])
  const shell = [...neck.back, ...inside, ...arms, body, ...overlay(piece, look), ...below, ...edge]
  return hangingProduct(piece, [
    ...shell,
    ...openings(piece, look),
    ...neck.front,
    ...closed(piece, look, neck.top),
  ])
}

/** A zip would cut a picture on the chest in two. */
function printPlacement({ kind, neck, closure: closes }: Midlayer): 'chest' | 'back' | 'allover' {
  if (kind === 'fleece') return 'allover'
  return closes === 'pullover' || neck === 'crew' ? 'chest' : 'back'
}

function openings(piece: Piece, look: Midlayer): Part[] {
  const opening = look.surface === 'sherpa' || piece.seed % 2 ? 'welt' : 'zip'
  return pockets(piece, look.pockets, { opening, z: 18 })
}

function closed(piece: Piece, look: Midlayer, top: number): Part[] {
  return closure(piece, { closure: look.closure, top, width: look.surface === 'sherpa' ? 21 : 16 })
}

function isKnit({ surface }: Midlayer): boolean {
  return surface === 'knit' || surface === 'cable'
}

function styleOf(look: Midlayer, ends: { hem: Hem }): UpperStyle {
  const isCrew = look.neck === 'crew'
  return {
    cut: look.cut,
    ...surfaces[look.surface],
    blocking: look.blocking,
    print: look.print,
    sleeves: look.sleeves === 'none' ? 0 : 1,
    hem: ends.hem === 'turned' ? 'straight' : 'gathered',
    scoop: isCrew ? 56 : 0,
    openNeck: isCrew ? 8 : 0,
  }
}

function endsOf(look: Midlayer): { cuff: Cuff; hem: Hem } {
  if (look.kind === 'fleece' && look.surface === 'grid') return { cuff: 'turned', hem: 'turned' }
  if (look.kind === 'fleece') return { cuff: 'bound', hem: 'bound' }
  return { cuff: 'rib', hem: 'rib' }
}

/** The cuffs and hems of knitwear have its own colour, sometimes the second one. */
function trimOf({ colourway: { main, second }, seed }: Piece, look: Midlayer): string {
  return look.kind === 'fleece' || seed % 4 === 0
    ? second
    : lightness(main) > 0.3
      ? darker(main, 0.13)
      : lighter(main, 0.09)
}

function signOf(piece: Piece, look: Midlayer): string {
  const hasPatch =
    (look.pockets === 'chest' || look.pockets === 'hand-and-chest') && piece.seed % 4 === 0
  // It would overlap the trees of the print, or the yoke, which has a logo of its own.
  if (piece.print === 'fair-isle' || hasYokeOver(look)) return ''
  return piece.isBack || !hasPatch ? chestMark(piece, piece.seed % 4 === 1 ? 'word' : 'symbol') : ''
}

type Neck = HoodParts & { behind: Part[]; top: number }

function neckOf(piece: Piece, look: Midlayer, trim: string): Neck {
  const { neckY, head } = piece.body.m
  const lining = darker(piece.colourway.second, 0.22)
  if (look.neck === 'crew') {
    const cut = {
      scoop: 56,
      pointed: false,
      band: look.kind === 'sweater' ? 34 : 28,
      color: trim,
      ribbed: true,
    }
    return { ...neckline(piece, cut), behind: necklineBack(piece, cut), top: neckY + 50 }
  }
  if (look.neck === 'hood') {
    const options = {
      peak: false,
      ruff: false,
      lining: look.kind === 'hoodie' ? darker(piece.colourway.main, 0.3) : lining,
      slim: look.kind === 'fleece',
    }
    return {
      ...hood(piece, options),
      behind: hoodBack(piece, options.slim),
      top: neckY - 22 * head,
    }
  }
  const height = look.neck === 'low-stand' ? 46 : 72
  return {
    ...collar(piece, { height, lining }),
    behind: collarBack(piece, height),
    top: neckY + 36 - height,
  }
}

/** Woven cloth over the shoulders of a pile fleece. */
function overlay(piece: Piece, look: Midlayer): Part[] {
  if (!hasYokeOver(look)) return []
  const { body } = piece
  const y = body.level(0.6)
  const d = [
    `M${body.at(-1.4, 0)[0]} 200`,
    `L${body.at(1.4, 0)[0]} 200`,
    `L${body.at(1.4, 0)[0]} ${y}`,
    `L${body.at(-1.4, 0)[0]} ${y}Z`,
  ].join('')
  return [
    {
      d,
      clip: body.outline,
      color: piece.colourway.second,
      cloth: 'ripstop',
      z: 13,
      form: piece.form,
      wrinkles: [{ amp: 3.5, scale: 34, angle: 1.1, stretch: 2.4 }],
      stitch: [{ d: line(...body.over(y - 8, 0)) }],
      paint: symbol({ at: body.at(0.5, 0.36), height: 26, color: inkOn(piece.colourway.second) }),
    },
  ]
}

function hasYokeOver({ surface, blocking }: Midlayer): boolean {
  return surface === 'sherpa' && blocking === 'yoke'
}
