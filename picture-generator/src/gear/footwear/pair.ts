import { otherSide } from '../../relief/both.ts'
import type { Part } from '../../relief/part.ts'
import { centre, type Pt } from '../../relief/path.ts'
import { shifted } from '../trace.ts'

/** Stands for the house's sign in what one shoe is painted with. */
export const signHere = '<g data-sign=""/>'

type PairOptions = { closer: number; at: Pt; sign: (at: Pt) => string }

/** A left shoe and its mirror image, both signed so that one can read it. */
export function pairOf(left: readonly Part[], { closer, at, sign }: PairOptions): Part[] {
  const near = left.map((part) => movedBy(part, closer))
  const x = at[0] + closer
  return [
    ...near.map((part) => signed(part, sign([x, at[1]]))),
    ...near.map((part) => signed(otherSide(part), sign([2 * centre - x, at[1]]))),
  ]
}

function signed(part: Part, paint: string): Part {
  return part.paint?.includes(signHere) ? { ...part, paint } : part
}

function movedBy(part: Part, dx: number): Part {
  const path = (d: string) => moved(d, dx)
  return {
    ...part,
    d: path(part.d),
    form: part.form && { ...part.form, d: part.form.d && path(part.form.d) },
    clip: part.clip && path(part.clip),
    stitch: part.stitch?.map((s) => ({ ...s, d: path(s.d) })),
    grooves: part.grooves?.map((g) => ({ ...g, d: path(g.d) })),
    folds: part.folds?.map((f) => ({ ...f, pts: shifted(f.pts, dx, 0) })),
  }
}

function moved(d: string, dx: number): string {
  let i = 0
  return d.replaceAll(/-?\d+(?:\.\d+)?/g, (number) =>
    i++ % 2 === 0 ? String(Math.round((Number(number) + dx) * 100) / 100) : number,
  )
}
