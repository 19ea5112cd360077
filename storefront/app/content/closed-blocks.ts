/** The blocks that the visitor has closed, stored in this browser. */
const listeners = new Set<() => void>()
const keyOf = (id: string) => `cairn_closed_${id}`

export function isClosed(id: string): boolean {
  try {
    return localStorage.getItem(keyOf(id)) !== null
  } catch {
    return false
  }
}

/** Without storage, the block is shown again on the next page. */
export function rememberClosed(id: string) {
  try {
    localStorage.setItem(keyOf(id), '1')
  } catch {
    return
  }
  listeners.forEach((listener) => listener())
}

export function subscribeToClosed(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
