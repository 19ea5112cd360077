import type { StyleIdea } from '../idea.ts'
import { boots } from './boots.ts'
import { lightJackets } from './jackets-light.ts'
import { warmJackets } from './jackets-warm.ts'
import { pantsAndBoots } from './pants-and-boots.ts'
import { printedPlay } from './prints.ts'
import { shirtAndPants } from './shirt-and-pants.ts'
import { suitsAndFleece } from './suits-and-fleece.ts'
import { suits } from './suits.ts'
import { tops } from './tops.ts'

export const kidsRange: readonly StyleIdea[] = [
  ...warmJackets,
  ...suits,
  ...tops,
  ...lightJackets,
  ...suitsAndFleece,
  ...shirtAndPants,
  ...pantsAndBoots,
  ...boots,
  ...printedPlay,
]
