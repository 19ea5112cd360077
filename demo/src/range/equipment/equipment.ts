import type { StyleIdea } from '../idea.ts'
import { lightPacks } from './packs-light.ts'
import { skiPacks } from './packs-ski.ts'
import { smallPacks } from './packs-small.ts'
import { trekkingPacks } from './packs-trekking.ts'
import { sleepingBags } from './sleeping-bags.ts'
import { lightTents } from './tents-light.ts'
import { strongTents } from './tents-strong.ts'
import { travelBags } from './travel-bags.ts'

export const equipmentRange: readonly StyleIdea[] = [
  ...lightPacks,
  ...lightTents,
  ...smallPacks,
  ...trekkingPacks,
  ...sleepingBags,
  ...skiPacks,
  ...strongTents,
  ...travelBags,
]
