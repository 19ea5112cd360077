/** More keys than any call has; the rest is not looked at. */
const mostKeys = 100

/** Every key with its value; a key given several times has a list. */
export function rawQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string[]>()
  for (const [key, value] of search) {
    const values = query.get(key)
    if (values) values.push(value)
    else if (query.size < mostKeys) query.set(key, [value])
  }
  query.delete('__proto__')
  return Object.fromEntries(
    query.entries().map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]),
  )
}
