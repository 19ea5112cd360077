import type { BlockFields } from '@cairn/contract/content-blocks'
import { BlockFrame } from './block-frame.tsx'
import { ContentButtons } from './content-buttons.tsx'
import { ContentLink } from './content-link.tsx'
import { ContentPicture } from './content-picture.tsx'
import { ContentText } from './content-text.tsx'

type Fields = BlockFields['hero']
type HeroProps = { fields: Fields; isFirst: boolean }

/** Words over a picture, or below it; the first one of a page names the page. */
export function Hero({ fields, isFirst }: HeroProps) {
  const { variant, gradient, overlay, isFullHeight, linkType, mediaTarget, targets, caption } =
    fields
  const isBelow = variant === 'block-below'
  const leads = mediaTarget ?? (linkType === 'No-CTA' ? targets[0] : undefined)
  return (
    <BlockFrame
      name="hero"
      called={fields.name}
      className={`hero hero-${variant} ${isBelow ? '' : `inverse tone-${gradient.tone}`} ${isFullHeight ? 'hero-full' : ''}`}
      ground={fields.backgroundColor}
      ink={fields.textColor}
      alignment={fields.alignment}
      tracking={fields.promotionTracking}
    >
      <div className="hero-media">
        <HeroPicture fields={fields} isFirst={isFirst} />
        {gradient.style !== 'off' && (
          <div className={`hero-gradient hero-gradient-${gradient.style}`} />
        )}
        {fields.product && (
          <ContentPicture
            media={fields.product}
            className="hero-product"
            sizes="344px"
            widths={[200, 320]}
            shape="tall"
          />
        )}
        {leads && (
          <ContentLink target={leads} className="hero-link on-picture" label={fields.title} />
        )}
      </div>
      <div className="page hero-room">
        <HeroWords fields={fields} isFirst={isFirst} />
        {caption && (
          <p
            className={`caption figures hero-caption hero-caption-${caption.position} position-${overlay.position}`}
            style={{ color: caption.color }}
          >
            {caption.text}
          </p>
        )}
      </div>
    </BlockFrame>
  )
}

/** Below the widest windows a wide picture is cut to a taller box, so more of it is needed than is seen. */
const coveringSizes = '(min-width: 1024px) 100vw, (min-width: 600px) 200vw, 100vw'

function HeroPicture({ fields: { media, mediaList, variant }, isFirst }: HeroProps) {
  const at = (breakpoint: string) => mediaList.find((one) => one.breakpoint === breakpoint)
  const wide = at('lg') ?? at('md') ?? media
  if (!wide) return null
  return (
    <ContentPicture
      media={{ ...wide, alt: wide.alt || (media?.alt ?? '') }}
      narrow={at('sm')}
      sizes={variant === 'block-below' ? '100vw' : coveringSizes}
      widths={[640, 800, 1200]}
      isFirst={isFirst}
    />
  )
}

function HeroWords({ fields, isFirst }: HeroProps) {
  const { eyebrowText, eyebrowLogo, title, subtitle, richText, overlay, linkType } = fields
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={`hero-words position-${overlay.position} width-${overlay.width}`}>
      {eyebrowLogo && (
        <ContentPicture
          media={eyebrowLogo}
          className="hero-logo"
          sizes="120px"
          widths={[120]}
          shape="square"
        />
      )}
      {eyebrowText && <p className="caption">{eyebrowText}</p>}
      {title && <Title className="display mega">{title}</Title>}
      {subtitle && <p className="hero-lead">{subtitle}</p>}
      {richText.length > 0 && (
        <div className="prose">
          <ContentText tree={richText} />
        </div>
      )}
      {linkType === 'CTA' && (
        <ContentButtons targets={fields.targets} areEqual={fields.equalTargetSize} />
      )}
    </div>
  )
}
