import { locales, type Locale } from '@cairn/contract/sites'
import type { PageHead } from '../platform/page-head.ts'

/** Whose shop this is, and how to look for something in it. */
export const homeHead = (locale: Locale): PageHead => ({
  kind: 'website',
  image: '/images/scene-cairn',
  alternates: locales.map((each) => ({ locale: each, url: `/${each}` })),
  things: [
    { '@type': 'Organization', name: 'Cairn', url: `/${locale}`, logo: '/symbol.svg' },
    {
      '@type': 'WebSite',
      name: 'Cairn',
      url: `/${locale}`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `/${locale}/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})
