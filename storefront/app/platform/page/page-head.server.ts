import { languageTag } from '@cairn/contract/sites/formatting'
import { imageUrl } from '@cairn/contract/wire/image-url'
import type { Locale } from '@cairn/contract/sites/sites'
import type { PageHead } from './page-context.ts'

type HeadOptions = { head: PageHead; url: URL; locale: Locale; nonce: string }

/** Adds the head tags that search engines and link previews read. */
export function withHead(html: string, { head, url, locale, nonce }: HeadOptions): string {
  const { origin } = url
  const tags = [
    ...alternateLinks(head, origin),
    ...shareTags(html, { head, url, locale, nonce }),
    ...head.structuredData.map((data) => structuredDataTag(data, { origin, nonce })),
  ].join('')
  return html.replace('</head>', () => `${tags}</head>`)
}

/** The first locale is also the default for visitors of other languages. */
function alternateLinks({ alternates }: PageHead, origin: string): string[] {
  const [first] = alternates
  const link = (language: string, url: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(`${origin}${url}`)}"/>`
  return [
    ...alternates.map(({ locale, url }) => link(languageTag(locale), url)),
    ...(first ? [link('x-default', first.url)] : []),
  ]
}

function shareTags(html: string, { head: { kind, image }, url, locale }: HeadOptions): string[] {
  const { origin, pathname } = url
  return [
    ...tag('site_name', 'Cairn'),
    ...tag('type', kind),
    // React has already escaped these texts, so they are safe in an attribute too.
    ...tag('title', /<title>([^<]*)<\/title>/.exec(html)?.[1]),
    ...tag('description', /<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    ...tag('url', escapeHtml(`${origin}${pathname}`)),
    ...tag('locale', languageTag(locale).replace('-', '_')),
    ...tag('image', image && escapeHtml(`${origin}${imageUrl(image, { width: 1200 })}`)),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}"/>`,
  ]
}

const tag = (property: string, content: string | undefined) =>
  content ? [`<meta property="og:${property}" content="${content}"/>`] : []

type ScriptOptions = { origin: string; nonce: string }

function structuredDataTag(data: object, { origin, nonce }: ScriptOptions): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (_, value: unknown) =>
    isPath(value) ? `${origin}${value}` : value,
  )
  const safe = text.replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json" nonce="${nonce}">${safe}</script>`
}

/** Structured data is read outside of the page, where paths need their origin. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

type Crumb = { name: string; url: string }

/** The schema.org breadcrumbs of a page, from the top down to the page itself. */
export const breadcrumbJsonLd = (trail: readonly Crumb[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
})
