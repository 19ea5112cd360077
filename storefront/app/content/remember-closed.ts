const listeners = new Set<() => void>()
const keyOf = (id: string) => `cairn_closed_${id}`

export function isClosed(id: string): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null
  } catch {
    return false
  }
}

/** Where nothing may be kept, it comes back with the next page. */
export function rememberClosed(id: string) {
  try {
    localStorage.setItem(keyOf(id), '1')
  } catch {
    return
  }
  listeners.forEach((hear) => hear())
}

export function onClosed(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}
