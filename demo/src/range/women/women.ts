import type { StyleIdea } from '../idea.ts'
import { lightBaseLayers } from './base-layers-light.ts'
import { warmBaseLayers } from './base-layers-warm.ts'
import { hikingBoots } from './boots-hiking.ts'
import { winterBoots } from './boots-winter.ts'
import { deepColdDown } from './down-deep-cold.ts'
import { lightDown } from './down-light.ts'
import { sherpaFleece } from './fleece-sherpa.ts'
import { technicalFleece } from './fleece-technical.ts'
import { hardshells } from './hardshells.ts'
import { activeInsulation } from './insulated-active.ts'
import { knitwear } from './knitwear.ts'
import { leggings } from './leggings.ts'
import { trailPants } from './pants-trail.ts'
import { travelPants } from './pants-travel.ts'
import { weatherPants } from './pants-weather.ts'
import { parkas } from './parkas.ts'
import { patternedWear } from './patterned.ts'
import { rainCoats } from './rain-coats.ts'
import { lightRain } from './rain-light.ts'
import { sandals } from './sandals.ts'
import { summerShirts } from './shirts-summer.ts'
import { warmShirts } from './shirts-warm.ts'
import { shorts } from './shorts.ts'
import { skirtsAndDresses } from './skirts-and-dresses.ts'
import { sweatshirts } from './sweatshirts.ts'
import { activeTees } from './tees-active.ts'
import { everydayTees } from './tees-everyday.ts'
import { printedTees } from './tees-printed.ts'
import { roughGroundShoes } from './trail-shoes-rough.ts'
import { runningShoes } from './trail-shoes-running.ts'
import { vests } from './vests.ts'
import { windJackets } from './wind.ts'

export const womenRange: readonly StyleIdea[] = [
  ...lightDown,
  ...deepColdDown,
  ...hardshells,
  ...lightRain,
  ...rainCoats,
  ...activeInsulation,
  ...parkas,
  ...windJackets,
  ...technicalFleece,
  ...sherpaFleece,
  ...lightBaseLayers,
  ...warmBaseLayers,
  ...printedTees,
  ...activeTees,
  ...everydayTees,
  ...sweatshirts,
  ...knitwear,
  ...warmShirts,
  ...summerShirts,
  ...trailPants,
  ...weatherPants,
  ...travelPants,
  ...shorts,
  ...skirtsAndDresses,
  ...leggings,
  ...runningShoes,
  ...roughGroundShoes,
  ...hikingBoots,
  ...winterBoots,
  ...sandals,
  ...patternedWear,
  ...vests,
]
