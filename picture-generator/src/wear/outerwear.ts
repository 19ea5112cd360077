import type { Outerwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both, otherSide } from '../relief/both.ts'
import { darker } from '../relief/hex.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, line, movePoint, ribbon, points } from '../relief/path.ts'
import { closure } from './closure.ts'
import { collar, collarBack } from './collar.ts'
import { cuffs, hem, type Cuff, type Hem } from './edges.ts'
import type { Hand } from './fall.ts'
import { hood, hoodBack, type HoodParts } from './hood.ts'
import type { Piece, Quilt } from './piece.ts'
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

type OuterwearConstruction = {
  ease: number
  depth: number
  cloth: UpperStyle['cloth']
  hand: Hand
  loft: number
  cuff: Cuff
  hem: Hem
  flap: boolean
  mark: 'symbol' | 'word' | 'both'
}

const constructions: Record<Outerwear['kind'], OuterwearConstruction> = {
  'down-jacket': {
    ease: 16,
    depth: 92,
    cloth: 'nylon',
    hand: 'thick',
    loft: 24,
    cuff: 'elastic',
    hem: 'none',
    flap: false,
    mark: 'symbol',
  },
  'insulated-jacket': {
    ease: 15,
    depth: 84,
    cloth: 'matt-nylon',
    hand: 'thick',
    loft: 12,
    cuff: 'bound',
    hem: 'cord',
    flap: true,
    mark: 'symbol',
  },
  'shell-jacket': {
    ease: 10,
    depth: 78,
    cloth: 'shell',
    hand: 'crisp',
    loft: 0,
    cuff: 'tab',
    hem: 'cord',
    flap: false,
    mark: 'both',
  },
  'rain-coat': {
    ease: 16,
    depth: 78,
    cloth: 'coated',
    hand: 'soft',
    loft: 0,
    cuff: 'turned',
    hem: 'none',
    flap: true,
    mark: 'symbol',
  },
  'wind-shirt': {
    ease: 6,
    depth: 70,
    cloth: 'ripstop',
    hand: 'light',
    loft: 0,
    cuff: 'elastic',
    hem: 'none',
    flap: false,
    mark: 'word',
  },
}

export function outerwear(look: Outerwear, drawing: DrawingOptions): Product {
  const construction = constructions[look.kind]
  const piece = pieceOf(styleOf(look, construction, drawing.seed), drawing)
  const prints = printOn(piece, 'allover')
  const neck = necks(piece, look)
  const { inside, edge } = armholes(piece, darker(piece.colourway.second, 0.2))
  const trim = trimOf(piece, look)
  const body = torso(piece, prints, {
    ...sewn(piece, look),
    paint: chestMark(piece, piece.seed % 3 === 0 ? 'symbol' : construction.mark),
  })
  const arms = [...sleeves(piece, prints), ...cuffs(piece, construction.cuff, trim)]
  const ends = [...hem(piece, construction.hem, trim), ...belt(piece, look)]
  if (piece.isBack)
    return hangingProduct(piece, [...inside, ...arms, body, ...ends, ...edge, ...neck.behind])
  const top = neckTop(piece, look)
  const front = [
    ...pockets(piece, look.pockets, {
      opening: look.kind === 'shell-jacket' || piece.seed % 2 === 0 ? 'zip' : 'welt',
      z: 18,
    }),
    ...neck.front,
    ...closure(piece, {
      closure: look.closure,
      top,
      flap: construction.flap && look.closure === 'full-zip',
    }),
  ]
  return hangingProduct(piece, [...neck.back, ...inside, ...arms, body, ...ends, ...edge, ...front])
}

function styleOf(look: Outerwear, construction: OuterwearConstruction, seed: number): UpperStyle {
  const quilt = quiltOf(look, construction)
  return {
    cut: look.cut,
    length: look.length,
    ease: construction.ease,
    cloth: look.kind === 'down-jacket' && seed % 2 ? 'matt-nylon' : construction.cloth,
    hand: construction.hand,
    quilt,
    blocking: look.blocking,
    print: look.print,
    sleeves: look.sleeves === 'none' ? 0 : 1,
    hem: hemOf(look, quilt),
    depth: construction.depth,
  }
}

/** Down is always sewn in chambers; other fillings where the look says so. */
function quiltOf({ quilting }: Outerwear, { loft }: OuterwearConstruction): Quilt | undefined {
  const pattern = quilting ?? (loft > 16 ? 'wide' : undefined)
  if (loft === 0 || !pattern) return undefined
  return { pattern, loft: pattern === 'narrow' ? loft * 0.7 : loft }
}

