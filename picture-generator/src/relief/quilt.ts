import { distanceWithin } from './distance.ts'
import { add, at, blur, each, grid } from './field.ts'
import { octaveNoise, noise } from './noise.ts'
import type { Puff } from './part.ts'
import { rasterMask } from './raster.ts'
import { worldX, worldY, type Sheet } from './sheet.ts'

const gather = noise(501)
const drift = noise(502)
const wide = noise(503)
const lumps = octaveNoise(drift, 2)

/** Chambers between sewn lines: round, with gathers that fade away from the seam. */
export async function addPuff(sheet: Sheet, puff: Puff): Promise<void> {
  const { height, mask, scale } = sheet
  const seams = await rasterMask(seamsOf(puff, scale), sheet.pane)
  const away = distanceWithin(mask, (i) => at(mask.d, i) > 0.5 && at(seams.d, i) < 0.5)
  const chambers = grid(height.w, height.h)
  const sewn = grid(height.w, height.h)
  const radius = puff.r * scale
  const pucker = puff.pucker ?? 0
  each(chambers, (i, x, y) => {
    const depth = at(away.d, i) / radius
    const u = 1 - Math.min(1, depth)
    chambers.d[i] = puff.h * Math.max(0, 1 - u * u) ** 0.62
    const sunk = -2.2 * Math.exp(-at(away.d, i) / (2.6 * scale))
    const wx = worldX(sheet, x)
    const wy = worldY(sheet, y)
    const place = puff.vertical ? { along: wy, over: wx } : { along: wx, over: wy }
    sewn.d[i] = sunk + pucker * gathers(place, depth)
  })
  add(height, blur(chambers, Math.max(0.6, 4.6 * scale)), 1.12)
  add(height, blur(sewn, Math.max(0.5, 1.5 * scale)))
}

function seamsOf({ lines }: Puff, scale: number): string {
  const paths = lines.map((d) => `<path d="${d}"/>`).join('')
  return `<g fill="none" stroke="#000" stroke-width="${Math.max(2.4, 1.6 / scale)}">${paths}</g>`
}

/** Fine along the seam, slow lumps of down in the middle of the chamber. */
function gathers({ along, over }: { along: number; over: number }, depth: number): number {
  const fine = gather(along / 17 + 0.5 * drift(along / 70, over / 60), over / 130)
  const slow = wide(along / 40 + 0.6 * drift(along / 90, over / 90), over / 150)
  const near = Math.min(1, depth * 2.2) * Math.exp(-depth * 1.7)
  const lump = 1.7 * Math.min(1, depth) * lumps(along / 74, over / 64)
  return (1.2 * (1 - 2 * Math.abs(fine)) + 1.1 * slow) * near * 2.6 + lump
}
