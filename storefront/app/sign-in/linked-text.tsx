import { TextLink } from '../ui/text-link.tsx'

const anchor = /<a\s[^<>]*?href=["']([^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi
const anyTag = /<[^<>]*>/g

type LinkedTextProps = { text: string; locale: string }

/** A sentence of the server's: links that lead into the shop are links, all other markup is nothing. */
export function LinkedText({ text, locale }: LinkedTextProps) {
  const parts: React.ReactNode[] = []
  let seen = 0
  for (const { index, 0: whole, 1: address = '', 2: label = '' } of text.matchAll(anchor)) {
    parts.push(text.slice(seen, index).replace(anyTag, ''))
    const to = withinShop(address, locale)
    parts.push(
      to === undefined ? (
        label
      ) : (
        <TextLink key={index} to={to} className="link-inline">
          {label}
        </TextLink>
      ),
    )
    seen = index + whole.length
  }
  parts.push(text.slice(seen).replace(anyTag, ''))
  return <>{parts}</>
}

function withinShop(address: string, locale: string): string | undefined {
  if (!/^\/[a-z0-9]/i.test(address)) return undefined
  return /^\/[a-z]{2}-[a-z0-9]{2,3}(\/|$)/.test(address) ? address : `/${locale}${address}`
}
