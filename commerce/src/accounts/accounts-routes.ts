import { readProfile } from '@cairn/contract/accounts'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { findProfile } from './account-store.ts'
import { profileAnswer } from './profile-answer.ts'

type AccountsNeed = { database: Database; guards: SessionGuards }

export const accountsRoutes = ({ database, guards }: AccountsNeed) => [
  serve(readProfile, guards.shopper, async ({ grant }) => {
    const profile = await findProfile(database, grant.consumerId)
    return profile ? accept({ consumerProfile: profileAnswer(profile) }) : refuse('profileNotFound')
  }),
]
