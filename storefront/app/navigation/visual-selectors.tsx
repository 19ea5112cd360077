import type { MenuNode } from '@cairn/contract/content-entity'
import { Picture } from '../ui/picture.tsx'
import { PanelLink } from './panel-link.tsx'

type VisualSelectorsProps = {
  title: string | undefined
  selectors: MenuNode['visualSelectors']
}

export function VisualSelectors({ title, selectors }: VisualSelectorsProps) {
  if (selectors.length === 0) return null
  return (
    <div className="menu-selectors">
      {title && <p className="menu-group">{title}</p>}
      <ul className="flex flex-wrap gap-4">
        {selectors.map(({ id, title: name, target, media }) => (
          <li key={id}>
            <PanelLink target={target} className="grid w-30 gap-2 text-ui">
              <Picture
                image={{ src: `/images/${media.picture}`, alt: '' }}
                widths={[120, 240]}
                sizes="120px"
              />
              {name}
            </PanelLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
