import sharp from 'sharp'
import type { Grid } from './field.ts'
import type { Box } from './path.ts'

/** A part of the drawing space and how many pixels it becomes. */
export type Pane = { box: Box; w: number; h: number }

export async function rasterColours(body: string, { box, w, h }: Pane): Promise<Uint8Array> {
  const view = `${box.x} ${box.y} ${box.w} ${box.h}`
  const size = `width="${w}" height="${h}" viewBox="${view}" preserveAspectRatio="none"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
}

/** How much of each pixel is covered, 0 to 1. */
export async function rasterMask(body: string, pane: Pane): Promise<Grid> {
  const pixels = await rasterColours(body, pane)
  const d = new Float32Array(pane.w * pane.h)
  for (let i = 0; i < d.length; i++) d[i] = (pixels[i * 4 + 3] ?? 0) / 255
  return { w: pane.w, h: pane.h, d }
}
