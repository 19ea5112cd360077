import type { RefusalName } from './refusals.ts'

/** The outcome of a decision that may be refused. Bugs and outages are thrown, never returned. */
export type Result<Value, Refused = Refusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refused }

/** Why something was refused: a name of the catalogue, and what the message needs to say it well. */
export type Refusal<Name extends RefusalName = RefusalName> = { name: Name; data: RefusalData }
export type RefusalData = Readonly<Record<string, string | number>>

export const accept = <Value>(value: Value): { ok: true; value: Value } => ({ ok: true, value })

export const refuse = <const Name extends RefusalName>(
  name: Name,
  data: RefusalData = {},
): { ok: false; refusal: Refusal<Name> } => ({ ok: false, refusal: { name, data } })
