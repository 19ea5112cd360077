import type { AnswerOf } from '@cairn/contract/call'
import type { readProfile } from '@cairn/contract/accounts'
import { useEffect, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'

export type Details = AnswerOf<typeof readProfile>['consumerProfile']['consumerDetails']

type Answer = { turn: number; profile: Details | 'failed' }

/** Who has signed in, as the core knows them. */
export function useProfile() {
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let isOld = false
    void askWho().then((profile) => {
      if (!isOld) setAnswer({ turn, profile })
    })
    return () => {
      isOld = true
    }
  }, [turn])
  const profile: Answer['profile'] | 'loading' = answer?.turn === turn ? answer.profile : 'loading'
  return { profile, again: () => setTurn(turn + 1) }
}

async function askWho(): Promise<Details | 'failed'> {
  const read = await browserCommerce().readProfile({ query: {} })
  return read.ok ? read.value.consumerProfile.consumerDetails : 'failed'
}
