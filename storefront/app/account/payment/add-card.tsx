import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import type { LabelKey } from '../../messages/messages.ts'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { lazyRequired } from '../../platform/lazy-component.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { type Translate, useMessages } from '../../platform/text/messages.tsx'
import { canOpenWindows } from '../../purchase/payment/can-open-windows.ts'
import type { OpenedWindow } from '../../purchase/payment/provider-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Notice } from '../../ui/notice.tsx'

const CardFrame = lazyRequired(() => import('./card-frame.tsx').then((module) => module.CardFrame))

/** A card that is being typed. The captcha is solved meanwhile. */
type Entry = { openedWindow: OpenedWindow; captcha: Captcha }

/** With it the page is loaded anew to show the window at once, where its document may not open it. */
const openedQuery = 'add=card'

/** Adds a card through the window of the payment provider. */
export function AddCard() {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const [entry, setEntry] = useState<Entry>()
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<LabelKey>()

  async function open() {
    if (!canOpenWindows()) return location.assign(`${pathname}?${openedQuery}`)
    setOpening(true)
    setProblem(undefined)
    const captcha = prepareCaptcha('pay')
    const { openPaymentWindow } = await import('../../purchase/payment/provider-frame.tsx')
    setEntry({ openedWindow: await openPaymentWindow('CREDIT_CARD'), captcha })
    setOpening(false)
  }

  const openAtOnce = useEffectEvent(() => {
    if (search.includes(openedQuery) && canOpenWindows()) void open()
  })
  useEffect(() => {
    const timer = setTimeout(openAtOnce)
    return () => clearTimeout(timer)
  }, [])

  function close(reason?: LabelKey) {
    setEntry(undefined)
    setProblem(reason)
  }

  if (!useHydrated())
    return (
      <noscript>
        <Notice tone="info">{t('cardsNeedScripts')}</Notice>
      </noscript>
    )
  const { openedWindow, captcha } = entry ?? {}
  if (openedWindow && captcha && 'opensAs' in openedWindow && openedWindow.opensAs === 'frame')
    return <CardFrame openedWindow={openedWindow} captcha={captcha} onClose={close} />
  return (
    <div className="grid justify-items-start gap-2">
      {openedWindow && <InlineMessage tone="error">{problemOf(openedWindow, t)}</InlineMessage>}
      {problem && <InlineMessage tone="error">{t(problem)}</InlineMessage>}
      <Button type="button" look="line" pending={isOpening} onClick={() => void open()}>
        {t('addCard')}
      </Button>
    </div>
  )
}

const problemOf = (openedWindow: OpenedWindow, t: Translate): string =>
  'errorMessage' in openedWindow
    ? openedWindow.errorMessage || t('problem')
    : t('cardsOnlyWhenPaying')
