import type { StyleIdea } from '../idea.ts'
import { activeBaseLayers } from './base-layers-active.ts'
import { merinoBaseLayers } from './base-layers-merino.ts'
import { winterBoots } from './boots-winter.ts'
import { hikingBoots } from './boots.ts'
import { deepColdDown } from './down-deep-cold.ts'
import { lightDown } from './down-light.ts'
import { pileFleece } from './fleece-pile.ts'
import { technicalFleece } from './fleece-technical.ts'
import { hardshells } from './hardshells.ts'
import { mountainInsulation } from './insulated-mountain.ts'
import { townInsulation } from './insulated-town.ts'
import { knitwear } from './knitwear.ts'
import { mountainPants } from './pants-mountain.ts'
import { rockAndRoadPants } from './pants-rock-and-road.ts'
import { rainwear } from './rain.ts'
import { sandals } from './sandals.ts'
import { summerShirts } from './shirts-summer.ts'
import { warmShirts } from './shirts-warm.ts'
import { shorts } from './shorts.ts'
import { sweats } from './sweats.ts'
import { activeTees } from './tees-active.ts'
import { plainTees } from './tees-plain.ts'
import { printedTees } from './tees-printed.ts'
import { roughGroundShoes } from './trail-shoes-rough.ts'
import { runningShoes } from './trail-shoes-running.ts'
import { vests } from './vests.ts'
import { waterside } from './waterside.ts'
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
  ...warmShirts,
  ...summerShirts,
  ...mountainPants,
  ...rockAndRoadPants,
  ...shorts,
  ...runningShoes,
  ...roughGroundShoes,
  ...hikingBoots,
  ...winterBoots,
  ...sandals,
  ...waterside,
]
