import type { StyleIdea } from '../idea.ts'
import { deepColdDown } from './down-deep-cold.ts'
import { lightDown } from './down-light.ts'
import { hardshells } from './hardshells.ts'
import { mountainInsulation } from './insulated-mountain.ts'
import { townInsulation } from './insulated-town.ts'
import { rainwear } from './rain.ts'
import { vests } from './vests.ts'
import { windJackets } from './wind.ts'

export const menRange: readonly StyleIdea[] = [
  ...lightDown,
  ...deepColdDown,
  ...hardshells,
  ...rainwear,
  ...mountainInsulation,
  ...townInsulation,
  ...windJackets,
  ...vests,
]
