import { hubs } from './hubs.ts'
import { loyalty } from './loyalty.ts'
import { materials } from './materials.ts'
import { ourStory } from './our-story.ts'
import { promotions } from './promotions.ts'
import { repairs } from './repairs.ts'
import { stores } from './stores.ts'

export const housePages = [ourStory, repairs, materials, loyalty, promotions, stores, ...hubs]
