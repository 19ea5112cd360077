import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readProfile } from '@cairn/contract/accounts/account-calls'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'

export type ConsumerDetails = AnswerOf<typeof readProfile>['consumerProfile']['consumerDetails']

type LoadedProfile = { attempt: number; profile: ConsumerDetails | 'failed' }

/** Loads the profile of the signed-in shopper. */
export function useProfile() {
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<LoadedProfile>()
  useEffect(() => {
    let isOutdated = false
    void loadProfile().then((profile) => {
      if (!isOutdated) setAnswer({ attempt, profile })
    })
    return () => {
      isOutdated = true
    }
  }, [attempt])
  const profile: LoadedProfile['profile'] | 'loading' =
    answer?.attempt === attempt ? answer.profile : 'loading'
  return { profile, again: () => setAttempt(attempt + 1) }
}

async function loadProfile(): Promise<ConsumerDetails | 'failed'> {
  const read = await browserCommerce().readProfile({ query: {} })
  return read.ok ? read.value.consumerProfile.consumerDetails : 'failed'
}
