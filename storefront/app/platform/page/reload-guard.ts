const key = 'cairn_reloaded'
const minInterval = 10_000

/** Reloads the page, unless it was reloaded within the last ten seconds, to avoid a reload loop. */
export function reloadOnce(
  reload: () => void = () => location.reload(),
  now = Date.now(),
): boolean {
  const last = Number(lastReloadAt())
  if (now - last < minInterval) return false
  storeReloadTime(now)
  reload()
  return true
}

function lastReloadAt(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function storeReloadTime(now: number) {
  try {
    sessionStorage.setItem(key, String(now))
  } catch {
    return
  }
}
