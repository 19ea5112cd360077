import type { StyleIdea } from '../idea.ts'
import { alongTheWay } from './along-the-way.ts'
import { bottles } from './bottles.ts'
import { campKitchen } from './camp-kitchen.ts'
import { gloves } from './gloves.ts'
import { lightHats } from './hats-light.ts'
import { snugHats } from './hats-snug.ts'
import { warmHats } from './hats-warm.ts'
import { mittensAndWarmSocks } from './mittens-and-socks.ts'
import { mugsAndLamps } from './mugs-and-lamps.ts'
import { lightPacks } from './packs-light.ts'
import { skiPacks } from './packs-ski.ts'
import { smallPacks } from './packs-small.ts'
import { trekkingPacks } from './packs-trekking.ts'
import { easySleep } from './sleep-easy.ts'
import { rolledMats } from './sleep-mats.ts'
import { sleepingBags } from './sleeping-bags.ts'
import { socks } from './socks.ts'
import { stovesAndPoles } from './stoves-and-poles.ts'
import { lightTents } from './tents-light.ts'
import { strongTents } from './tents-strong.ts'
import { travelBags } from './travel-bags.ts'

export const equipmentRange: readonly StyleIdea[] = [
  ...lightPacks,
  ...lightTents,
  ...warmHats,
  ...bottles,
  ...smallPacks,
  ...gloves,
  ...sleepingBags,
  ...trekkingPacks,
  ...socks,
  ...mugsAndLamps,
  ...easySleep,
  ...lightHats,
  ...skiPacks,
  ...stovesAndPoles,
  ...strongTents,
  ...mittensAndWarmSocks,
  ...travelBags,
  ...snugHats,
  ...rolledMats,
  ...alongTheWay,
  ...campKitchen,
]
