import { z } from 'zod'
import type { Books } from './open-books.ts'

/**
 * slow              every answer takes so many milliseconds longer
 * down              nothing is done, and 503 is answered
 * silent            it is done, and never answered
 * webhooksDoubled   each is delivered twice
 * webhooksShuffled  each waits a random part of so many milliseconds
 * webhooksLate      each waits so many milliseconds
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

/** How long, where that means something; else any number above nothing. */
export const faults = z.partialRecord(z.enum(faultNames), z.int().min(0).max(600_000))
export type Faults = z.infer<typeof faults>

export function readFaults(books: Books): Faults {
  const rows = books.prepare('select name, milliseconds from fault').all()
  return faults.parse(
    Object.fromEntries(rows.map(({ name, milliseconds }) => [name, milliseconds])),
  )
}

/** What is not named is as it should be again. */
export function switchFaults(books: Books, wanted: Faults): void {
  books.exec('delete from fault')
  const insert = books.prepare('insert into fault values (?, ?)')
  for (const name of faultNames) {
    const milliseconds = wanted[name] ?? 0
    if (milliseconds > 0) insert.run(name, milliseconds)
  }
}
