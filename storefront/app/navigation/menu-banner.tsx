import type { MenuNode } from '@cairn/contract/content-entity'
import { Picture } from '../ui/picture.tsx'
import { PanelLink } from './panel-link.tsx'

type Banner = NonNullable<MenuNode['menuBanner']>

type MenuBannerProps = { banner: Banner; isNarrow: boolean }

export function MenuBanner({ banner, isNarrow }: MenuBannerProps) {
  const { title, subtitle, media, target } = banner
  if (!media) return null
  return (
    <PanelLink
      target={target}
      className={`menu-banner on-picture ${isNarrow ? 'menu-banner-narrow' : ''}`}
    >
      <Picture
        image={{ src: `/images/${media.picture}`, alt: media.alt }}
        widths={[400, 640]}
        sizes="(min-width: 1024px) 33vw, 100vw"
        shape={isNarrow ? 'portrait' : 'square'}
      />
      <span className="menu-banner-words">
        <strong className="text-h3 font-[560]">{title}</strong>
        <span className="text-small">{subtitle}</span>
      </span>
    </PanelLink>
  )
}