function hemOf(look: Outerwear, quilt: Quilt | undefined): UpperStyle['hem'] {
  const isLong = look.length === 'knee' || look.length === 'thigh'
  if (look.kind === 'wind-shirt' || (quilt && !isLong)) return 'gathered'
  return look.kind === 'rain-coat' || isLong ? 'straight' : 'drop-tail'
}

type Neck = HoodParts & { behind: Part[] }

function necks(piece: Piece, look: Outerwear): Neck {
  const lining = darker(piece.colourway.second, 0.24)
  const slim = look.kind === 'wind-shirt'
  if (look.neck === 'hood') {
    const peak = look.kind === 'shell-jacket' || look.kind === 'rain-coat'
    return {
      ...hood(piece, { peak, ruff: look.ruff ?? false, lining, slim }),
      behind: hoodBack(piece, slim),
    }
  }
  const height = collarHeight(look)
  return { ...collar(piece, { height, lining }), behind: collarBack(piece, height) }
}

function collarHeight(look: Outerwear): number {
  return look.neck === 'low-stand' ? 48 : look.kind === 'wind-shirt' ? 70 : 92
}

function neckTop(piece: Piece, look: Outerwear): number {
  const { neckY, head } = piece.body.m
  return look.neck === 'hood' ? neckY - 22 * head : neckY + 36 - collarHeight(look)
}

function trimOf({ colourway, colourBlocks }: Piece, look: Outerwear): string {
  if (look.kind === 'rain-coat') return colourway.main
  return look.kind === 'shell-jacket' && colourBlocks.top === colourway.main
    ? darker(colourway.main, 0.14)
    : colourway.second
}

/** Seams and stitches that are not the second colour's. */
function sewn(piece: Piece, look: Outerwear): Partial<Part> {
  const { body } = piece
  if (piece.quilt) return {}
  const hemY = body.m.hemY - 36
  const panels =
    look.kind === 'rain-coat'
      ? points('0.98 0.62, 0.78 0.98, 0.76 2, 0.8 3.4')
      : points('0.86 0.7, 0.8 1.4, 0.8 2.2, 0.84 3.3')
  const side = panels.map(([across = 0, down = 0]) => body.at(across, down))
  const grooves = [
    { d: line(...side), w: 2.4, depth: 1.8 },
    { d: line(...body.over(hemY, 10)), w: 2.6, depth: 2 },
  ]
  const left =
    otherSide({ d: body.outline, color: '#000000', cloth: 'shell', grooves }).grooves ?? []
  return {
    grooves: [...grooves, ...left.slice(0, 1)],
    stitch: [{ d: line(...body.over(hemY + 6, 10)) }],
  }
}

/** Drawn in at the waist: a strap with a buckle, or a cord. */
function belt(piece: Piece, look: Outerwear): Part[] {
  if (!look.belt) return []
  const { body, form } = piece
  const y = body.level(2)
  const strap: Part = {
    d: ribbon(body.over(y, 4), 38),
    clip: body.outline,
    color: darker(piece.colourway.main, 0.1),
    cloth: piece.cloth,
    z: 30,
    form,
    bevel: { radius: 7, height: 7 },
    stitch: [-12, 12].map((dy) => ({ d: line(...body.over(y + dy, 4)) })),
  }
  const loop = body.at(0.62, 2)
  const loops = both({
    d: ribbon([movePoint(loop, 0, -30), loop, movePoint(loop, 0, 30)], 14),
    color: piece.colourway.main,
    cloth: piece.cloth,
    z: 38,
    form,
    bevel: { radius: 4, height: 4 },
  })
  if (piece.isBack) return [strap, ...loops]
  const end: Part = {
    d: ribbon(
      [
        [centre + 6, y + 4],
        [centre + 22, y + 60],
        [centre + 16, y + 128],
      ],
      36,
      40,
    ),
    color: darker(piece.colourway.main, 0.06),
    cloth: piece.cloth,
    z: 38,
    form,
    bevel: { radius: 7, height: 7 },
  }
  const knot: Part = {
    d: ribbon(
      [
        [centre - 26, y + 2],
        [centre + 2, y + 8],
        [centre + 30, y + 2],
      ],
      50,
      44,
    ),
    color: darker(piece.colourway.main, 0.1),
    cloth: piece.cloth,
    z: 44,
    form,
    bevel: { radius: 16, height: 14 },
  }
  return [strap, ...loops, end, knot]
}
