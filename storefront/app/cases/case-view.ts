import type { AnswerOf } from '@cairn/contract/call'
import type { readContactCategories } from '@cairn/contract/contact'
import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { WrongFields } from './case-fields.ts'
import type { WrongWarranty } from './warranty.ts'

export type Categories = AnswerOf<typeof readContactCategories>['categories']

/** The form that stands below a page of help, and what authors have put around it. */
export type CaseView =
  | { kind: 'contact'; categories: Categories; around: ContentBlock[] }
  | { kind: 'warranty' }

export type CaseKind = CaseView['kind']

/** What has come of it: the number under which it is answered. */
export type Sent = { caseNumber: string; email: string }

export type WrongContact = WrongFields<'about' | 'message' | 'firstName' | 'lastName' | 'email'>

/** What came of a form that was sent without scripts. */
export type CaseActed = {
  sent?: Sent
  refused?: string
  /** To be shown again where it could not be taken. */
  typed?: Record<string, string>
  contact?: WrongContact | undefined
  warranty?: WrongWarranty | undefined
}
