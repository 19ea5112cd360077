import type { MessageValues } from '../translation/format-message.ts'
import type { DateFormat } from './dates.ts'
import type { en } from './messages/en.ts'

/** Problems are named after their messages. */
export type ProblemName = keyof typeof en

/** What is wrong with a value, and the values that its message contains. */
export type Problem = { name: ProblemName; values?: MessageValues }

/** Rules for any text. */
export type TextRule =
  | { kind: 'required' }
  /** For a checkbox. */
  | { kind: 'ticked' }
  | { kind: 'email' }
  | { kind: 'exactLength'; length: number }
  | { kind: 'minLength'; length: number }
  | { kind: 'maxLength'; length: number }
  | { kind: 'number'; least?: number; most?: number }
  | { kind: 'pattern'; pattern: string; problem?: ProblemName }
  /** The value must be that of another field. */
  | { kind: 'sameAs'; field: string; problem?: ProblemName }

/** Rules for the details of a person. All dates but the typed one are written YYYY-MM-DD. */
export type PersonRule =
  | { kind: 'name' }
  | { kind: 'newPassword' }
  | { kind: 'phone'; dialCode: string }
  | { kind: 'date'; format: DateFormat; earliest?: string; latest?: string }
  | { kind: 'minimumAge'; format: DateFormat; years: number; today: string }

export type Rule = TextRule | PersonRule

/** The values of all fields of a form. */
export type FormValues = Readonly<Record<string, string | undefined>>
