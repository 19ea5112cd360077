import type { Headwear } from '../look.ts'
import type { DrawingOptions } from '../drawing.ts'
import { both } from '../relief/both.ts'
import { darker, type Hex } from '../relief/hex.ts'
import { symbol } from '../relief/marks.ts'
import type { Form } from '../relief/membrane.ts'
import type { Part, Product } from '../relief/part.ts'
import {
  across,
  centre,
  ellipse,
  half,
  line,
  mirrorPoints,
  points,
  ribbon,
  symmetric,
  type Pt,
} from '../relief/path.ts'
import { inkOn } from './piece.ts'
import { tonalPrint } from './print.ts'

/** A round crown with a wide brim and a cord. */
export function sunHat(look: Headwear, drawing: DrawingOptions): Product {
  const { main, second, accent } = drawing.colourway
  const cloth = look.surface === 'nylon' ? 'ripstop' : 'cotton'
  const print = tonalPrint(look.print ?? 'none', drawing) || undefined
  const far = symmetric(points('0 690, 200 700, 350 756, 418 868, 300 880, 0 880'))
  const crown = symmetric(
    points('0 452, 116 460, 196 500, 232 600, 244 740, 246 800!, 130 826, 0 832'),
  )
  const form = {
    d: symmetric(points('0 452, 116 460, 200 500, 236 610, 248 760, 244 900, 0 940')),
    depth: 118,
  }
  const parts: Part[] = [
    ...cords(accent),
    { d: far, color: darker(main, 0.2), cloth, z: -40, light: 0.85 },
    {
      d: crown,
      color: main,
      cloth,
      z: 0,
      form,
      paint: print,
      wrinkles: [{ amp: 5, scale: 60, angle: 1.3, stretch: 2.2 }],
      grooves: crownSeams().map((d) => ({ d, w: 2.4, depth: 2.2 })),
    },
    ribbonRound(second, form),
    { ...brim(), color: main, cloth, paint: print },
  ]
  return { parts, fit: { w: 0.78, h: 0.7 }, crop: { x: 420, y: 620, w: 400 } }
}

/** From both sides to a toggle under the chin. */
function cords(color: Hex): Part[] {
  const right: Pt[] = [
    [centre + 236, 830],
    [centre + 212, 1000],
    [centre + 92, 1120],
    [centre, 1140],
  ]
  const cord: Part = {
    d: ribbon(right, 8),
    color,
    cloth: 'webbing',
    z: -50,
    bevel: { radius: 4, height: 4 },
  }
  const bead = ellipse([centre, 1130], 12, 18)
  return [
    ...both(cord),
    { d: bead, color: '#2c3133', cloth: 'plastic', z: -40, bevel: { radius: 8, height: 7 } },
  ]
}

function ribbonRound(color: Hex, form: Form): Part {
  const paint = symbol({ at: [centre, 811], height: 26, color: inkOn(color) })
  const d = ribbon(across(points('0 812, 130 806, 246 780')), 42)
  return { d, color, cloth: 'webbing', z: 8, form, bevel: { radius: 6, height: 4 }, paint }
}

function crownSeams(): string[] {
  const side = half(points('120 470, 150 640, 156 820'))
  return [
    line(...side),
    line(...mirrorPoints(side)),
    line(...across(points('0 510, 110 514, 190 536'))),
  ]
}

/** It goes round the crown and not over it. */
function brim(): Pick<Part, 'd' | 'z' | 'form' | 'bevel' | 'folds' | 'stitch'> {
  const rows = [0, 1, 2, 3].map((i): Pt[] => [
    [0, 950 - i * 22],
    [150, 946 - i * 22],
    [300, 928 - i * 21],
    [398, 896 - i * 16],
  ])
  return {
    d: symmetric(
      points('0 836, 140 828, 250 796!, 330 800, 418 868, 412 912, 300 944, 150 962, 0 966'),
    ),
    z: 20,
    form: { d: symmetric(points('0 560, 300 600, 430 868, 410 920, 300 960, 0 990')), depth: 70 },
    bevel: { radius: 9, height: 7 },
    folds: [
      { pts: half(points('-330 850, -200 900, -80 930')), w: 40, amp: 9 },
      { pts: half(points('120 930, 240 900, 350 860')), w: 36, amp: -8 },
    ],
    stitch: rows.map((pts) => ({ d: line(...across(pts)), w: 1.6 })),
  }
}
