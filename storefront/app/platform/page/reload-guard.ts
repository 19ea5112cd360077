import { storedText } from '../browser-storage.ts'

const reloadTime = storedText('cairn_reloaded', 'sessionStorage')
const minInterval = 10_000

/** Reloads the page, unless it was reloaded within the last ten seconds, to avoid a reload loop. */
export function reloadOnce(
  reload: () => void = () => location.reload(),
  now = Date.now(),
): boolean {
  if (now - Number(reloadTime.read()) < minInterval) return false
  reloadTime.write(String(now))
  reload()
  return true
}
