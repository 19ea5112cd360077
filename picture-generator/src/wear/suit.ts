import type { KidsSuit } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { otherSide } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, lighter, lightness, mix } from '../relief/hex.ts'
import type { Form } from '../relief/membrane.ts'
import type { Part, Product } from '../relief/part.ts'
import { centre, line, movePoint, polygon, ribbon, symmetric, type Pt } from '../relief/path.ts'
import { zip } from '../relief/zip.ts'
import { fill } from './blocking.ts'
import { collar, collarBack } from './collar.ts'
import { cuffs } from './edges.ts'
import type { Hand } from './fall.ts'
import { hood, hoodBack } from './hood.ts'
import { legFolds, legWrinkles } from './leg-fall.ts'
import { legsOf, type Leg } from './legs.ts'
import { legBlocks } from './leg-blocks.ts'
import type { Piece } from './piece.ts'
import { pockets } from './pockets.ts'
import { printOn, tonalPrint } from './print.ts'
import { chestMark, pieceOf, sleeves, torso } from './upper.ts'

const constructions: Record<
  KidsSuit['warmth'],
  { cloth: Cloth; hand: Hand; depth: number; ease: number }
> = {
  rain: { cloth: 'coated', hand: 'soft', depth: 78, ease: 10 },
  snow: { cloth: 'matt-nylon', hand: 'thick', depth: 92, ease: 18 },
  fleece: { cloth: 'fleece', hand: 'thick', depth: 86, ease: 8 },
}

/** One piece from hood to foot. */
export function suit(look: KidsSuit, drawing: DrawingOptions): Product {
  const construction = constructions[look.warmth]
  const blocking = look.blocking ?? 'plain'
  const piece = pieceOf(
    {
      cut: look.cut,
      length: 'crop',
      ...construction,
      blocking,
      print: look.print,
      sleeves: 1,
      hem: 'cinched',
    },
    drawing,
  )
  const prints = printOn(piece, 'allover')
  const down = piece.body.m.hemY - 222
  const legs = legsOf({
    cut: look.cut,
    leg: 'straight',
    length: 'full',
    seed: drawing.seed,
    ease: piece.body.m.hip[0] - 186,
    rise: 220,
  })
  const pair = [legPart(piece, legs.right, look), otherSide(legPart(piece, legs.left, look))].map(
    (part) => lowerPart(part, down),
  )
  const neck = neckOf(piece, look)
  const body = torso(piece, prints, { z: 3, form: trunk(piece), paint: chestMark(piece) })
  const arms = [
    ...sleeves(piece, prints),
    ...cuffs(piece, look.warmth === 'fleece' ? 'rib' : 'elastic', piece.colourway.second),
  ]
  const middle = [...pair, ...arms, body, ...waist(piece)]
  const parts = piece.isBack
    ? [...middle, ...neck.behind]
    : [
        ...neck.back,
        ...middle,
        ...pockets(piece, drawing.seed % 2 ? 'chest' : 'none', { opening: 'zip', z: 18 }),
        ...neck.front,
        ...zipOf(piece, look),
      ]
  return {
    parts,
    fit: { w: 0.84, h: 0.88, cy: 0.495 },
    crop: { x: centre - 150, y: piece.body.level(0) - 40, w: 400 },
  }
}

function legPart(piece: Piece, leg: Leg, look: KidsSuit): Part {
  const { hand, cloth, colourway } = piece
  const block = legBlocks(
    look.blocking === 'sleeves'
      ? 'plain'
      : look.blocking === 'yoke'
        ? 'bands'
        : (look.blocking ?? 'plain'),
    leg,
    { second: colourway.second, side: 'right', isLong: true },
  )
  const foot = fill(
    polygon([...leg.over(0.9, 6), [1400, 1700], [0, 1700]]),
    darker(colourway.second, 0.1),
  )
  return {
    d: leg.outline,
    color: colourway.main,
    cloth,
    z: 0,
    form: { d: leg.form, depth: piece.form.depth, power: 0.5 },
    paint:
      tonalPrint(look.print ?? 'none', { colourway, seed: piece.seed, view: 'front' }) +
      block.paint +
      (look.warmth === 'fleece' ? '' : foot),
    grooves: [line(...leg.over(0.9, 8)), ...block.seams].map((d) => ({ d, w: 2.6, depth: 2 })),
    folds: legFolds(leg, hand, true),
    wrinkles: legWrinkles(hand),
  }
}

