import { languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import { imageUrl } from '@cairn/contract/wire/image-url'
import { html, raw } from 'hono/html'
import type { PageHead } from './page-context.ts'
import {
  descriptionOfMissingPage,
  descriptionOfPath,
  shortDescription,
} from './page-description.ts'
import { isIndexable } from './shared-page.ts'

type Html = ReturnType<typeof html>

type HeadOptions = { head: PageHead; url: URL; locale: Locale; status: number }

/** The head tags that search engines and link previews read, in addition to those that were rendered. */
export function headTags(renderedHead: string, options: HeadOptions): string {
  const { head, url, status } = options
  const { origin } = url
  return [
    ...iconLinks,
    ...descriptionTags(options),
    ...(status === 200 && isIndexable(url) ? [] : [html`<meta name="robots" content="noindex"/>`]),
    ...alternateLinks(head, origin),
    ...shareTags(renderedHead, options),
    ...head.structuredData.map((data) => structuredDataTag(data, origin)),
  ].join('')
}

/** For browsers without SVG icons, and for devices that add the shop to their start screen. */
const iconLinks: Html[] = [
  html`<link rel="icon" href="/favicon.ico" sizes="32x32"/>`,
  html`<link rel="apple-touch-icon" href="/apple-touch-icon.png"/>`,
  html`<link rel="manifest" href="/manifest.webmanifest"/>`,
]

const descriptionOf = ({ head, url, locale, status }: HeadOptions): string =>
  status === 404 || status === 410 || status >= 500
    ? descriptionOfMissingPage(locale)
    : shortDescription(head.description ?? descriptionOfPath(url.pathname, locale) ?? '')

function descriptionTags(options: HeadOptions): Html[] {
  const description = descriptionOf(options)
  return description ? [html`<meta name="description" content="${description}"/>`] : []
}

/** The first locale is also the default for visitors of other languages. */
function alternateLinks({ alternates }: PageHead, origin: string): Html[] {
  const [first] = alternates
  const link = (language: string, url: string) =>
    html`<link rel="alternate" hreflang="${language}" href="${origin}${url}"/>`
  return [
    ...alternates.map(({ locale, url }) => link(languageTag(locale), url)),
    ...(first ? [link('x-default', first.url)] : []),
  ]
}

function shareTags(renderedHead: string, options: HeadOptions): Html[] {
  const { kind, image } = options.head
  const { origin, pathname } = options.url
  return [
    ...tag('site_name', 'Cairn'),
    ...tag('type', kind),
    ...tag('title', escapedByReact(/<title>([^<]*)<\/title>/.exec(renderedHead))),
    ...tag('description', descriptionOf(options)),
    ...tag('url', escapedByReact(canonicalLink.exec(renderedHead)) ?? `${origin}${pathname}`),
    ...tag('locale', languageTag(options.locale).replace('-', '_')),
    ...tag('image', image && `${origin}${imageUrl(image, { width: 1200 })}`),
    html`<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}"/>`,
  ]
}

const canonicalLink = /<link rel="canonical" href="([^"]*)"/

const escapedByReact = (match: RegExpExecArray | null) =>
  match?.[1] === undefined ? undefined : raw(match[1])

const tag = (property: string, content: Html | string | undefined) =>
  content ? [html`<meta property="og:${property}" content="${content}"/>`] : []

function structuredDataTag(data: object, origin: string): Html {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }, (_, value: unknown) =>
    isPath(value) ? `${origin}${value}` : value,
  )
  const safe = text.replaceAll('<', String.raw`\u003c`)
  return html`<script type="application/ld+json">${raw(safe)}</script>`
}

/** Structured data is read outside of the page, where paths need their origin. */
const isPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?!\/)\S*$/.test(value)

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
