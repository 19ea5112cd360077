/** What is slow to make and never changes, as Intl's formatters: each is made once for what it is made of. */
export function madeOnce<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>()
  return (key) => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}
