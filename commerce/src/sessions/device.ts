type NamePattern = readonly [pattern: RegExp, name: string]

/** In this order, because browsers also claim to be others. */
const browsers: readonly NamePattern[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly NamePattern[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const nameIn = (text: string, patterns: readonly NamePattern[]) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system, such as “Firefox, Windows”; null if neither is known. */
export function deviceNameOf(userAgent: string | undefined): string | null {
  const text = userAgent?.slice(0, 400) ?? ''
  const names = [nameIn(text, browsers), nameIn(text, systems)]
  return names.filter((name) => name !== undefined).join(', ') || null
}

/** Where somebody signs in, as their list of devices shows it. */
export type SignInOrigin = { device: string | null; network: string }

/** All but the end of an IP address is enough to recognise one's own network. */
export const signInOriginOf = (request: {
  userAgent: string | undefined
  network: string
}): SignInOrigin => ({
  device: deviceNameOf(request.userAgent),
  network: request.network.includes(':')
    ? `${request.network}:x`
    : request.network.replace(/\.\d+$/, '.x'),
})
