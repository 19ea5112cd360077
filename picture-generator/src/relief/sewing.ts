import { add, at, blur, each, type Grid } from './field.ts'
import { noise } from './noise.ts'
import type { Groove, Part, Stitch } from './part.ts'
import { rasterMask } from './raster.ts'
import { worldX, worldY, type Sheet } from './sheet.ts'

const gather = noise(501)
const dashes = '7 4.5'

/** A seam lies in a valley between slightly gathered shoulders. */
export async function addGrooves(
  sheet: Sheet,
  grooves: readonly Groove[],
  crisp: boolean,
): Promise<void> {
  const { height, pane, scale } = sheet
  const deepest = Math.max(...grooves.map((g) => g.depth ?? 3))
  const lines = (times: number) =>
    `<g fill="none" stroke="#000" stroke-linecap="round">${grooves
      .map((g) => {
        const depth = (g.depth ?? 3) / deepest
        return `<path d="${g.d}" stroke-width="${(g.w ?? 3) * times}" stroke-opacity="${depth}"/>`
      })
      .join('')}</g>`
  const valley = blur(await rasterMask(lines(1), pane), Math.max(0.4, 0.9 * scale))
  const shoulder = blur(await rasterMask(lines(4.2), pane), Math.max(0.8, 3.6 * scale))
  const swell = crisp ? () => 0.1 : (x: number, y: number) => 0.75 + 0.41 * gather(x / 13, y / 13)
  each(height, (i, x, y) => {
    const raised = at(shoulder.d, i)
    if (raised < 0.002) return
    const side = raised * swell(worldX(sheet, x), worldY(sheet, y))
    height.d[i] = at(height.d, i) + deepest * (side - at(valley.d, i) * 1.5)
  })
}

export async function addStitches(sheet: Sheet, stitches: readonly Stitch[]): Promise<void> {
  add(
    sheet.height,
    await rasterMask(
      stitchesAsSvg(stitches, () => '#000'),
      sheet.pane,
    ),
    1.1,
  )
}

export async function addRelief(
  sheet: Sheet,
  { svg, h, soft }: NonNullable<Part['relief']>,
): Promise<void> {
  const raised: Grid = await rasterMask(svg, sheet.pane)
  add(sheet.height, blur(raised, (soft ?? 1) * sheet.scale), h)
}

/** The print and the stitches as one picture. */
export function paintOf(part: Part): string {
  return (part.paint ?? '') + (part.stitch ? stitchesAsSvg(part.stitch, threadOf, true) : '')
}

function threadOf({ color }: Stitch): string {
  return color ?? '#ffffff'
}

function stitchesAsSvg(
  stitches: readonly Stitch[],
  colorOf: (s: Stitch) => string,
  isFaint = false,
): string {
  const paths = stitches.map((s) => {
    const opacity = isFaint && !s.color ? 0.16 : isFaint ? 0.95 : 1
    const dash = `stroke-width="${s.w ?? 2}" stroke-dasharray="${s.dash ?? dashes}"`
    return `<path d="${s.d}" stroke="${colorOf(s)}" stroke-opacity="${opacity}" ${dash}/>`
  })
  return `<g fill="none" stroke-linecap="round">${paths.join('')}</g>`
}
