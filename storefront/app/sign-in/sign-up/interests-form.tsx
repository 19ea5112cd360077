import {
  joinInterests,
  type OfferedInterest,
  offeredInterests,
} from '@cairn/contract/accounts/interests'
import { type FormEvent, useState } from 'react'
import type { LabelKey } from '../../messages/messages.ts'
import { profileHandlers } from '../../person/profile-refusal-handling.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Notice } from '../../ui/notice.tsx'

const names: Record<OfferedInterest, LabelKey> = {
  hiking: 'interestHiking',
  climbing: 'interestClimbing',
  running: 'interestRunning',
  skiing: 'interestSkiing',
  camping: 'interestCamping',
  travelling: 'interestTravelling',
}

/** Asks a new shopper for interests, which the account can change later. */
export function InterestsForm({ onDone }: { onDone: () => void }) {
  const t = useMessages()
  const [step, setStep] = useState<'asked' | 'sending' | 'failed'>('asked')

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (step === 'sending') return
    const form = new FormData(event.currentTarget)
    const interests = joinInterests(form.getAll('interest').map(String))
    if (interests === '') return onDone()
    setStep('sending')
    const { ok } = await browserCommerce().changeProfile(
      { body: { consumerProfile: { preferences: { interests } } } },
      profileHandlers(showOwnText),
    )
    if (ok) onDone()
    else setStep('failed')
  }

  return (
    <form method="post" onSubmit={(event) => void save(event)} className="grid gap-4.5">
      {step === 'failed' && <Notice tone="error">{t('problem')}</Notice>}
      <fieldset>
        <legend className="mb-3 text-ui text-ink-soft">{t('interestsText')}</legend>
        {offeredInterests.map((interest, index) => (
          <Checkbox
            key={interest}
            name="interest"
            value={interest}
            {...(index === 0 && { 'data-first': true })}
          >
            {t(names[interest])}
          </Checkbox>
        ))}
      </fieldset>
      <Button type="submit" pending={step === 'sending'} className="w-full">
        {t('saveInterests')}
      </Button>
      <Button type="button" look="line" onClick={onDone} className="w-full">
        {t('skipInterests')}
      </Button>
    </form>
  )
}
