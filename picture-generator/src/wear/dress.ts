import type { Dress } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { darker, lighter, lightness } from '../relief/hex.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, line, movePoint, type Pt } from '../relief/path.ts'
import { seededRandom } from '../relief/noise.ts'
import { turnedHem } from './edges.ts'
import { torsoFolds } from './fall.ts'
import { neckline, necklineBack } from './neckline.ts'
import type { Piece } from './piece.ts'
import { pockets } from './pockets.ts'
import { printOn } from './print.ts'
import { armholes, chestMark, pieceOf, sleeves, torso } from './upper.ts'

export function dress(look: Dress, drawing: DrawingOptions): Product {
  const cloth = look.surface === 'jersey' ? 'jersey' : 'ripstop'
  const pointed = drawing.seed % 3 === 0
  const scoop = pointed ? 116 : 86
  const piece = pieceOf(
    {
      cut: look.cut,
      length: 'knee',
      ease: 2,
      cloth,
      hand: 'soft',
      blocking: look.blocking,
      print: look.print,
      sleeves: look.sleeves === 'none' ? 0 : 0.34,
      scoop,
      pointed,
      openNeck: 14,
      cutAway: look.sleeves === 'none' ? 26 : 0,
      flare: look.surface === 'jersey' ? 12 : 19,
      depth: 84,
    },
    drawing,
  )
  const prints = printOn(piece, 'allover')
  const { main } = piece.colourway
  const trim = lightness(main) > 0.3 ? darker(main, 0.1) : lighter(main, 0.07)
  const cut = { scoop, pointed, band: 18, color: trim, ribbed: look.surface === 'jersey' }
  const neck = neckline(piece, cut)
  const { inside, edge } = armholes(piece, trim)
  const hem = turnedHem(piece, 26)
  const body = torso(piece, prints, {
    ...hem,
    grooves: [...hem.grooves, ...waist(piece)],
    folds: [...torsoFolds(piece.body, 'soft'), ...swing(piece)],
    bevel: { radius: 3, height: 2 },
    paint: chestMark(piece),
  })
  const middle = [...inside, ...sleeves(piece, prints), body, ...edge]
  const parts: Part[] = piece.isBack
    ? [...middle, ...necklineBack(piece, cut)]
    : [
        ...neck.back,
        ...middle,
        ...pockets(piece, 'hand', { opening: 'welt', z: 18 }),
        ...neck.front,
      ]
  const [x] = piece.body.at(-0.85, 1)
  return {
    parts,
    fit: { w: 0.7, h: 0.86 },
    crop: { x, y: piece.body.level(0) - 30, w: (centre - x) * 2 },
  }
}

/** The seam where the skirt begins. */
function waist(piece: Piece) {
  return [{ d: line(...piece.body.over(piece.body.level(1.92), 8)), w: 2.6, depth: 2.2 }]
}

/** Waves of the skirt, from the waist to the hem. */
function swing({ body, seed }: Piece) {
  const random = seededRandom(seed * 3 + 8)
  return [-0.75, -0.5, -0.18, 0.14, 0.46, 0.74].map((across) => {
    const from = body.at(across * 0.8, 1.98 + random() * 0.2)
    const low: Pt = [centre + (from[0] - centre) * 1.5, body.m.hemY]
    const mid = movePoint(
      [(from[0] + low[0]) / 2, (from[1] + low[1]) / 2],
      (random() - 0.5) * 14,
      0,
    )
    return {
      pts: [from, mid, low],
      w: 28 + random() * 14,
      amp: 9 + random() * 6,
      skew: (random() - 0.5) * 1.4,
    }
  })
}
