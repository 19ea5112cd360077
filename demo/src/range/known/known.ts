import type { StyleIdea } from '../idea.ts'
import { knownGear } from './gear.ts'
import { knownGifts } from './gifts.ts'
import { knownShells } from './shells.ts'
import { knownWarm } from './warm.ts'
import { knownWear } from './wear.ts'

/** The styles that everything relies on, each made so that one rule of the shop can be seen. */
export const knownRange: readonly StyleIdea[] = [
  ...knownWarm,
  ...knownShells,
  ...knownWear,
  ...knownGear,
  ...knownGifts,
].toSorted((one, other) => one.styleId.localeCompare(other.styleId))
