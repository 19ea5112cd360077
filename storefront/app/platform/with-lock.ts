const queues = new Map<string, Promise<unknown>>()

/** Runs work with the same name one after the other, across tabs where the browser has locks. */
export function withLock<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const previous = queues.get(name) ?? Promise.resolve()
  const result = previous.then(work, work)
  queues.set(
    name,
    result.catch(() => undefined),
  )
  return result
}
