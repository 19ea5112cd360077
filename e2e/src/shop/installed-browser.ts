import { existsSync } from 'node:fs'

const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The browser of all journeys. Without one they are skipped. */
export const browserPath = (): string | undefined =>
  process.env['CAIRN_BROWSER'] ?? paths.find((path) => existsSync(path))

export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
