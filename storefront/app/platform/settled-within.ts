const late = Symbol('late')

/** The value itself when it is there in time; otherwise its promise, to be waited for in sight. */
export async function settledWithin<Value>(
  promise: Promise<Value>,
  milliseconds: number,
): Promise<{ value: Value | Promise<Value> }> {
  const timeOut = new Promise<typeof late>((resolve) => {
    setTimeout(() => resolve(late), milliseconds)
  })
  const first = await Promise.race([promise, timeOut])
  return { value: first === late ? promise : first }
}
