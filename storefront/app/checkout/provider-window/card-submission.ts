import { useEffect, useRef, useState } from 'react'
import type { ReplyToWindow } from '../../purchase/payment/provider-frame.tsx'
import { useChosenPayment } from '../payment/chosen-payment.ts'

/**
 * Submits the card in the provider's window when the shopper continues. The window answers with a token, or shows at
 * its fields what is wrong.
 */
export function useCardSubmission() {
  const [sendToWindow, setSendToWindow] = useState<ReplyToWindow>()
  const endSubmission = useRef<() => void>(undefined)
  const isPaying = useRef(false)

  function submitCard() {
    return new Promise<void>((resolve) => {
      endSubmission.current = resolve
      sendToWindow?.({ type: 'cairn-pay-submit' })
    })
  }
  useChosenPayment(submitCard, sendToWindow !== undefined)
  // A window that is replaced no longer answers.
  useEffect(
    () => () => {
      if (!isPaying.current) endSubmission.current?.()
    },
    [],
  )

  return {
    setWindow: (reply: ReplyToWindow | undefined) => setSendToWindow(() => reply),
    payWith: async (pay: () => Promise<void>) => {
      isPaying.current = true
      await pay()
      isPaying.current = false
    },
    end: () => endSubmission.current?.(),
  }
}
