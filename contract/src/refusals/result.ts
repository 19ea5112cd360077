import type { RefusalName } from './refusals.ts'

/** The result of a decision that can be refused. Bugs and outages are thrown, never returned. */
export type Result<Value, Reason = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Reason }

/** A refusal by name, with the values that its message contains. */
export type Refusal<Name extends RefusalName = RefusalName> = { name: Name; data: RefusalData }
export type RefusalData = Readonly<Record<string, string | number>>

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Name extends RefusalName>(
  name: Name,
  data: RefusalData = {},
): { ok: false; refusal: Refusal<Name> } => ({ ok: false, refusal: { name, data } })
