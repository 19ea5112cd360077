import { equipmentRange } from './equipment/equipment.ts'
import type { StyleIdea } from './idea.ts'
import { kidsRange } from './kids/kids.ts'
import { menRange } from './men/men.ts'
import { womenRange } from './women/women.ts'

export const range: readonly StyleIdea[] = [
  ...womenRange,
  ...menRange,
  ...kidsRange,
  ...equipmentRange,
]
