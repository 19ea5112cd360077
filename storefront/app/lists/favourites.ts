import type { AnswerOf } from '@cairn/contract/call'
import type { readFavourites } from '@cairn/contract/lists'

export type Favourites = AnswerOf<typeof readFavourites>
