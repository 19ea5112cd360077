import type { Locale } from '@cairn/contract/sites/sites'
import { createContext } from 'react-router'

/** What a page tells search engines and link previews. Only the server needs it. */
export type PageHead = {
  kind: 'website' | 'product' | 'article'
  /** The image path as in the page. All sizes are derived from it. */
  image: string | undefined
  alternates: readonly { locale: Locale; url: string }[]
  /** schema.org objects. Paths within this shop get their origin when they are rendered. */
  structuredData: object[]
}

export const emptyPageHead = (): PageHead => ({
  kind: 'website',
  image: undefined,
  alternates: [],
  structuredData: [],
})

/** Filled in by the loaders of a page. */
export const headContext = createContext<PageHead>()
