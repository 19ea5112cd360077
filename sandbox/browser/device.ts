import { postToShop } from './opener.ts'

/** A short hash of what a browser shows to every page. */
async function fingerprint(): Promise<string> {
  const { width, height, colorDepth } = window.screen
  const traits = [
    navigator.userAgent,
    navigator.languages.join(),
    navigator.hardwareConcurrency,
    `${width}x${height}x${colorDepth}`,
    window.devicePixelRatio,
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  ].join('|')
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(traits))
  const bytes = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return `dfp_${bytes.join('').slice(0, 32)}`
}

void fingerprint().then((hash) => postToShop({ outcome: 'device', fingerprint: hash }))
