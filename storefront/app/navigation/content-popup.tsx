import { flagCookies } from '@cairn/contract/cookies'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { ContentButtons } from '../content/content-buttons.tsx'
import { ContentPicture } from '../content/content-picture.tsx'
import { isClosed, onClosed, rememberClosed } from '../content/remember-closed.ts'
import { cookieOf } from '../platform/cookies.ts'
import { useMessages } from '../platform/messages.tsx'
import { track } from '../platform/track.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Popup, popupFor } from './popup-rules.ts'
import './content-popup.css'

/** Small at first, and open after its delay; who closes it has closed it for good. */
export function ContentPopup({ popups }: { popups: readonly Popup[] }) {
  const { pathname } = useLocation()
  const [isDone, setDone] = useState(false)
  // The page is the same for everybody: what somebody has closed, only their browser knows.
  const id = useSyncExternalStore(
    onClosed,
    () => popupFor(popups, { isClosed, isSignedIn: isSignedIn(), path: pathname })?.id,
    () => undefined,
  )
  const popup = popups.find((each) => each.id === id)
  if (!popup || isDone) return null

  function close() {
    if (id !== undefined) rememberClosed(id)
    setDone(true)
  }
  return <ShownPopup key={id} popup={popup} onClose={close} />
}

const isSignedIn = () => cookieOf(document.cookie, flagCookies.login) !== undefined

type ShownPopupProps = { popup: Popup; onClose: () => void }

function ShownPopup({ popup: { fields }, onClose }: ShownPopupProps) {
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
      // Another element: one that grows would move what stands in it before somebody's eyes.
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
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it only listens to what its links do
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
