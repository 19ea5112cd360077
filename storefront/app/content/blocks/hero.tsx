import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { BlockFrame } from '../elements/block-frame.tsx'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentLink, ContentText } from '../elements/content-text.tsx'

type HeroFields = BlockFields['hero']
type HeroProps = { fields: HeroFields; isFirst: boolean }

/** Text over or below a picture. In the first block of a page, the title is the `h1`. */
export function Hero({ fields, isFirst }: HeroProps) {
  const { variant, gradient, overlay, isFullHeight, linkType, mediaTarget, targets, caption } =
    fields
  const isTextBelow = variant === 'block-below'
  const isLink = linkType === 'No-CTA'
  return (
    <BlockFrame
      type="hero"
      name={fields.name}
      className={`hero hero-${variant} ${isTextBelow ? '' : `inverse tone-${gradient.tone}`} ${isFullHeight ? 'hero-full' : ''}`}
      background={fields.backgroundColor}
      color={fields.textColor}
      alignment={fields.alignment}
      tracking={fields.promotionTracking}
    >
      <div className="page hero-inner">
        <HeroText fields={fields} isFirst={isFirst} />
        {caption && (
          <p
            className={`caption figures hero-caption hero-caption-${caption.position} position-${overlay.position}`}
            style={{ color: caption.color }}
          >
            {caption.text}
          </p>
        )}
      </div>
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
        {!isLink && <HeroLink target={mediaTarget} title={fields.title} />}
      </div>
      {isLink && <HeroLink target={mediaTarget ?? targets[0]} title={fields.title} />}
    </BlockFrame>
  )
}

/** Covers the picture, or the whole hero. */
const HeroLink = ({ target, title }: { target: HeroFields['mediaTarget']; title: string }) =>
  target && <ContentLink target={target} className="hero-link on-picture" label={title} />

/** In narrower windows a wide picture fills a taller box, so it is loaded wider than the window. */
const coveringSizes = '(min-width: 1024px) 100vw, (min-width: 600px) 200vw, 100vw'

function HeroPicture({ fields: { media, mediaList, variant }, isFirst }: HeroProps) {
  const pictureAt = (breakpoint: string) =>
    mediaList.find((picture) => picture.breakpoint === breakpoint)
  const wideMedia = pictureAt('lg') ?? pictureAt('md') ?? media
  if (!wideMedia) return null
  return (
    <ContentPicture
      media={{ ...wideMedia, alt: wideMedia.alt || (media?.alt ?? '') }}
      narrow={pictureAt('sm')}
      sizes={variant === 'block-below' ? '100vw' : coveringSizes}
      widths={[640, 800, 1200]}
      isFirst={isFirst}
    />
  )
}

function HeroText({ fields, isFirst }: HeroProps) {
  const { eyebrowText, eyebrowLogo, title, subtitle, richText, overlay, linkType } = fields
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <div className={`hero-text position-${overlay.position} width-${overlay.width}`}>
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
