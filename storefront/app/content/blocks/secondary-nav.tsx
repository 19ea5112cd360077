import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { CSSProperties } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NavigationLink } from '../elements/navigation-link.tsx'

export type SecondaryNavFields = Extract<ContentBlock, { type: 'secondary-nav' }>['fields']

type NavColours = CSSProperties & Record<'--ground', string | undefined>

type SecondaryNavProps = SecondaryNavFields & {
  /** Within a page it is no landmark, because a page may have several with the same name. */
  isInPage?: boolean
}

/** A row of links on wide screens, and a list that opens on narrow ones. */
export function SecondaryNav({
  title,
  targets,
  alignment,
  backgroundColor,
  textColor,
  isInPage = false,
}: SecondaryNavProps) {
  const t = useMessages()
  const name = title || t('secondaryNav')
  const colours: NavColours = { '--ground': backgroundColor, color: textColor }
  const Bar = isInPage ? 'div' : 'nav'
  return (
    <Bar
      role={isInPage ? 'group' : undefined}
      aria-label={name}
      className={`secondary-nav secondary-nav-${alignment}`}
      style={colours}
    >
      <details className="page">
        <summary className="secondary-nav-title">
          {name}
          <Icon name="down" className="icon-small" />
        </summary>
        <ul className="secondary-nav-links">
          {targets.map((target) => (
            <li key={target.url}>
              <NavigationLink target={target} className="secondary-nav-link">
                {target.text}
              </NavigationLink>
            </li>
          ))}
        </ul>
      </details>
    </Bar>
  )
}
