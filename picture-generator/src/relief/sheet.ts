import { grid, type Grid } from './field.ts'
import type { Camera } from './layers.ts'
import { box } from './path.ts'
import type { Part } from './part.ts'
import { rasterMask, type Pane } from './raster.ts'

/** The pixels that one part covers: their area, its outline, and its height so far. */
export type Sheet = {
  pane: Pane
  /** Pixels from the picture's corner to the sheet's. */
  left: number
  top: number
  scale: number
  mask: Grid
  height: Grid
}

// Forms and folds are computed beyond the border of the picture, so that they are correct at the border.
const margin = 40

export async function sheetFor(part: Part, camera: Camera): Promise<Sheet | undefined> {
  const pane = paneOf(part, camera)
  if (pane.w < 2 || pane.h < 2) return undefined
  const mask = await rasterMask(`<path d="${part.d}"/>`, pane)
  if (part.clip) {
    const clip = await rasterMask(`<path d="${part.clip}"/>`, pane)
    mask.d.forEach((covered, i) => {
      mask.d[i] = covered * (clip.d[i] ?? 0)
    })
  }
  const left = Math.round((pane.box.x - camera.x) * camera.s)
  const top = Math.round((pane.box.y - camera.y) * camera.s)
  return { pane, left, top, scale: camera.s, mask, height: grid(pane.w, pane.h) }
}

export function worldX(sheet: Sheet, x: number): number {
  return x / sheet.scale + sheet.pane.box.x
}

export function worldY(sheet: Sheet, y: number): number {
  return y / sheet.scale + sheet.pane.box.y
}

function paneOf(part: Part, { x, y, s, w, h }: Camera): Pane {
  const outline = box(part.d, 4)
  const left = Math.max(-margin, Math.floor((outline.x - x) * s))
  const top = Math.max(-margin, Math.floor((outline.y - y) * s))
  const right = Math.min(w + margin, Math.ceil((outline.x + outline.w - x) * s))
  const bottom = Math.min(h + margin, Math.ceil((outline.y + outline.h - y) * s))
  const size = { w: right - left, h: bottom - top }
  return { box: { x: left / s + x, y: top / s + y, w: size.w / s, h: size.h / s }, ...size }
}
