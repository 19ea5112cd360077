import type { Bottom } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { otherSide } from '../relief/both.ts'
import type { Cloth } from '../relief/cloth.ts'
import { darker, lighter, lightness, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Form } from '../relief/membrane.ts'
import type { Groove, Part, Product, Stitch } from '../relief/part.ts'
import { centre, line, ribbon, type Pt } from '../relief/path.ts'
import { zip } from '../relief/zip.ts'
import { bottomCloths } from './bottom-cloths.ts'
import { legBlocks } from './leg-blocks.ts'
import { bibTop } from './bib.ts'
import { legPockets } from './bottom-pockets.ts'
import type { Hand } from './fall.ts'
import { legFolds, legWrinkles } from './leg-fall.ts'
import { legsOf, outseam, type Leg, type Legs } from './legs.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'
import { skirt } from './skirt.ts'
import { fly, waistband, type WaistOptions } from './waist.ts'

export function bottom(look: Bottom, drawing: DrawingOptions): Product {
  if (look.kind === 'skirt') return skirt(look, drawing)
  const legs = legsOf({
    cut: look.cut,
    leg: look.kind === 'leggings' ? 'slim' : look.leg,
    length: look.length,
    seed: drawing.seed,
    ease: easeOf(look),
  })
  const form: Form = { d: legs.right.form, depth: look.kind === 'leggings' ? 62 : 72, power: 0.5 }
  const { cloth } = clothOf(look)
  const waist = waistOf(look, drawing, legs)
  const { behind, front } = waistband(waist)
  const pair = [
    legPart(look, drawing, { leg: legs.right, form, side: 'right' }),
    otherSide(
      legPart(look, drawing, {
        leg: legs.left,
        form: { ...form, d: legs.left.form },
        side: 'left',
      }),
    ),
  ]
  const thread = threadOf(look)
  const pockets = legPockets({ legs, look, drawing, cloth, form, thread })
  const bib =
    look.kind === 'bib' ? bibTop({ look, drawing, legs, cloth }) : { behind: [], front: [] }
  const parts = [
    ...bib.behind,
    ...(look.kind === 'bib' ? [] : behind),
    ...pair,
    ...flyOf(look, waist, form),
    ...pockets,
    ...zips(look, drawing, legs),
    ...ends(look, legs, drawing),
    ...(look.kind === 'bib' ? bib.front : front),
  ]
  return { parts, fit: { w: 0.62, h: 0.87 }, crop: { x: centre - 150, y: legs.top - 70, w: 400 } }
}

function easeOf(look: Bottom): number {
  if (look.kind === 'leggings') return -14
  return (
    (look.kind === 'bib' ? 16 : 0) +
    (look.leg === 'wide' ? 10 : look.leg === 'slim' ? -6 : 2) +
    (look.kind === 'shorts' ? 6 : 0)
  )
}

function clothOf(look: Bottom): { cloth: Cloth; hand: Hand | 'tight' } {
  if (look.kind === 'leggings')
    return { cloth: look.surface === 'fleece' ? 'fleece' : 'stretch', hand: 'tight' }
  return bottomCloths[look.surface]
}

function threadOf({ surface }: Bottom): Hex | undefined {
  return surface === 'denim-like' ? '#c99a5b' : undefined
}

function waistOf(look: Bottom, drawing: DrawingOptions, legs: Legs): WaistOptions {
  const { main, accent, second } = drawing.colourway
  const isLeggings = look.kind === 'leggings'
  return {
    waist: legs.waist,
    top: legs.top,
    height: isLeggings
      ? look.cut === 'women'
        ? 74
        : 50
      : look.waist === 'elastic' || look.waist === 'drawstring'
        ? 44
        : 38,
    kind: look.waist,
    cloth: clothOf(look).cloth,
    color:
      look.blocking === 'yoke'
        ? second
        : isLeggings && drawing.seed % 3 === 0
          ? darker(main, 0.16)
          : main,
    accent: look.waist === 'belted' ? darker(second, 0.2) : accent,
    isBack: drawing.view === 'back',
    seed: drawing.seed,
  }
}

function flyOf(look: Bottom, waist: WaistOptions, form: Form): Part[] {
  return look.kind === 'leggings' || look.kind === 'bib' || look.waist === 'drawstring'
    ? []
    : fly(waist, form)
}

