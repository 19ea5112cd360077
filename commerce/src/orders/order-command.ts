/** What a command prints. */
export type CommandReport = { ok: boolean; lines: string[] }

/** Why a command was not run, for staff to read. */
export type CommandRefusal = { message: string }

export const refuseCommand = (message: string) => ({ ok: false as const, refusal: { message } })