/** A part moved down the drawing, with everything that lies on it. */
function lowerPart(part: Part, by: number): Part {
  const down = (d: string) => lowerPath(d, by)
  const group = (svg: string) => `<g transform="translate(0 ${by})">${svg}</g>`
  return {
    ...part,
    d: down(part.d),
    form: part.form && { ...part.form, d: part.form.d && down(part.form.d) },
    paint: part.paint && group(part.paint),
    grooves: part.grooves?.map((g) => ({ ...g, d: down(g.d) })),
    folds: part.folds?.map((f) => ({ ...f, pts: f.pts.map((p) => movePoint(p, 0, by)) })),
  }
}

function lowerPath(d: string, by: number): string {
  let i = 0
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (n) =>
    i++ % 2 === 1 ? String(Math.round((Number(n) + by) * 100) / 100) : n,
  )
}

/** The torso stays full below its hem, where the legs go on. */
function trunk({ body: { m }, form }: Piece): Form {
  const [ax, ay] = m.armpit
  const right: Pt[] = [
    [0, m.neckY],
    [m.neck, m.neckY],
    [m.shoulder[0] + 38, m.shoulder[1]],
    [ax + 60, (m.shoulder[1] + ay) / 2],
    [ax + 20, ay + 24],
    m.waist,
    [m.hip[0], m.hip[1]],
    [m.hip[0], m.hemY + 230, 1],
    [0, m.hemY + 230],
  ]
  return { d: symmetric(right), depth: form.depth, power: 0.55 }
}

function waist(piece: Piece): Part[] {
  const { body, form, colourway } = piece
  const y = body.m.hemY - 16
  const color =
    lightness(colourway.main) > 0.3 ? darker(colourway.main, 0.08) : lighter(colourway.main, 0.06)
  const count = 26
  const ripples = Array.from({ length: count }, (_, i) => {
    const x = centre - body.m.hip[0] + (2 * body.m.hip[0] * (i + 0.5)) / count
    return `<path d="M${x} ${y - 26}L${x + 2} ${y + 26}"/>`
  })
  const d = ribbon(body.over(y, 4), 44)
  return [
    {
      d,
      clip: body.outline,
      color,
      cloth: piece.cloth,
      z: 15,
      form,
      bevel: { radius: 8, height: 6 },
      relief: {
        svg: `<g fill="none" stroke="#000" stroke-width="6">${ripples.join('')}</g>`,
        h: 3.4,
        soft: 1.5,
      },
    },
  ]
}

function neckOf(piece: Piece, look: KidsSuit) {
  const lining = darker(piece.colourway.second, 0.2)
  if (look.neck === 'hood')
    return {
      ...hood(piece, {
        peak: look.warmth === 'rain',
        ruff: look.warmth === 'snow',
        lining,
        slim: look.warmth === 'fleece',
      }),
      behind: hoodBack(piece, look.warmth === 'fleece'),
    }
  return { ...collar(piece, { height: 70, lining }), behind: collarBack(piece, 70) }
}

/** From the chin down one leg, so that a child can be put into it. */
function zipOf(piece: Piece, look: KidsSuit): Part[] {
  const { main, accent } = piece.colourway
  const { m } = piece.body
  const top = look.neck === 'hood' ? m.neckY - 22 : m.neckY - 34
  const pts: Pt[] = [
    [centre, top],
    [centre, m.waist[1]],
    [centre + 2, m.hemY + 40],
    [centre + 30, m.hemY + 200],
    [centre + 62, m.hemY + 330],
  ]
  return zip({
    pts,
    tape: mix(main, '#16191a', 0.4),
    teeth: darker(main, 0.6),
    width: 17,
    z: 34,
    form: piece.form,
    pull: accent,
  })
}
