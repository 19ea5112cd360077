import type { BlockFields } from '@cairn/contract/content-blocks'
import { Suspense } from 'react'
import { later } from '../platform/later.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useHashDialog } from '../ui/use-hash-dialog.ts'
import { ContentButtons } from './content-buttons.tsx'
import { ContentPicture } from './content-picture.tsx'
import { ContentText } from './content-text.tsx'

type Fields = BlockFields['dialog']

const NewsletterForm = later(
  async () => (await import('../subscriptions/newsletter-form.tsx')).NewsletterForm,
)
const EventSignUp = later(async () => (await import('../events/event-sign-up.tsx')).EventSignUp)

/** Over the page that it stands in, when a link of that page names it. */
export function DialogBlock({ fields }: { fields: Fields }) {
  const { isOpen, close } = useHashDialog(fields.name)
  const { title, subtitle, richText, alignment, targets, mediaPosition, variant } = fields
  const isBeside = mediaPosition === 'left-normal' || mediaPosition === 'left-large'
  return (
    <div data-block="dialog" data-name={fields.name}>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        art={isBeside && fields.media && <Art fields={fields} />}
      >
        <div className={`dialog-words dialog-${variant} align-${alignment}`}>
          {mediaPosition === 'top' && <Inside fields={fields} />}
          {subtitle && <p className="text-lead">{subtitle}</p>}
          {richText.length > 0 && (
            <div className="prose">
              <ContentText tree={richText} />
            </div>
          )}
          {(mediaPosition === 'body' || isBeside) && <Inside fields={fields} />}
          <ContentButtons targets={targets} />
        </div>
        <Forms fields={fields} onClose={close} />
      </Dialog>
    </div>
  )
}

/** What it asks of somebody. */
const Forms = ({ fields, onClose }: { fields: Fields; onClose: () => void }) => (
  <Suspense>
    {fields.newsletterForm && (
      <div className="mt-6">
        <NewsletterForm />
      </div>
    )}
    {fields.variant === 'event-signup' && fields.event && (
      <EventSignUp event={fields.event} onClose={onClose} />
    )}
  </Suspense>
)

const Art = ({ fields: { media, mediaPosition } }: { fields: Fields }) => (
  <div className={mediaPosition === 'left-large' ? 'dialog-art-large' : 'dialog-art-normal'}>
    {media && <ContentPicture media={media} sizes="60vw" widths={[400, 800]} shape="portrait" />}
  </div>
)

/** What stands beside the words has its place among them where there is no room for that. */
const Inside = ({ fields: { media, mediaPosition } }: { fields: Fields }) =>
  media && (
    <ContentPicture
      media={media}
      className={`dialog-picture dialog-picture-${mediaPosition}`}
      sizes="(min-width: 600px) 600px, 100vw"
      widths={[400, 640]}
    />
  )
