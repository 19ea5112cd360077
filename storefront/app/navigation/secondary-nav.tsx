import type { ContentBlock } from '@cairn/contract/content-blocks'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuLink } from './menu-link.tsx'

export type SecondaryNavFields = Extract<ContentBlock, { type: 'secondary-nav' }>['fields']

/** A row of links from lg on; below that a list that opens. */
export function SecondaryNav({
  title,
  targets,
  alignment,
  backgroundColor,
  textColor,
}: SecondaryNavFields) {
  const t = useMessages()
  const name = title || t('secondaryNav')
  return (
    <nav
      aria-label={name}
      className={`secondary-nav secondary-nav-${alignment}`}
      style={{
        ...(backgroundColor && { background: backgroundColor }),
        ...(textColor && { color: textColor }),
      }}
    >
      <details className="page">
        <summary className="secondary-nav-title">
          {name}
          <Icon name="down" className="icon-small" />
        </summary>
        <ul className="secondary-nav-links">
          {targets.map((target) => (
            <li key={target.url}>
              <MenuLink target={target} className="secondary-nav-link">
                {target.text}
              </MenuLink>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
