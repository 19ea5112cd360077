import type { Locale, Site } from '@cairn/contract/sites'
import type { CookieJar } from './cookie-jar.ts'

/** What the edge knows of a request before anybody looks at its input. */
export type Asked = {
  locale: Locale
  site: Site
  cookies: CookieJar
  usid: string | undefined
  challengeSolution: string | undefined
  clientAddress: string
  correlationId: string
  transactionId: string
}
