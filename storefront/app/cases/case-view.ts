import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readContactCategories } from '@cairn/contract/cases/case-calls'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { TextProblems, WarrantyProblems } from './case-fields.ts'

export type Categories = AnswerOf<typeof readContactCategories>['categories']

/** The form below a help page, with the content blocks around it. */
export type CaseView =
  | { kind: 'contact'; categories: Categories; around: ContentBlock[] }
  | { kind: 'warranty' }

export type CaseKind = CaseView['kind']

export type SentCase = { caseNumber: string; email: string }

export type ContactProblems = TextProblems<'about' | 'message' | 'firstName' | 'lastName' | 'email'>

/** The result of a form that was sent without scripts. */
export type CaseActionData = {
  sent?: SentCase
  errorMessage?: string
  /** The typed values, to fill the form again after an error. */
  typed?: Record<string, string>
  contact?: ContactProblems | undefined
  warranty?: WarrantyProblems | undefined
}
