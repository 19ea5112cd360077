const texts = new WeakMap<object, Buffer<ArrayBuffer> | null>()

/** Marks an immutable value that is sent more than once, so that it is serialised only once. */
export function memoizeJson<Value extends object>(value: Value): Value {
  texts.set(value, null)
  return value
}

export function jsonOf(value: unknown): string | Buffer<ArrayBuffer> {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const cached = texts.get(value)
  if (cached !== null) return cached ?? JSON.stringify(value)
  const text = Buffer.from(JSON.stringify(value))
  texts.set(value, text)
  return text
}
