import { addBevel, addForm, addTilt } from './bulge.ts'
import { cloths } from './cloth.ts'
import { addFolds, addWrinkles } from './crease.ts'
import { at, clamp, each, grid, type Grid } from './field.ts'
import type { Material } from './grain.ts'
import { linear, linearOf } from './hex.ts'
import { cover, type Camera, type Layers, type Touch } from './layers.ts'
import type { Part } from './part.ts'
import { addPuff } from './quilt.ts'
import { rasterColours, rasterMask } from './raster.ts'
import { addGrooves, addRelief, addStitches, paintOf } from './sewing.ts'
import { sheetFor, worldX, worldY, type Sheet } from './sheet.ts'

type Surface = {
  material: Material
  /** How strongly relief and tint show at this scale. */
  bumps: number
  tints: number
  relief: Grid | undefined
  paint: Uint8Array | undefined
  shade: Grid | undefined
  lay: NonNullable<Part['lay']>
}

const linearTable = Float32Array.from({ length: 256 }, (_, i) => linear(i / 255))

export async function drawPart(over: Layers, part: Part, camera: Camera): Promise<void> {
  const sheet = await sheetFor(part, camera)
  if (!sheet) return
  await raise(sheet, part)
  const surface = await surfaceOf(sheet, part)
  const colour = linearOf(part.color)
  each(sheet.mask, (i, x, y) => {
    const a = at(sheet.mask.d, i)
    const px = x + sheet.left
    const py = y + sheet.top
    if (a <= 0.003 || px < 0 || py < 0 || px >= over.w || py >= over.h) return
    const touch = touchAt(sheet, surface, { i, x, y })
    tintAndPaint(touch, colour, { surface, i, wx: worldX(sheet, x), wy: worldY(sheet, y) })
    const dark = surface.shade ? 1 - at(surface.shade.d, i) : 1
    touch.light = (part.light ?? 1) * dark
    touch.glow = part.glow ?? 0
    touch.z += part.z ?? 0
    cover(over, py * over.w + px, { touch, a })
  })
}

/** All sources of height, from the largest to the smallest. */
async function raise(sheet: Sheet, part: Part): Promise<void> {
  if (part.form) await addForm(sheet, part.d, part.form)
  if (part.tilt) addTilt(sheet, part.tilt)
  if (part.bevel) addBevel(sheet, part.bevel)
  if (part.puff) await addPuff(sheet, part.puff)
  for (const wrinkle of part.wrinkles ?? []) addWrinkles(sheet, wrinkle)
  if (part.folds) addFolds(sheet, part.folds)
  await sew(sheet, part)
}

async function sew(sheet: Sheet, part: Part): Promise<void> {
  if (part.grooves?.length) await addGrooves(sheet, part.grooves, part.crisp ?? false)
  if (part.stitch?.length) await addStitches(sheet, part.stitch)
  if (part.relief) await addRelief(sheet, part.relief)
}

async function surfaceOf(sheet: Sheet, part: Part): Promise<Surface> {
  const material = cloths[part.cloth]
  const fine = material.period * sheet.scale
  const lay = part.lay ?? ((x: number, y: number) => [x, y] as const)
  const bumps = clamp((fine - 0.9) / 1.6, 0, 1) * (part.bumpScale ?? 1)
  const painted = paintOf(part)
  return {
    material,
    bumps,
    tints: clamp((fine - 0.5) / 1.4, 0.15, 1),
    relief: reliefOf(sheet, { material, bumps, lay }),
    paint: painted ? await rasterColours(painted, sheet.pane) : undefined,
    shade: part.shade ? await rasterMask(part.shade, sheet.pane) : undefined,
    lay,
  }
}

function reliefOf(
  sheet: Sheet,
  { material, bumps, lay }: Pick<Surface, 'material' | 'bumps' | 'lay'>,
): Grid | undefined {
  const { bump } = material
  if (!bump || bumps <= 0.02) return undefined
  const relief = grid(sheet.pane.w, sheet.pane.h)
  each(relief, (i, x, y) => {
    if (at(sheet.mask.d, i) <= 0) return
    const [u, v] = lay(worldX(sheet, x), worldY(sheet, y))
    relief.d[i] = bump(u, v) * bumps
  })
  return relief
}

type PixelPosition = { i: number; x: number; y: number }

/** The slope of height and cloth at one pixel, as a normal. */
function touchAt(
  { height, mask, scale }: Sheet,
  surface: Surface,
  { i, x, y }: PixelPosition,
): Touch {
  const left = x > 0 ? i - 1 : i
  const right = x < height.w - 1 ? i + 1 : i
  const up = y > 0 ? i - height.w : i
  const down = y < height.h - 1 ? i + height.w : i
  let gx = (at(height.d, right) - at(height.d, left)) * 0.5 * scale
  let gy = (at(height.d, down) - at(height.d, up)) * 0.5 * scale
  const rim = Math.min(at(mask.d, left), at(mask.d, right), at(mask.d, up), at(mask.d, down))
  if (surface.relief && rim > 0) {
    const { d } = surface.relief
    gx += (at(d, right) - at(d, left)) * 0.5 * scale
    gy += (at(d, down) - at(d, up)) * 0.5 * scale
  }
  const nz = 1 / Math.sqrt(gx * gx + gy * gy + 1)
  const { spec, gloss, sheen } = surface.material
  const reflection = { spec, gloss, sheen, light: 1, glow: 0 }
  return { z: at(height.d, i), nx: -gx * nz, ny: -gy * nz, nz, r: 0, g: 0, b: 0, ...reflection }
}

type Spot = { surface: Surface; i: number; wx: number; wy: number }

function tintAndPaint(
  touch: Touch,
  [r, g, b]: readonly [number, number, number],
  { surface, i, wx, wy }: Spot,
): void {
  const { tint } = surface.material
  let times = 1
  if (tint) {
    const [u, v] = surface.lay(wx, wy)
    times += (tint(u, v) - 1) * surface.tints
  }
  const ink = surface.paint ? part255(surface.paint, i * 4 + 3) / 255 : 0
  // Prints show some of the weave, so that they look printed into the cloth.
  const woven = 1 + (times - 1) * 0.6
  touch.r = r * times * (1 - ink) + inkChannel(surface.paint, i * 4) * ink * woven
  touch.g = g * times * (1 - ink) + inkChannel(surface.paint, i * 4 + 1) * ink * woven
  touch.b = b * times * (1 - ink) + inkChannel(surface.paint, i * 4 + 2) * ink * woven
}

function inkChannel(paint: Uint8Array | undefined, i: number): number {
  return paint ? at(linearTable, part255(paint, i)) : 0
}

function part255(bytes: Uint8Array, i: number): number {
  return bytes[i] ?? 0
}
