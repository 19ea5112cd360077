import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { type ReactNode, Suspense } from 'react'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useHashDialog } from '../../ui/dialog/use-hash-dialog.ts'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentText } from '../elements/content-text.tsx'

type DialogFields = BlockFields['dialog']

const NewsletterForm = lazyOptional(
  async () => (await import('../../subscriptions/newsletter-form.tsx')).NewsletterForm,
)
const EventSignUp = lazyOptional(
  async () => (await import('../../events/event-sign-up.tsx')).EventSignUp,
)

/** Opens when the hash of the URL is its name. */
export function DialogBlock({ fields, children }: { fields: DialogFields; children?: ReactNode }) {
  const { isOpen, close } = useHashDialog(fields.name)
  const { title, subtitle, richText, alignment, targets, mediaPosition, variant } = fields
  const hasSidePicture = mediaPosition === 'left-normal' || mediaPosition === 'left-large'
  return (
    <div data-block="dialog" data-name={fields.name}>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        art={hasSidePicture && fields.media && <SidePicture fields={fields} />}
      >
        <div className={`dialog-text dialog-${variant} align-${alignment}`}>
          {mediaPosition === 'top' && <InlinePicture fields={fields} />}
          {subtitle && <p className="text-lead">{subtitle}</p>}
          {richText.length > 0 && (
            <div className="prose">
              <ContentText tree={richText} />
            </div>
          )}
          {(mediaPosition === 'body' || hasSidePicture) && <InlinePicture fields={fields} />}
          <ContentButtons targets={targets} />
        </div>
        {children && <div className="dialog-blocks">{children}</div>}
        <DialogForms fields={fields} onClose={close} />
      </Dialog>
    </div>
  )
}

const DialogForms = ({ fields, onClose }: { fields: DialogFields; onClose: () => void }) => (
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

const SidePicture = ({ fields: { media, mediaPosition } }: { fields: DialogFields }) => (
  <div className={mediaPosition === 'left-large' ? 'dialog-art-large' : 'dialog-art-normal'}>
    {media && <ContentPicture media={media} sizes="60vw" widths={[400, 800]} shape="portrait" />}
  </div>
)

/** On narrow screens, the picture at the side is shown within the text instead. */
const InlinePicture = ({ fields: { media, mediaPosition } }: { fields: DialogFields }) =>
  media && (
    <ContentPicture
      media={media}
      className={`dialog-picture dialog-picture-${mediaPosition}`}
      sizes="(min-width: 600px) 600px, 100vw"
      widths={[400, 640]}
    />
  )
