/** As many as one map may hold by its rules. */
const most = 50_000

export const siteMap = (addresses: readonly string[]): string =>
  listOf('urlset', tagged('url', addresses.slice(0, most)))

export const mapOfMaps = (addresses: readonly string[]): string =>
  listOf('sitemapindex', tagged('sitemap', addresses))

const tagged = (name: string, addresses: readonly string[]): string =>
  addresses
    .map((address) => `<${name}><loc>${address.replaceAll('&', '&amp;')}</loc></${name}>`)
    .join('\n')

const listOf = (name: string, lines: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines}
</${name}>
`
