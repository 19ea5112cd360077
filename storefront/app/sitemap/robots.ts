/** Nobody's own pages are worth finding, nor is a list in every order and every choice of filters. */
export const robotsText = (origin: string, personalPages: readonly string[]): string =>
  [
    'User-agent: *',
    ...personalPages.map((page) => `Disallow: /*/${page}`),
    ...['filter', 'sort', 'minPrice', 'maxPrice'].map((name) => `Disallow: /*?*${name}=`),
    'Disallow: /api/',
    'Disallow: /fapi/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
