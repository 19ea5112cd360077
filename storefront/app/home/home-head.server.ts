import { locales, type Locale } from '@cairn/contract/sites/sites'
import type { PageHead } from '../platform/page/page-context.ts'

/** Describes the organisation and its search to search engines. */
export const homeHead = (locale: Locale, description: string | undefined): PageHead => ({
  kind: 'website',
  description,
  image: '/images/scene-cairn',
  alternates: locales.map((alternate) => ({ locale: alternate, url: `/${alternate}` })),
  structuredData: [
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
