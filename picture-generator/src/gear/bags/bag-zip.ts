import { darker, type Hex } from '../../relief/hex.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Part } from '../../relief/part.ts'
import type { Pt } from '../../relief/path.ts'
import { zip } from '../../relief/zip.ts'

type BagZip = { ground: Hex; pull: Hex; width: number; z: number; form?: Form | undefined }

/** A zip in the shade of the cloth it is sewn into. */
export function bagZip(pts: readonly Pt[], { ground, ...rest }: BagZip): Part[] {
  return zip({
    pts,
    tape: darker(ground, 0.36),
    teeth: darker(ground, 0.6),
    slider: 'end',
    ...rest,
  })
}
