import { type Finished, finish } from '../kept/finished.ts'

const bodies = new WeakMap<object, Finished>()

const write = (value: unknown) => finish(Buffer.from(JSON.stringify(value)), 'application/json')

/** The bytes of an answer that is kept: written and compressed once, as long as the value lives. */
export function sharedBody(value: unknown): Finished {
  if (typeof value !== 'object' || value === null) return write(value)
  const known = bodies.get(value)
  if (known) return known
  const made = write(value)
  bodies.set(value, made)
  return made
}
