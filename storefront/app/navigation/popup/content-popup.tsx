import { flagCookies } from '@cairn/contract/wire/cookies'
import { type CSSProperties, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { rememberClosed, useIsClosed } from '../../content/closed-blocks.ts'
import { ContentPicture } from '../../content/elements/content-picture.tsx'
import { ContentButtons } from '../../content/elements/content-text.tsx'
import type { PageDocument, Popup } from '../../content/reading/page-document.ts'
import { cookieOf } from '../../platform/cookies.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { track } from '../../platform/tracked-events.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePageData } from '../canonical-link.tsx'
import { pagesWithoutPopups } from './pages-without-popups.ts'
import './content-popup.css'

/**
 * Appears minimized at the end of the page, where it covers nothing, and opens after the delay that its author set.
 * A closed popup is not shown again.
 */
export function ContentPopup({ framePopups = [] }: { framePopups?: readonly Popup[] | undefined }) {
  const { pathname } = useLocation()
  const { document: page }: { document?: PageDocument } = usePageData()
  const [isDismissed, setDismissed] = useState(false)
  const isClosed = useIsClosed()
  // Pages are cached for all visitors, so only the browser knows which popups were closed.
  if (!useHydrated() || isDismissed) return null
  // Only the first is shown, so those of the page come first.
  const popups = page?.popups?.concat(framePopups) ?? framePopups
  const popup = selectPopup(popups, { isClosed, isSignedIn: isSignedIn(), path: pathname })
  if (!popup) return null
  const { id } = popup

  function close() {
    rememberClosed(id)
    setDismissed(true)
  }
  return <PopupBox key={id} popup={popup} onClose={close} />
}

const isSignedIn = () => cookieOf(document.cookie, flagCookies.login) !== undefined

function PopupBox({ popup: { fields }, onClose }: { popup: Popup; onClose: () => void }) {
  const { name, delay } = fields
  const [openedBy, setOpenedBy] = useState<'press' | 'timer'>()
  const isOpen = openedBy !== undefined
  useEffect(() => {
    // Escape belongs to an open dialog first.
    const onKey = ({ key }: KeyboardEvent) => {
      if (isOpen && key === 'Escape' && !document.querySelector('dialog[open]')) onClose()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })

  useEffect(() => {
    track({ event: 'popupImpression', popup: name })
    if (delay === null) return undefined
    const timer = setTimeout(() => setOpenedBy((by) => by ?? 'timer'), delay)
    return () => clearTimeout(timer)
  }, [name, delay])
  useEffect(() => {
    if (isOpen) track({ event: 'popupExpand', popup: name })
  }, [isOpen, name])

  return <PopupView {...{ fields, openedBy, onClose }} onOpen={() => setOpenedBy('press')} />
}

type PopupViewProps = {
  fields: Popup['fields']
  openedBy: 'press' | 'timer' | undefined
  onOpen: () => void
  onClose: () => void
}

type PopupColours = CSSProperties & Record<'--ground', string | undefined>

/** The minimized or the open popup. */
export function PopupView({ fields, openedBy, onOpen, onClose }: PopupViewProps) {
  const t = useMessages()
  const { minimizedTitle, maximizedTitle, backgroundColor, textColor } = fields
  const isOpen = openedBy !== undefined
  const colours: PopupColours = { '--ground': backgroundColor, color: textColor }
  return (
    <aside
      // A new element, because growing the same one counts as a layout shift.
      key={String(isOpen)}
      aria-label={minimizedTitle || maximizedTitle}
      className={`popup ${isOpen ? 'popup-open' : ''}`}
      style={colours}
    >
      <div className="popup-bar">
        {isOpen ? (
          <p className="display text-h3">{maximizedTitle}</p>
        ) : (
          <button type="button" className="popup-title" onClick={onOpen}>
            <Icon name="plus" className="icon-small" />
            {minimizedTitle}
          </button>
        )}
        <IconButton
          icon="close"
          label={t('close')}
          onClick={onClose}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that had the focus is gone
          autoFocus={openedBy === 'press'}
        />
      </div>
      {isOpen && <PopupContent fields={fields} />}
    </aside>
  )
}

function PopupContent({ fields }: { fields: Popup['fields'] }) {
  const { logo, title, targets, disclaimer, name } = fields
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only observes clicks on its links
    <div
      className="grid gap-4"
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) {
          track({ event: 'popupClick', popup: name })
        }
      }}
    >
      {logo && <ContentPicture media={logo} sizes="120px" widths={[120, 240]} />}
      {title && <p className="text-ui">{title}</p>}
      <ContentButtons targets={targets} />
      {disclaimer && <p className="text-small">{disclaimer}</p>}
    </div>
  )
}

type Visitor = { isClosed: (id: string) => boolean; isSignedIn: boolean; path: string }

/**
 * The first popup that was not closed, without invitations to register for signed-in shoppers and without a link to the
 * page that is shown.
 */
export function selectPopup(popups: readonly Popup[], visitor: Visitor): Popup | undefined {
  if (pagesWithoutPopups.test(visitor.path)) return undefined
  return popups.find(
    ({ id, fields }) =>
      !visitor.isClosed(id) &&
      !(visitor.isSignedIn && fields.kind === 'account') &&
      !fields.targets.some(({ url }) => visitor.path.endsWith(url)),
  )
}
