import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { BlockFrame } from '../elements/block-frame.tsx'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentText } from '../elements/content-text.tsx'

/** A wide picture fills a taller box, so it is loaded wider than the box. */
const coveringSizes = '(min-width: 1024px) 103vw, (min-width: 600px) 113vw, 220vw'

/** A quote beside a picture that reaches the edge of the page. */
export function Story({ fields, isFirst }: { fields: BlockFields['story']; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'h2'
  const { eyebrowText, title, quote, subtitle, richText, media, mediaWidth, targets } = fields
  return (
    <BlockFrame
      type="story"
      className="block-space story-block"
      background={fields.backgroundColor}
      color={fields.textColor}
      alignment={fields.alignment}
      tracking={fields.promotionTracking}
    >
      <div className={`page story-parts story-${mediaWidth}`}>
        <div className="story-text">
          {eyebrowText && <p className="caption text-ink-soft">{eyebrowText}</p>}
          {title && <Title className="display text-h2">{title}</Title>}
          {quote && <blockquote className="story">{quote}</blockquote>}
          {subtitle && <p className="story-note">{subtitle}</p>}
          {richText.length > 0 && (
            <div className="prose">
              <ContentText tree={richText} />
            </div>
          )}
          <ContentButtons targets={targets} />
        </div>
        {media && (
          <ContentPicture
            media={media}
            className="story-picture"
            sizes={coveringSizes}
            widths={[400, 640, 800, 1200]}
          />
        )}
      </div>
    </BlockFrame>
  )
}
