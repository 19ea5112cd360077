import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import type { RichTextTree } from '@cairn/contract/content/rich-text'
import type { ImageWidth } from '@cairn/contract/wire/image-url'
import type { CSSProperties } from 'react'
import { LinkedCard } from '../../ui/linked-card.tsx'
import { Badge } from '../../ui/products/badge.tsx'
import { ContentPicture } from './content-picture.tsx'
import { ContentButtons, ContentText } from './content-text.tsx'

type CardFields = BlockFields['linked-card']

type ContentCardProps = {
  card: CardFields
  heading?: 'h2' | 'h3' | 'strong'
  className?: string
  sizes: string
  widths?: readonly [ImageWidth, ...ImageWidth[]]
}

/** A card with all that its author has written. It is one link if it contains no other. */
export function ContentCard({ card, heading, className = '', ...picture }: ContentCardProps) {
  const { title, subtitle, badge, target, richText, targets, promotionTracking } = card
  return (
    <LinkedCard
      to={target?.url}
      opensTab={target?.targetAttribute === '_blank'}
      hasLinks={targets.length > 0 || hasLinks(richText)}
      className={`content-card ${layoutClasses(card)} ${className}`}
      style={colours(card)}
      promotion={promotionTracking && JSON.stringify(promotionTracking)}
      picture={<CardPicture media={card.media} {...picture} />}
      title={title}
      heading={heading}
      text={subtitle || undefined}
      badge={badge && <Badge>{badge}</Badge>}
    >
      <CardText {...card} />
    </LinkedCard>
  )
}

type CardPictureProps = Pick<ContentCardProps, 'sizes' | 'widths'> & Pick<CardFields, 'media'>

const CardPicture = ({ media, sizes, widths = [320, 480, 800] }: CardPictureProps) =>
  media && (
    <ContentPicture media={media} sizes={sizes} widths={widths} shape={shapeOf(media.picture)} />
  )

/** What follows title and subtitle. The link of the card may have a text of its own. */
const CardText = ({ richText, target, targets }: CardFields) => (
  <>
    {richText.length > 0 && (
      <div className="prose">
        <ContentText tree={richText} />
      </div>
    )}
    {target?.text && <span className="link">{target.text}</span>}
    <ContentButtons targets={targets} />
  </>
)

/** A card with more than a title and a subtitle becomes as high as its text. */
const layoutClasses = (card: CardFields) =>
  `${textPlaceClasses(card)} ${card.tone === 'light' ? 'card-light' : ''} ${card.alignment === 'left' ? '' : `align-${card.alignment}`} ${hasMoreText(card) ? growingClasses(card) : ''}`

const hasMoreText = ({ richText, targets, target }: CardFields): boolean =>
  richText.length > 0 || targets.length > 0 || target?.text !== undefined

const growingClasses = ({ tone }: CardFields) =>
  tone === 'light' ? 'card-grows' : 'card-grows inverse'

/** The position of the text at each breakpoint. */
const textPlaceClasses = ({ responsiveLayout: { sm, md, lg } }: CardFields) =>
  `sm-${sm.layout} sm-${sm.alignment} md-${md.layout} md-${md.alignment} lg-${lg.layout} lg-${lg.alignment}`

type CardColours = CSSProperties & { '--shade-color'?: string }

/** The shade that makes the text readable on a picture takes the colour of the background. */
function colours({ backgroundColor, textColor }: CardFields): CardColours | undefined {
  if (!backgroundColor && !textColor) return undefined
  return {
    ...(backgroundColor && { backgroundColor, '--shade-color': backgroundColor }),
    ...(textColor && { color: textColor }),
  }
}

const hasLinks = (tree: RichTextTree): boolean =>
  tree
    .flatMap((node) => (node.type === 'list' ? node.items : [node.text]))
    .some((parts) => parts.some(({ type }) => type === 'link'))

/** The demo images exist in a wide and a tall version. */
const shapeOf = (picture: string) => (picture.endsWith('-tall') ? 'portrait' : 'wide')
