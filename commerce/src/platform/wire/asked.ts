import type { Locale, Site } from '@cairn/contract/sites'
import type { Tag } from '../kept/tag.ts'
import type { CookieJar } from './cookie-jar.ts'

/** What the edge knows of a request before anybody looks at its input. */
export type Asked = {
  locale: Locale
  site: Site
  cookies: CookieJar
  usid: string | undefined
  challengeSolution: string | undefined
  /** Names a request that must not be done twice. */
  idempotencyKey: string | undefined
  orderChannel: string | undefined
  clientAddress: string
  correlationId: string
  transactionId: string
  /** Of a call that only a signature opens. */
  signed?: Signed
  madeOf: MadeOf
}

/** A body to the letter, and the headers that may vouch for it. */
export type Signed = { body: string; header: (name: string) => string | undefined }

/** What went into whatever is being made out of this request's answers. */
export type MadeOf = {
  tags: Set<Tag>
  /** Not if an answer was missing that would be there another time. */
  isWhole: boolean
}

/** All that a handler may know whose answer is the same for everybody. */
export type AskedByAnybody = Pick<Asked, 'locale' | 'site'> & {
  /** Without a word of what it is made of, an answer is not kept. */
  madeOf: (...tags: Tag[]) => void
}
