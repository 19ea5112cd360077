import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { Suspense } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { BlockFrame } from '../elements/block-frame.tsx'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentLink, ContentText } from '../elements/content-text.tsx'

type HeroFields = BlockFields['hero']
type HeroProps = { fields: HeroFields; isFirst: boolean }

/** Text over or below a picture. In the first block of a page, the title is the `h1`. */
export function Hero({ fields, isFirst }: HeroProps) {
  const { variant, gradient, isFullHeight, linkType, mediaTarget, targets, caption } = fields
  const { tone } = gradient
  const isLink = linkType === 'No-CTA'
  return (
    <BlockFrame
      type="hero"
      name={fields.name}
      className={`hero hero-${variant} tone-${tone} ${variant !== 'block-below' && tone === 'dark' ? 'inverse' : ''} ${isFullHeight ? 'hero-full' : ''}`}
      background={fields.backgroundColor}
      color={fields.textColor}
      alignment={fields.alignment}
      tracking={fields.promotionTracking}
    >
      <div className="page hero-inner">
        <HeroText fields={fields} isFirst={isFirst} />
        {caption && (
          <p
            className={`caption figures hero-caption hero-caption-${caption.position}`}
            style={{ color: caption.color }}
          >
            {caption.text}
          </p>
        )}
      </div>
      <div className="hero-media">
        <HeroMedia fields={fields} isFirst={isFirst} />
        {gradient.style !== 'off' && (
          <div className={`hero-gradient hero-gradient-${gradient.style}`} />
        )}
        {variant === 'product-overlay' && <HeroProduct media={fields.product} />}
        {!isLink && <HeroLink target={mediaTarget} fields={fields} />}
      </div>
      {isLink && <HeroLink target={mediaTarget ?? targets[0]} fields={fields} />}
    </BlockFrame>
  )
}

const HeroProduct = ({ media }: { media: HeroFields['product'] }) =>
  media && (
    <ContentPicture
      media={media}
      className="hero-product"
      sizes="344px"
      widths={[200, 320]}
      shape="tall"
    />
  )

type HeroLinkProps = { target: HeroFields['mediaTarget']; fields: HeroFields }

/** Covers the picture, or the whole hero. */
const HeroLink = ({ target, fields: { title, name } }: HeroLinkProps) =>
  target && (
    <ContentLink
      target={target}
      className="hero-link on-picture"
      label={target.text || title || name}
    />
  )

/** In narrower windows a wide picture fills a taller box, so it is loaded wider than the window. */
const coveringSizes = '(min-width: 1024px) 100vw, (min-width: 600px) 200vw, 220vw'
const sizesBelow = '(min-width: 600px) 100vw, 220vw'

/** Only pages with a video load its code. */
const HeroVideo = lazyOptional(() => import('./hero-video.tsx').then((module) => module.HeroVideo))

/** An entry applies from its width on, except that `media` replaces the one for phones from 600 pixels on. */
function mediaByWidth({ media, mediaList }: HeroFields) {
  const [sm, md, lg] = ['sm', 'md', 'lg'].map((name) =>
    mediaList.find(({ breakpoint }) => breakpoint === name),
  )
  const middle = md ?? media ?? sm ?? lg
  return { narrow: sm ?? media ?? middle, middle, wide: lg ?? middle }
}

function HeroMedia({ fields, isFirst }: HeroProps) {
  const { narrow, middle, wide } = mediaByWidth(fields)
  if (!wide) return null
  return (
    <>
      <ContentPicture
        media={{ ...wide, alt: wide.alt || (fields.media?.alt ?? '') }}
        narrow={narrow === middle ? undefined : narrow}
        middle={middle === wide ? undefined : middle}
        sizes={fields.variant === 'block-below' ? sizesBelow : coveringSizes}
        widths={[640, 800, 1200]}
        isFirst={isFirst}
      />
      {[narrow, middle, wide].some((shown) => shown?.video) && (
        <Suspense>
          <HeroVideo media={[narrow, middle, wide]} />
        </Suspense>
      )}
    </>
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
