import type { StyleIdea } from '../idea.ts'
import { activeBaseLayers } from './base-layers-active.ts'
import { merinoBaseLayers } from './base-layers-merino.ts'
import { deepColdDown } from './down-deep-cold.ts'
import { lightDown } from './down-light.ts'
import { pileFleece } from './fleece-pile.ts'
import { technicalFleece } from './fleece-technical.ts'
import { hardshells } from './hardshells.ts'
import { mountainInsulation } from './insulated-mountain.ts'
import { townInsulation } from './insulated-town.ts'
import { knitwear } from './knitwear.ts'
import { rainwear } from './rain.ts'
import { sweats } from './sweats.ts'
import { activeTees } from './tees-active.ts'
import { plainTees } from './tees-plain.ts'
import { printedTees } from './tees-printed.ts'
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
  ...technicalFleece,
  ...pileFleece,
  ...merinoBaseLayers,
  ...activeBaseLayers,
  ...printedTees,
  ...plainTees,
  ...activeTees,
  ...sweats,
  ...knitwear,
]
