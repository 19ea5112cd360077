import type { MenuNode } from '@cairn/contract/content-entity'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuBanner } from './menu-banner.tsx'
import { PanelLink } from './panel-link.tsx'
import { VisualSelectors } from './visual-selectors.tsx'

/** So many of the six columns leave two to the picture. */
const roomBesideBanner = 4

type MenuGroup = MenuNode['columns'][number]['children'][number]

/** The second and the third level, and what a picture says beside them. */
export function MenuPanel({ item }: { item: MenuNode }) {
  return (
    <div className="menu-columns">
      {item.columns.map(({ children }) => (
        <div key={children[0]?.id} className="menu-column">
          {children.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </div>
      ))}
      {item.menuBanner && (
        <MenuBanner banner={item.menuBanner} isNarrow={item.columns.length > roomBesideBanner} />
      )}
      <VisualSelectors title={item.visualSelectorsTitle} selectors={item.visualSelectors} />
      <ShopAll item={item} />
    </div>
  )
}

function Group({ group: { title, target, children } }: { group: MenuGroup }) {
  return (
    <>
      {target ? (
        <PanelLink target={target} className="menu-group">
          {title}
          <Icon name="right" className="menu-arrow" />
        </PanelLink>
      ) : (
        <p className="menu-group">{title}</p>
      )}
      <ul className="menu-links">
        {children.map((link) => (
          <li key={link.id}>
            <PanelLink target={link.target} className="menu-link">
              {link.title}
            </PanelLink>
          </li>
        ))}
      </ul>
    </>
  )
}

const widths = ['sm', 'md', 'lg'] as const

function ShopAll({ item: { target, title, overrideShopAll, hideShopAll } }: { item: MenuNode }) {
  const t = useMessages()
  const all = overrideShopAll ?? target
  if (!all || widths.every((width) => hideShopAll[width])) return null
  const hidden = widths.filter((width) => hideShopAll[width]).map((width) => `hidden-at-${width}`)
  return (
    <p className={`menu-all ${hidden.join(' ')}`}>
      <PanelLink target={all} className="link">
        {overrideShopAll?.text ?? t('shopAll', { title })}
      </PanelLink>
    </p>
  )
}
