import type { MessageValues } from '../translation/format-message.ts'
import type { DateFormat } from './dates.ts'
import type { en } from './messages/en.ts'

/** Problems are named after their messages. */
export type ProblemName = keyof typeof en

/** What is wrong with a value, and the values that its message contains. */
export type Problem = { name: ProblemName; values?: MessageValues }

/** The rules that most forms need. */
export type TextRule =
  | { kind: 'required' }
  /** For a checkbox. */
  | { kind: 'ticked' }
  | { kind: 'minLength'; length: number }
  | { kind: 'maxLength'; length: number }
  | { kind: 'pattern'; pattern: string; problem?: ProblemName | undefined }

/** Rules that few forms need, so that the others do not load them. Dates are written YYYY-MM-DD. */
export type FurtherRule =
  | { kind: 'exactLength'; length: number }
  | { kind: 'number'; least?: number; most?: number }
  /** The value must be that of another field. */
  | { kind: 'sameAs'; field: string; problem?: ProblemName }
  | { kind: 'name' }
  | { kind: 'newPassword' }
  | { kind: 'phone'; dialCode: string }
  /** The value is written in the format. */
  | { kind: 'date'; format: DateFormat; earliest?: string; latest?: string }
  | { kind: 'minimumAge'; format: DateFormat; years: number; today: string }

export type Rule = TextRule | FurtherRule

/** The values of all fields of a form. */
export type FormValues = Readonly<Record<string, string | undefined>>
