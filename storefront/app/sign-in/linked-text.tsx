import { TextLink } from '../ui/navigation/text-link.tsx'

const anchor = /<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi
const anyTag = /<[^<>]*>/g

type LinkedTextProps = { text: string; locale: string }

/** Renders a message of the server. Links within the shop are kept, all other markup is removed. */
export function LinkedText({ text, locale }: LinkedTextProps) {
  const parts: React.ReactNode[] = []
  let end = 0
  for (const { index, 0: whole, 1: href = '', 2: label = '' } of text.matchAll(anchor)) {
    parts.push(text.slice(end, index).replace(anyTag, ''))
    const to = shopPath(href, locale)
    parts.push(
      to === undefined ? (
        label
      ) : (
        <TextLink key={index} to={to} className="link-inline">
          {label}
        </TextLink>
      ),
    )
    end = index + whole.length
  }
  parts.push(text.slice(end).replace(anyTag, ''))
  return <>{parts}</>
}

function shopPath(href: string, locale: string): string | undefined {
  if (!/^\/[a-z0-9]/i.test(href)) return undefined
  return /^\/[a-z]{2}-[a-z0-9]{2,3}(\/|$)/.test(href) ? href : `/${locale}${href}`
}
