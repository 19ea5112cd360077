import { languageTag } from '@cairn/contract/language-tag'
import { imageUrl } from '@cairn/contract/images'
import type { Locale } from '@cairn/contract/sites'
import type { PageHead } from './page-head.ts'

type Shown = { head: PageHead; address: URL; locale: Locale; nonce: string }

/** The page with what those read who do not run its scripts: search engines, and previews of links. */
export function withHead(html: string, { head, address, locale, nonce }: Shown): string {
  const { origin } = address
  const written = [
    ...alternateLinks(head, origin),
    ...shareTags(html, { head, address, locale, nonce }),
    ...head.things.map((thing) => thingTag(thing, { origin, nonce })),
  ].join('')
  return html.replace('</head>', () => `${written}</head>`)
}

/** Whose language is none of ours is sent to the first. */
function alternateLinks({ alternates }: PageHead, origin: string): string[] {
  const [first] = alternates
  const link = (language: string, url: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escaped(`${origin}${url}`)}"/>`
  return [
    ...alternates.map(({ locale, url }) => link(languageTag(locale), url)),
    ...(first ? [link('x-default', first.url)] : []),
  ]
}

function shareTags(html: string, { head: { kind, image }, address, locale }: Shown): string[] {
  const { origin, pathname } = address
  return [
    ...tag('site_name', 'Cairn'),
    ...tag('type', kind),
    // As React has written them into this page: safe in an attribute too.
    ...tag('title', /<title>([^<]*)<\/title>/.exec(html)?.[1]),
    ...tag('description', /<meta name="description" content="([^"]*)"/.exec(html)?.[1]),
    ...tag('url', escaped(`${origin}${pathname}`)),
    ...tag('locale', languageTag(locale).replace('-', '_')),
    ...tag('image', image && escaped(`${origin}${imageUrl(image, { width: 1200 })}`)),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}"/>`,
  ]
}

const tag = (property: string, content: string | undefined) =>
  content ? [`<meta property="og:${property}" content="${content}"/>`] : []

type Signed = { origin: string; nonce: string }

function thingTag(thing: object, { origin, nonce }: Signed): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }, (_, value: unknown) =>
    isAddress(value) ? `${origin}${value}` : value,
  )
  const safe = text.replaceAll('<', String.raw`\u003c`)
  return `<script type="application/ld+json" nonce="${nonce}">${safe}</script>`
}

/** Others read them elsewhere, where they must say whose they are. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
