import { flagCookies } from '@cairn/contract/wire/cookies'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ContentButtons } from '../../content/elements/content-buttons.tsx'
import { ContentPicture } from '../../content/elements/content-picture.tsx'
import { isClosed, subscribeToClosed, rememberClosed } from '../../content/closed-blocks.ts'
import { cookieOf } from '../../platform/cookies.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { track } from '../../platform/track.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Popup, selectPopup } from './popup-rules.ts'
import './content-popup.css'

/** Appears minimized and opens after a delay. A closed popup is not shown again. */
export function ContentPopup({ popups }: { popups: readonly Popup[] }) {
  const { pathname } = useLocation()
  const [isDismissed, setDismissed] = useState(false)
  // Pages are cached for all visitors, so only the browser knows which popups were closed.
  const id = useSyncExternalStore(
    subscribeToClosed,
    () => selectPopup(popups, { isClosed, isSignedIn: isSignedIn(), path: pathname })?.id,
    () => undefined,
  )
  const popup = popups.find((each) => each.id === id)
  if (!popup || isDismissed) return null

  function close() {
    if (id !== undefined) rememberClosed(id)
    setDismissed(true)
  }
  return <PopupBox key={id} popup={popup} onClose={close} />
}

const isSignedIn = () => cookieOf(document.cookie, flagCookies.login) !== undefined

type PopupBoxProps = { popup: Popup; onClose: () => void }

function PopupBox({ popup: { fields }, onClose }: PopupBoxProps) {
  const t = useMessages()
  const { name, delay, minimizedTitle, maximizedTitle, backgroundColor, textColor } = fields
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    track({ event: 'popupImpression', popup: name })
    const timer = setTimeout(() => setOpen(true), delay)
    return () => clearTimeout(timer)
  }, [name, delay])
  useEffect(() => {
    if (isOpen) track({ event: 'popupExpand', popup: name })
  }, [isOpen, name])

  return (
    <aside
      // A new element, because growing the same one counts as a layout shift.
      key={String(isOpen)}
      aria-label={minimizedTitle || maximizedTitle}
      className={`popup ${isOpen ? 'popup-open' : ''}`}
      style={{ background: backgroundColor, color: textColor }}
    >
      <div className="popup-bar">
        {isOpen ? (
          <p className="display text-h3">{maximizedTitle}</p>
        ) : (
          <button type="button" className="popup-title" onClick={() => setOpen(true)}>
            <Icon name="plus" className="icon-small" />
            {minimizedTitle}
          </button>
        )}
        <IconButton icon="close" label={t('close')} onClick={onClose} />
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
