import { z } from 'zod'
import type { Db } from './database.ts'

/**
 * slow              every answer is delayed by this many milliseconds
 * down              requests are not executed and answered with 503
 * silent            requests are executed and never answered
 * webhooksDoubled   each webhook is delivered twice
 * webhooksShuffled  each webhook is delayed by a random part of this many milliseconds
 * webhooksLate      each webhook is delayed by this many milliseconds
 */
export const faultNames = [
  'slow',
  'down',
  'silent',
  'webhooksDoubled',
  'webhooksShuffled',
  'webhooksLate',
] as const
export type FaultName = (typeof faultNames)[number]

/** A duration in milliseconds for faults that have one; for others any number above 0. */
export const faults = z.partialRecord(z.enum(faultNames), z.int().min(0).max(600_000))
export type Faults = z.infer<typeof faults>

export function readFaults(db: Db): Faults {
  const rows = db.prepare('select name, milliseconds from fault').all()
  return faults.parse(
    Object.fromEntries(rows.map(({ name, milliseconds }) => [name, milliseconds])),
  )
}

/** Faults that are not named are switched off. */
export function switchFaults(db: Db, requested: Faults): void {
  db.exec('delete from fault')
  const insert = db.prepare('insert into fault values (?, ?)')
  for (const name of faultNames) {
    const milliseconds = requested[name] ?? 0
    if (milliseconds > 0) insert.run(name, milliseconds)
  }
}
