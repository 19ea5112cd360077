import type { Fold, Part, Wrinkle } from './part.ts'
import { centre, mirrorPath, mirrorPoints, movePoint } from './path.ts'

/** A part and its mirror image. */
export function both(part: Part): Part[] {
  return [part, otherSide(part)]
}

/** The same part on the other side; its folds fall a little differently. */
export function otherSide(part: Part): Part {
  return {
    ...part,
    d: mirrorPath(part.d),
    ...otherShape(part),
    ...otherSewing(part),
    ...otherPrint(part),
  }
}

function otherShape({ form, tilt, clip, wrinkles, folds }: Part): Partial<Part> {
  return {
    form: form && { ...form, d: form.d && mirrorPath(form.d) },
    tilt: tilt && [-tilt[0], tilt[1]],
    clip: clip && mirrorPath(clip),
    folds: folds?.map(otherFold),
    wrinkles: wrinkles?.map(otherWrinkle),
  }
}

function otherSewing({ puff, grooves, stitch }: Part): Partial<Part> {
  return {
    puff: puff && { ...puff, lines: puff.lines.map(mirrorPath) },
    grooves: grooves?.map((g) => ({ ...g, d: mirrorPath(g.d) })),
    stitch: stitch?.map((s) => ({ ...s, d: mirrorPath(s.d) })),
  }
}

function otherPrint({ paint, relief, shade }: Part): Partial<Part> {
  return {
    paint: paint && mirrorSvg(paint),
    relief: relief && { ...relief, svg: mirrorSvg(relief.svg) },
    shade: shade && mirrorSvg(shade),
  }
}

function otherFold(fold: Fold, i: number): Fold {
  const pts = mirrorPoints(fold.pts).map((p) => movePoint(p, (i % 3) * 3 - 3, ((i * 7) % 11) - 5))
  return { ...fold, pts, amp: fold.amp * (0.8 + ((i * 5) % 7) / 14), skew: -(fold.skew ?? 0.5) }
}

function otherWrinkle(wrinkle: Wrinkle): Wrinkle {
  const { mask } = wrinkle
  return {
    ...wrinkle,
    angle: Math.PI - wrinkle.angle,
    mask: mask && ((x, y) => mask(2 * centre - x, y)),
  }
}

function mirrorSvg(svg: string): string {
  return `<g transform="translate(${2 * centre} 0) scale(-1 1)">${svg}</g>`
}
