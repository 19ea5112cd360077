const key = 'cairn_reloaded'
const timeToLive = 10_000

/** Reloads the page, unless it has just been: whatever is wrong then is not put right by it. */
export function reloadOnce(
  reload: () => void = () => location.reload(),
  now = Date.now(),
): boolean {
  const last = Number(keptAt())
  if (now - last < timeToLive) return false
  keep(now)
  reload()
  return true
}

function keptAt(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

function keep(now: number) {
  try {
    sessionStorage.setItem(key, String(now))
  } catch {
    return
  }
}
