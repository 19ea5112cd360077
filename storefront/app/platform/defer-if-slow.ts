const timedOut = Symbol('timed out')

/** The value itself if it resolves in time, otherwise its promise, so that the page can stream it. */
export async function deferIfSlow<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<{ value: Value | Promise<Value> }> {
  const timeout = new Promise<typeof timedOut>((resolve) => {
    setTimeout(() => resolve(timedOut), milliseconds)
  })
  const first = await Promise.race([promise, timeout])
  return { value: first === timedOut ? promise : first }
}
