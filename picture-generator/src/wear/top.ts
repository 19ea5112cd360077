import type { Top } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, lighter, lightness, mix } from '../relief/hex.ts'
import type { Part, Product } from '../relief/part.ts'
import { both } from '../relief/both.ts'
import { curve, line, type Pt } from '../relief/path.ts'
import { closure } from './closure.ts'
import { collar, collarBack } from './collar.ts'
import { cuffs } from './edges.ts'
import type { Hand } from './fall.ts'
import { hood, hoodBack, type HoodParts } from './hood.ts'
import { henley, neckline, necklineBack, type Cut } from './neckline.ts'
import type { Piece } from './piece.ts'
import { printOn, type GarmentPrints } from './print.ts'
import { boxPleat, shirtCollar, shirtCollarBack } from './shirt-collar.ts'
import { turnedHem } from './edges.ts'
import {
  armholes,
  chestMark,
  hangingProduct,
  pieceOf,
  sleeves,
  torso,
  type UpperStyle,
} from './upper.ts'

const surfaces: Record<Top['surface'], { cloth: Cloth; hand: Hand }> = {
  jersey: { cloth: 'jersey', hand: 'soft' },
  merino: { cloth: 'merino', hand: 'soft' },
  mesh: { cloth: 'fine-mesh', hand: 'light' },
  flannel: { cloth: 'flannel', hand: 'soft' },
  linen: { cloth: 'linen', hand: 'crisp' },
}
const fits: Record<Top['fit'], number> = { slim: -9, regular: 3, boxy: 18 }

export function top(look: Top, drawing: DrawingOptions): Product {
  const piece = pieceOf(styleOf(look), drawing)
  const prints = printOn(piece, look.kind === 'shirt' ? 'back' : 'chest')
  const neck = neckOf(piece, look, prints)
  const { inside, edge } = armholes(piece, edgeColor(piece))
  const body = torso(piece, prints, torsoDetails(piece, look, prints))
  const arms = [...sleeves(piece, prints), ...endOfSleeves(piece, look)]
  if (piece.isBack)
    return hangingProduct(piece, [...inside, ...arms, body, ...edge, ...neck.behind])
  const shell = [...neck.back, ...inside, ...arms, body, ...edge]
  return hangingProduct(piece, [
    ...shell,
    ...chestPockets(piece, look, prints),
    ...fastening(piece, look, neck.top),
    ...neck.front,
  ])
}

function torsoDetails(piece: Piece, look: Top, prints: GarmentPrints): Partial<Part> {
  const low = turnedHem(piece, look.kind === 'shirt' ? 20 : 26)
  const pleat = look.kind === 'shirt' && piece.isBack ? boxPleat(piece) : []
  const grooves = [...low.grooves, ...pleat, ...shaping(piece, look)]
  const paint = prints.hasScene ? '' : signOf(piece, look)
  return { ...low, grooves, bevel: { radius: 3, height: 2 }, paint }
}

function endOfSleeves(piece: Piece, look: Top): Part[] {
  if (look.kind !== 'shirt' || look.sleeves !== 'long') return []
  return cuffs(piece, 'bound', piece.colourway.main)
}

function fastening(piece: Piece, look: Top, from: number): Part[] {
  if (look.kind === 'shirt')
    return closure(piece, { closure: 'buttons', top: piece.body.level(0) + 62 })
  if (look.neck !== 'half-zip') return []
  const length = look.kind === 'base-layer' ? 'quarter-zip' : 'half-zip'
  return closure(piece, { closure: length, top: from, width: 13 })
}

function styleOf(look: Top): UpperStyle {
  return {
    cut: look.cut,
    length: look.fit === 'boxy' && look.cut === 'women' ? 'crop' : 'hip',
    ease: fits[look.fit] + (look.kind === 'base-layer' ? -5 : 0),
    ...surfaces[look.surface],
    ...openings(look),
    boxy: { slim: 0.05, regular: undefined, boxy: 0.9 }[look.fit],
    blocking: look.blocking,
    print: look.print,
    sleeves: shareOf(look),
    hem: hems[look.kind],
    scoop: scoopOf(look),
    depth: 80,
  }
}

const hems = {
  shirt: 'curved',
  'base-layer': 'drop-tail',
  tee: 'straight',
  tank: 'straight',
} as const

function shareOf({ sleeves: length, kind, fit }: Top): number {
  if (length !== 'short') return length === 'long' ? 1 : 0
  return kind === 'base-layer' ? 0.32 : fit === 'boxy' ? 0.42 : 0.36
}

function openings({ neck, kind }: Top) {
  const isOpen = neck === 'crew' || neck === 'v' || neck === 'henley'
  return { openNeck: isOpen ? 15 : 0, cutAway: kind === 'tank' ? 44 : 0, pointed: neck === 'v' }
}

