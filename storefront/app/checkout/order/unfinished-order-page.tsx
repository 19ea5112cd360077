import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { UnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import type { WindowAnswer } from '../../purchase/payment/provider-frame.tsx'
import { Button } from '../../ui/button.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { ChallengeDialog } from './challenge-dialog.tsx'
import { completeChallenge, isOrderOver } from './challenge.ts'
import { orderNotice } from './order-notice.ts'
import { recoverFromRefusal, useFinishOrder } from './order-outcome.ts'
import { minutesText, useSecondsLeft } from './seconds-left.ts'

/** Explains that the order waits for the bank, and leads back to the bank or to another payment. */
export function UnfinishedOrderPage({ order }: { order: UnfinishedOrder }) {
  const t = useMessages()
  const { state, goOn, onAnswer, payAnotherWay, stay } = useUnfinishedOrder(order)
  const secondsLeft = useSecondsLeft(order.heldUntil)
  const isOver = secondsLeft === 0
  const waiting = `${t('challengeWaitsText')} ${t('heldFor', { time: minutesText(secondsLeft) })}`
  return (
    <>
      <PageMessage
        title={t(isOver ? 'challengeOverTitle' : 'challengeWaitsTitle')}
        text={isOver ? t('challengeOverText') : waiting}
      >
        {!isOver && (
          <Button onClick={goOn} disabled={state === 'placing'}>
            {t('challengeGoOn')}
          </Button>
        )}
        <Button
          look={isOver ? 'primary' : 'line'}
          pending={state === 'placing'}
          onClick={() => void payAnotherWay()}
        >
          {t('payAnotherWay')}
        </Button>
      </PageMessage>
      {state === 'challenged' && (
        <ChallengeDialog
          challenge={order}
          onAnswer={(answer) => void onAnswer(answer)}
          onClose={stay}
        />
      )}
    </>
  )
}

function useUnfinishedOrder(order: UnfinishedOrder) {
  const [state, setState] = useState<'waiting' | 'challenged' | 'placing'>('waiting')
  const finish = useFinishOrder()
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  /** The bank may have confirmed the payment meanwhile: then the order is placed whatever the proof is. */
  async function complete(proof: string, notice?: string) {
    if (state === 'placing') return
    setState('placing')
    const result = await completeChallenge(browserCommerce(), order, proof)
    if (result.ok) return finish(result.value)
    if (!isOrderOver(result.refusal)) {
      showToast({ title: t('problem'), tone: 'error' })
      setState('waiting')
      return revalidate()
    }
    await recoverFromRefusal(true)
    await navigate(`/${locale}/checkout?step=billing`, {
      ...(notice !== undefined && { state: orderNotice(notice) }),
    })
  }

  return {
    state,
    goOn: () => {
      if (order.isPage) location.assign(order.windowUrl)
      else setState('challenged')
    },
    onAnswer: ({ threeDS2Result = 'closed' }: WindowAnswer) =>
      complete(threeDS2Result, t('challengeFailed')),
    payAnotherWay: () => complete('closed'),
    /** Without closing the order. */
    stay: () => setState('waiting'),
  }
}
