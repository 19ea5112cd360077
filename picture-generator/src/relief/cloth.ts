import { knitted } from './knitted.ts'
import { solid } from './solid.ts'
import type { Material } from './grain.ts'
import { woven } from './woven.ts'

const all = { ...woven, ...knitted, ...solid }

export type Cloth = keyof typeof all

export const cloths: Record<Cloth, Material> = all
