import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { useRef } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { Accordion as AccordionSection } from '../../ui/accordion.tsx'
import { Icon } from '../../ui/icon.tsx'
import { BlockFrame, BlockHeading, ownColours } from '../elements/block-frame.tsx'
import { ContentCard } from '../elements/content-card.tsx'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentLink, ContentText } from '../elements/content-text.tsx'
import { useRepeatedClicks } from './early-clicks.ts'
import { ProductCard } from './product-rail.tsx'

type BlockProps<Type extends keyof BlockFields> = { fields: BlockFields[Type]; isFirst: boolean }

export function RichText({
  fields: { title, richText, alignment, targets },
  isFirst,
}: BlockProps<'rich-text'>) {
  const Title = isFirst ? 'h1' : 'h2'
  return (
    <section data-block="rich-text" className={`page block-space align-${alignment}`}>
      {title && <Title className={`display ${isFirst ? 'text-h1' : 'text-h2'}`}>{title}</Title>}
      <div className="prose">
        <ContentText tree={richText} />
      </div>
      <ContentButtons targets={targets} />
    </section>
  )
}

export const Accordion = ({ fields: { title, items }, isFirst }: BlockProps<'accordion'>) => (
  <section data-block="accordion" className="page block-space">
    <BlockHeading title={title} isFirst={isFirst} />
    {items.map((item) => (
      <AccordionSection key={item.title} title={item.title}>
        <div className="prose prose-small">
          <ContentText tree={item.richText} />
        </div>
      </AccordionSection>
    ))}
  </section>
)

const shapeByRatio = { '16:8': 'wide', '4:5': 'portrait', '1:1': 'square' } as const

export function PictureBlock({ fields, isFirst }: BlockProps<'picture'>) {
  const { media, caption, target, ratio } = fields
  const picture = (
    <ContentPicture
      media={media}
      sizes="100vw"
      widths={[400, 800, 1200]}
      shape={shapeByRatio[ratio]}
      isFirst={isFirst}
    />
  )
  return (
    <figure data-block="picture" className="page block-space">
      {target ? (
        <ContentLink
          target={target}
          className="single-image on-picture"
          label={target.text || media.alt}
        >
          {picture}
        </ContentLink>
      ) : (
        picture
      )}
      {caption && <figcaption className="caption mt-3 text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

export const Spacer = ({ fields: { backgroundColor, bottomMargins } }: BlockProps<'spacer'>) => (
  <div
    data-block="spacer"
    aria-hidden="true"
    className={`spacer-${bottomMargins}`}
    style={{ backgroundColor }}
  />
)

export const CtaButtons = ({ fields: { targets, alignment } }: BlockProps<'cta-buttons'>) => (
  <div data-block="cta-buttons" className={`page block-space align-${alignment}`}>
    <ContentButtons targets={targets} />
  </div>
)

export function MultiLinkCard({ fields, isFirst }: BlockProps<'multi-link-card'>) {
  const { media, title, subtitle, richText, links, targets } = fields
  return (
    <BlockFrame
      type="multi-link-card"
      className="block-space multi-link-block"
      background={fields.backgroundColor}
      color={fields.textColor}
      alignment={fields.alignment}
      tracking={fields.promotionTracking}
    >
      <div className="page multi-link">
        {media && (
          <ContentPicture
            media={media}
            sizes="(min-width: 1024px) 50vw, 100vw"
            widths={[400, 800]}
          />
        )}
        <div className="multi-link-text">
          <BlockHeading title={title} subtitle={subtitle} isFirst={isFirst} />
          {richText.length > 0 && (
            <div className="prose">
              <ContentText tree={richText} />
            </div>
          )}
          <ul>
            {links.map((link) => (
              <li key={link.url + link.text}>
                <ContentLink target={link} className="link">
                  {link.text}
                </ContentLink>
              </li>
            ))}
          </ul>
          <ContentButtons targets={targets} />
        </div>
      </div>
    </BlockFrame>
  )
}

export function CatalogGrid({
  fields: { products, ...head },
  isFirst,
}: BlockProps<'catalog-grid'>) {
  const block = useRef<HTMLElement>(null)
  useRepeatedClicks(block)
  if (products.length === 0) return null
  return (
    <section ref={block} data-block="catalog-grid" className="page block-space">
      <BlockHeading {...head} isFirst={isFirst} />
      <ul className="catalog-grid">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function IconAndText({ fields, isFirst }: BlockProps<'icon-and-text'>) {
  const { title, variant, iconSize, iconAndText } = fields
  const columnsClass = iconAndText.length === 4 ? 'icons-four' : ''
  return (
    <section data-block="icon-and-text" className="page block-space">
      <BlockHeading title={title} isFirst={isFirst} />
      <ul className={`icons icons-${variant} icons-${iconSize} ${columnsClass}`}>
        {iconAndText.map((entry, index) => (
          <li key={index} style={ownColours(entry.backgroundColor, entry.textColor)}>
            <IconEntry entry={entry} heading={title ? 'h3' : 'h2'} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type IconEntryProps = {
  entry: BlockFields['icon-and-text']['iconAndText'][number]
  heading: 'h2' | 'h3'
}

const IconEntry = ({
  entry: { icon, title, richText, target },
  heading: Heading,
}: IconEntryProps) => (
  <>
    {icon && <Icon name={icon} className="icons-icon" />}
    <div>
      {title && (
        <Heading className="display text-h3">
          {target && !target.text ? <ContentLink target={target}>{title}</ContentLink> : title}
        </Heading>
      )}
      <div className="prose prose-small">
        <ContentText tree={richText} />
      </div>
      {target?.text && (
        <ContentLink target={target} className="link">
          {target.text}
        </ContentLink>
      )}
    </div>
  </>
)

export const LinkedCardBlock = ({ fields }: BlockProps<'linked-card'>) => (
  <section data-block="linked-card" className="page block-space">
    <ContentCard card={fields} heading="h2" className="card-single" sizes="100vw" />
  </section>
)

/** Shown in the preview only. */
export function UnknownBlock({ fields: { type, reason } }: BlockProps<'unknown'>) {
  const t = useMessages()
  return (
    <div data-block="unknown" className="page block-space">
      <p className="unknown-block">
        {t(reason ? 'blockIncomplete' : 'blockUnknown', { type })}
        {reason && (
          <span lang="en" className="block text-small font-normal text-ink-soft">
            {reason}
          </span>
        )}
      </p>
    </div>
  )
}
