import type { Locale } from '@cairn/contract/sites'
import { createContext } from 'react-router'

/** What a page tells search engines and those who are sent its address; no script of it needs any. */
export type PageHead = {
  kind: 'website' | 'product' | 'article'
  /** As it is in the page; every size of it is made from that. */
  image: string | undefined
  alternates: readonly { locale: Locale; url: string }[]
  /** In the words of schema.org, with addresses of this shop as they are in the page. */
  things: object[]
}

export const newPageHead = (): PageHead => ({
  kind: 'website',
  image: undefined,
  alternates: [],
  things: [],
})

/** Written on by the loaders of a page. */
export const headContext = createContext<PageHead>()
