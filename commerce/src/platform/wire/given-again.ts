const texts = new WeakMap<object, Buffer<ArrayBuffer> | null>()

/** Marks an answer that is given more than once and never changed: its text is written once. */
export function givenAgain<Value extends object>(value: Value): Value {
  texts.set(value, null)
  return value
}

export function textOf(value: unknown): string | Buffer<ArrayBuffer> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const known = texts.get(value)
  if (known !== null) return known ?? JSON.stringify(value)
  const text = Buffer.from(JSON.stringify(value))
  texts.set(value, text)
  return text
}
