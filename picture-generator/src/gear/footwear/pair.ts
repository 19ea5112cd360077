import { otherSide } from '../../relief/both.ts'
import type { Part } from '../../relief/part.ts'
import { centre, type Pt } from '../../relief/path.ts'
import { movePoints } from '../trace.ts'

/** A placeholder for the logo in the paint of a shoe. */
export const markPlaceholder = '<g data-sign=""/>'

type PairOptions = { closer: number; at: Pt; markAt: (at: Pt) => string }

/** A left shoe and its mirror image. The logo is not mirrored, so that it stays readable. */
export function pairOf(left: readonly Part[], { closer, at, markAt }: PairOptions): Part[] {
  const near = left.map((part) => movePart(part, closer))
  const x = at[0] + closer
  return [
    ...near.map((part) => withMark(part, markAt([x, at[1]]))),
    ...near.map((part) => withMark(otherSide(part), markAt([2 * centre - x, at[1]]))),
  ]
}

function withMark(part: Part, paint: string): Part {
  return part.paint?.includes(markPlaceholder) ? { ...part, paint } : part
}

function movePart(part: Part, dx: number): Part {
  const path = (d: string) => movePath(d, dx)
  return {
    ...part,
    d: path(part.d),
    form: part.form && { ...part.form, d: part.form.d && path(part.form.d) },
    clip: part.clip && path(part.clip),
    stitch: part.stitch?.map((s) => ({ ...s, d: path(s.d) })),
    grooves: part.grooves?.map((g) => ({ ...g, d: path(g.d) })),
    folds: part.folds?.map((f) => ({ ...f, pts: movePoints(f.pts, dx, 0) })),
  }
}

function movePath(d: string, dx: number): string {
  let i = 0
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) =>
    i++ % 2 === 0 ? String(Math.round((Number(number) + dx) * 100) / 100) : number,
  )
}
