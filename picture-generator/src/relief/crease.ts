import { add, at, blur, clamp, each, grid, sampleGrid, type Grid } from './field.ts'
import { noise } from './noise.ts'
import type { Fold, Wrinkle } from './part.ts'
import { normal, sample } from './path.ts'
import { worldX, worldY, type Sheet } from './sheet.ts'

const crinkle = noise(501)
const bendX = noise(502)
const bendY = noise(503)

export function addFolds(sheet: Sheet, folds: readonly Fold[]): void {
  const sum = grid(sheet.height.w, sheet.height.h)
  for (const fold of folds) stamp(sum, fold, sheet)
  add(sheet.height, blur(sum, Math.max(0.5, 1.6 * sheet.scale)))
}

/** Low ridged noise in one direction, bent by slower noise. */
export function addWrinkles(sheet: Sheet, wrinkle: Wrinkle): void {
  const { scale } = sheet
  const step = Math.max(1, Math.floor((wrinkle.scale * scale) / 11))
  const coarse = grid(Math.ceil(sheet.height.w / step) + 2, Math.ceil(sheet.height.h / step) + 2)
  const height = wrinkleHeight(wrinkle)
  each(coarse, (i, x, y) => {
    coarse.d[i] = height(worldX(sheet, x * step), worldY(sheet, y * step))
  })
  const fine = grid(sheet.height.w, sheet.height.h)
  each(fine, (i, x, y) => {
    fine.d[i] = sampleGrid(coarse, x / step, y / step)
  })
  add(sheet.height, step > 1 ? blur(fine, step * 0.6) : fine)
}

function wrinkleHeight({ amp, scale, angle, stretch, mask }: Wrinkle) {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const slow = scale * 2.4
  return (x: number, y: number): number => {
    const strength = mask ? mask(x, y) : 1
    if (strength < 0.02) return 0
    const bx = x + scale * 0.9 * bendX(x / slow, y / slow)
    const by = y + scale * 0.9 * bendY(x / slow, y / slow)
    const u = (bx * cos + by * sin) / (scale * stretch)
    const v = (by * cos - bx * sin) / scale
    const ridge = 1 - Math.abs(crinkle(u, v)) * 1.5
    return amp * strength * (0.6 * ridge * Math.abs(ridge) + 0.5 * bendY(u * 0.6 + 9, v * 0.6))
  }
}

type Stroke = {
  x: number
  y: number
  tx: number
  ty: number
  width: number
  strength: number
  skew: number
}

/** A spline with a skewed round profile; the highest wins, so that a fold does not thicken itself. */
function stamp(sum: Grid, fold: Fold, sheet: Sheet): void {
  const { box } = sheet.pane
  const pts = sample(fold.pts, Math.max(4, fold.w * 0.3))
  const own = grid(sum.w, sum.h)
  let touched: [number, number] = [sum.h, -1]
  pts.forEach((p, k) => {
    const t = k / (pts.length - 1)
    const strength = Math.sin(Math.PI * clamp(0.06 + t * 0.9, 0, 1)) ** 0.8
    const [nx, ny] = normal(pts, k)
    touched = press(own, touched, {
      x: (p[0] - box.x) * sheet.scale,
      y: (p[1] - box.y) * sheet.scale,
      tx: -ny,
      ty: nx,
      width: fold.w * (0.55 + 0.45 * strength) * sheet.scale,
      strength,
      skew: clamp((fold.skew ?? 0.5) * 0.75, -0.8, 0.8) * 0.6,
    })
  })
  for (let i = Math.max(0, touched[0]) * sum.w; i < (touched[1] + 1) * sum.w; i++) {
    sum.d[i] = at(sum.d, i) + at(own.d, i) * fold.amp
  }
}

function press(own: Grid, touched: [number, number], stroke: Stroke): [number, number] {
  const reach = stroke.width * 2.2
  const top = Math.max(0, Math.floor(stroke.y - reach))
  const bottom = Math.min(own.h - 1, Math.floor(stroke.y + reach))
  const left = Math.max(0, Math.floor(stroke.x - reach))
  const right = Math.min(own.w - 1, Math.floor(stroke.x + reach))
  if (bottom < top || right < left) return touched
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const i = y * own.w + x
      own.d[i] = Math.max(at(own.d, i), profile(stroke, x - stroke.x, y - stroke.y))
    }
  }
  return [Math.min(touched[0], top), Math.max(touched[1], bottom)]
}

function profile({ tx, ty, width, strength, skew }: Stroke, dx: number, dy: number): number {
  const along = dx * tx + dy * ty
  const over = dy * tx - dx * ty
  const side = over > 0 ? width * (1 - skew) : width * (1 + skew)
  return (
    strength * Math.exp((-over * over * 1.6) / (side * side) - (along * along) / (width * width))
  )
}
