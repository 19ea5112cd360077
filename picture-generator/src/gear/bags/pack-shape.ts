import type { BagLook } from '../../look.ts'
import type { Form } from '../../relief/membrane.ts'
import type { Random } from '../../relief/noise.ts'
import { randomBetween } from '../random-choice.ts'
import { sharesOf, type Shares } from '../share.ts'
import type { BagMaterials } from './bag-materials.ts'

/** The body of a pack: half its width, where it begins and ends, and its outline. */
export type PackShape = Shares & {
  width: number
  top: number
  bottom: number
  outline: string
  form: Form
}

export type Pack = BagMaterials & { shape: PackShape }

const outlines: Record<BagLook['shape'], string> = {
  teardrop: '0 0, .46 .008, .74 .08, .87 .28, .97 .58, 1 .8, .94 .93, .72 .992, 0 1',
  'roll-top': '0 .12, .9 .12!, .95 .3, .99 .6, 1 .84, .95 .95, .76 .995, 0 1',
  'top-lid': '0 .06, .56 .064, .85 .1, .95 .24, 1 .5, 1 .8, .95 .93, .78 .985, 0 1',
  box: '0 0, .78 .004, .95 .03, 1 .12, 1 .86, .97 .96, .84 .996, 0 1',
  slim: '0 0, .6 .006, .84 .05, .9 .2, .92 .5, .9 .8, .82 .93, .6 .99, 0 1',
}

export function packShape({ litres, shape }: BagLook, random: Random): PackShape {
  const large = Math.min(1, Math.max(0, (litres - 6) / 60))
  const narrow = shape === 'slim' ? 0.9 : 1
  const width = (172 + 62 * large + randomBetween(random, -8, 8)) * narrow
  const height = 470 + 470 * Math.sqrt(large) + randomBetween(random, -20, 20)
  const bottom = 1170
  const top = bottom - height
  const shares = sharesOf(width, top, bottom)
  const outline = shares.round(outlines[shape])
  return { ...shares, width, top, bottom, outline, form: { d: outline, depth: 118, power: 0.5 } }
}