function scoopOf(look: Top): number {
  if (look.neck === 'crew' || look.neck === 'henley') return look.kind === 'tank' ? 96 : 78
  return look.neck === 'v' ? 118 : look.neck === 'collar' ? 60 : 0
}

function edgeColor({ colourway: { main, second }, seed }: Piece): string {
  return seed % 3 === 0 ? second : lightness(main) > 0.3 ? darker(main, 0.1) : lighter(main, 0.07)
}

type Neck = HoodParts & { behind: Part[]; top: number }

function neckOf(piece: Piece, look: Top, prints: GarmentPrints): Neck {
  const { neckY, head } = piece.body.m
  const pattern = prints.hasScene ? '' : prints.top
  const lining = darker(piece.colourway.main, 0.3)
  if (look.neck === 'collar')
    return {
      ...shirtCollar(piece, pattern),
      behind: shirtCollarBack(piece, pattern),
      top: neckY + 60,
    }
  if (look.neck === 'hood')
    return {
      ...hood(piece, { peak: false, ruff: false, lining, slim: true }),
      behind: hoodBack(piece, true),
      top: neckY - 22 * head,
    }
  if (look.neck === 'half-zip')
    return {
      ...collar(piece, { height: 56, lining }),
      behind: collarBack(piece, 56),
      top: neckY - 20,
    }
  const isRinger = piece.seed % 5 === 0 && look.kind === 'tee'
  const cut: Cut = {
    scoop: scoopOf(look),
    pointed: look.neck === 'v',
    band: look.kind === 'tank' ? 16 : look.kind === 'base-layer' ? 18 : 25,
    color: isRinger ? mix(piece.colourway.second, piece.colourway.main, 0.1) : edgeColorOf(piece),
    ribbed: look.surface !== 'mesh',
  }
  const henleyParts = look.neck === 'henley' ? henley(piece, neckY + cut.scoop + 8) : []
  const plain = neckline(piece, cut)
  return {
    back: plain.back,
    front: [...henleyParts, ...plain.front],
    behind: necklineBack(piece, cut),
    top: neckY + cut.scoop,
  }
}

function edgeColorOf({ colourway: { main } }: Piece): string {
  return lightness(main) > 0.3 ? darker(main, 0.03) : lighter(main, 0.02)
}

function signOf(piece: Piece, look: Top): string {
  if (look.kind === 'shirt' || (look.pockets && look.pockets !== 'none' && !piece.isBack)) return ''
  return chestMark(piece, look.kind === 'base-layer' ? 'word' : 'symbol')
}

/** Flat seams of what is worn next to the skin: they run over the shoulder and down the side. */
function shaping(piece: Piece, look: Top): NonNullable<Part['grooves']> {
  if (look.kind !== 'base-layer') return []
  const { body } = piece
  const raglan = ([-1, 1] satisfies number[]).map((side) =>
    line(body.at(0.42 * side, 0.02), body.at(0.72 * side, 0.5), body.at(0.98 * side, 1)),
  )
  const sides = ([-1, 1] satisfies number[]).map((side) =>
    line(body.at(0.86 * side, 1), body.at(0.8 * side, 1.7), body.at(0.86 * side, 3.1)),
  )
  return [...(piece.seed % 2 ? raglan : []), ...sides].map((d) => ({ d, w: 2.2, depth: 1.6 }))
}

function chestPockets(piece: Piece, look: Top, prints: GarmentPrints): Part[] {
  if (!look.pockets || look.pockets === 'none') return []
  const pocketPart = pocket(piece, look, prints)
  return look.pockets === 'two-chest' ? both(pocketPart) : [pocketPart]
}

function pocket(piece: Piece, look: Top, prints: GarmentPrints): Part {
  const [x, y] = piece.body.at(0.46, 0.66)
  const w = piece.body.m.armpit[0] * 0.44
  const h = w * 1.12
  const shape = (m: number): Pt[] => [
    [x - w / 2 + m, y + m, 1],
    [x + w / 2 - m, y + m, 1],
    [x + w / 2 - m, y + h - 16 - m],
    [x, y + h - m, 1],
    [x - w / 2 + m, y + h - 16 - m],
  ]
  const color =
    look.kind === 'tee' && piece.seed % 2 ? piece.colourway.second : piece.colourway.main
  return {
    d: curve(shape(0)),
    color,
    cloth: piece.cloth,
    z: 17,
    form: piece.form,
    bevel: { radius: 4, height: 3 },
    stitch: [{ d: curve(shape(5)), w: 1.6, dash: '4 3' }],
    paint: prints.hasScene ? undefined : prints.torso || undefined,
    wrinkles: [{ amp: 3, scale: 30, angle: 0.9, stretch: 2 }],
  }
}
