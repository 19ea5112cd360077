import type { AnswerOf } from '@cairn/contract/call'
import type { readContactCategories } from '@cairn/contract/contact'
import type { ContentBlock } from '@cairn/contract/content-blocks'

export type Categories = AnswerOf<typeof readContactCategories>['categories']

/** The form that stands below a page of help, and what authors have put around it. */
export type CaseView =
  | { kind: 'contact'; categories: Categories; around: ContentBlock[] }
  | { kind: 'warranty' }
