const tails = new Map<string, Promise<unknown>>()

/** One after the other, across tabs too where the browser can tell them apart. */
export function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const before = tails.get(name) ?? Promise.resolve()
  const after = before.then(work, work)
  tails.set(
    name,
    after.catch(() => undefined),
  )
  return after
}
