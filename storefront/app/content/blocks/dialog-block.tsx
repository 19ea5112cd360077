import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useHashDialog } from '../../ui/dialog/use-hash-dialog.ts'
import { ContentPicture } from '../elements/content-picture.tsx'
import { ContentButtons, ContentText } from '../elements/content-text.tsx'

type DialogFields = BlockFields['dialog']

const NewsletterForm = lazyOptional(() =>
  import('../../subscriptions/newsletter-form.tsx').then((module) => module.NewsletterForm),
)
const EventSignUp = lazyOptional(() =>
  import('../../events/event-sign-up.tsx').then((module) => module.EventSignUp),
)

type DialogBlockProps = { fields: DialogFields; children?: ReactNode }

/** Opens when the hash of the URL is its name. Without scripts the query of the URL makes it a page. */
export function DialogBlock(props: DialogBlockProps) {
  const { name } = props.fields
  const isPage = new URLSearchParams(useLocation().search).get('dialog') === name
  return (
    <div data-block="dialog" data-name={name}>
      {isPage ? <DialogPage {...props} /> : <HashDialog {...props} />}
    </div>
  )
}

function HashDialog({ fields, children }: DialogBlockProps) {
  const { isOpen, close } = useHashDialog(fields.name)
  return (
    <Dialog
      title={fields.title}
      isOpen={isOpen}
      onClose={close}
      art={hasSidePicture(fields) && fields.media && <SidePicture fields={fields} />}
    >
      <DialogText fields={fields} />
      {children && <div className="dialog-blocks">{children}</div>}
      <DialogForms fields={fields} onClose={close} />
    </Dialog>
  )
}

function DialogPage({ fields, children }: DialogBlockProps) {
  const t = useMessages()
  const { pathname } = useLocation()
  const [isClosed, setClosed] = useState(false)
  return (
    <div className="page dialog-page">
      <meta name="robots" content="noindex" />
      <h1 className="display text-h2">{fields.title}</h1>
      <DialogText fields={fields} />
      {children && <div className="dialog-blocks">{children}</div>}
      {!isClosed && <DialogForms fields={fields} onClose={() => setClosed(true)} />}
      <TextLink to={pathname}>{t('previous')}</TextLink>
    </div>
  )
}

const hasSidePicture = ({ mediaPosition }: DialogFields): boolean =>
  mediaPosition === 'left-normal' || mediaPosition === 'left-large'

function DialogText({ fields }: { fields: DialogFields }) {
  const { subtitle, richText, alignment, targets, mediaPosition, variant } = fields
  return (
    <div className={`dialog-text dialog-${variant} align-${alignment}`}>
      {mediaPosition === 'top' && <InlinePicture fields={fields} />}
      {subtitle && <p className="text-lead">{subtitle}</p>}
      {richText.length > 0 && (
        <div className="prose">
          <ContentText tree={richText} />
        </div>
      )}
      {(mediaPosition === 'body' || hasSidePicture(fields)) && <InlinePicture fields={fields} />}
      <ContentButtons targets={targets} />
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
