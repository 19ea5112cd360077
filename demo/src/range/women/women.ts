import type { StyleIdea } from '../idea.ts'
import { deepColdDown } from './down-deep-cold.ts'
import { lightDown } from './down-light.ts'
import { hardshells } from './hardshells.ts'
import { activeInsulation } from './insulated-active.ts'
import { parkas } from './parkas.ts'
import { rainCoats } from './rain-coats.ts'
import { lightRain } from './rain-light.ts'
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
]