type LegOptions = { leg: Leg; form: Form; side: 'right' | 'left' }

function legPart(look: Bottom, drawing: DrawingOptions, { leg, form, side }: LegOptions): Part {
  const { cloth, hand } = clothOf(look)
  const { main, second } = drawing.colourway
  const isLong = look.length === 'full' || look.length === 'cropped'
  const blocks = legBlocks(look.blocking ?? 'plain', leg, { second, side, isLong })
  const printPaint = tonalPrint(look.print ?? 'none', drawing)
  const mark = side === 'left' && drawing.view !== 'back' ? signOf(leg, main, isLong) : ''
  const seams = seamsOf(look, leg, isLong)
  return {
    d: leg.outline,
    color: main,
    cloth,
    z: 0,
    form,
    bevel: { radius: 3, height: 2 },
    paint: printPaint + blocks.paint + mark || undefined,
    grooves: [...seams.grooves, ...blocks.seams.map((d): Groove => ({ d, w: 2.6, depth: 2 }))],
    stitch: seams.stitch,
    folds: legFolds(leg, hand, isLong),
    wrinkles: legWrinkles(hand),
  }
}

function signOf(leg: Leg, main: Hex, isLong: boolean): string {
  const color = inkOn(main)
  return `<g fill-opacity=".92">${symbol({ at: leg.at(0.72, isLong ? 0.06 : 0.8), height: 20, color })}</g>`
}

function seamsOf(look: Bottom, leg: Leg, isLong: boolean): { grooves: Groove[]; stitch: Stitch[] } {
  const thread = threadOf(look)
  const hem = leg.over(isLong ? 0.972 : 0.93, 10)
  const side = outseam(leg, look.kind === 'leggings' ? 46 : 22)
  const knee =
    isLong && drawsKnee(look)
      ? [0.34, 0.46].map((down, i) =>
          line(
            leg.at(0.02, down),
            leg.at(0.26, down + (i ? -0.02 : 0.02)),
            leg.at(0.36, down + (i ? -0.025 : 0.025)),
          ),
        )
      : []
  const grooves = [line(...side), line(...hem), ...knee].map((d) => ({
    d,
    w: 2.4,
    depth: look.kind === 'leggings' ? 1.4 : 1.9,
  }))
  const rows = [hem, side.map((p): Pt => [p[0] - 7, p[1]])]
  return {
    grooves,
    stitch: rows.map((pts) => ({
      d: line(...pts.map((p): Pt => [p[0], p[1] - 4])),
      ...(thread && { color: thread }),
    })),
  }
}

function drawsKnee({ surface }: Bottom): boolean {
  return surface === 'softshell' || surface === 'ripstop' || surface === 'shell'
}

/** Legs that come off above the knee. */
function zips(look: Bottom, drawing: DrawingOptions, legs: Legs): Part[] {
  if (look.leg !== 'zip-off' || look.length === 'short') return []
  const { main, accent } = drawing.colourway
  const around = (leg: Leg): Part[] => {
    const pts = [leg.at(0.03, 0.27), leg.at(0.5, 0.285), leg.at(0.97, 0.27)]
    return zip({
      pts,
      tape: darker(main, 0.25),
      teeth: darker(main, 0.45),
      width: 14,
      z: 8,
      form: { d: leg.form, depth: 72 },
      pull: accent,
      slider: 'none',
    })
  }
  return [...around(legs.right), ...around(legs.left).map(otherSide)]
}

/** Ribbed ends on soft legs, drawn-in ends on shells. */
function ends(look: Bottom, legs: Legs, { colourway: { main } }: DrawingOptions): Part[] {
  const isLong = look.length === 'full' || look.length === 'cropped'
  const isRibbed =
    look.surface === 'jersey' && look.leg === 'tapered' && isLong && look.kind === 'trousers'
  if (!isRibbed) return []
  const color = lightness(main) > 0.3 ? darker(main, 0.12) : lighter(main, 0.08)
  const one = (leg: Leg): Part => ({
    d: ribbon(leg.over(0.965, 6), 62),
    clip: leg.outline,
    color,
    cloth: 'fine-rib',
    z: 4,
    form: { d: leg.form, depth: 72 },
    bevel: { radius: 8, height: 6 },
  })
  return [one(legs.right), otherSide(one(legs.left))]
}
