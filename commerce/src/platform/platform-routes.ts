import { readChallenge } from '@cairn/contract/bot-defence'
import { accept } from '@cairn/contract/result'
import type { Challenges } from './wire/challenges.ts'
import type { Guard } from './wire/guard.ts'
import { serve } from './wire/serve.ts'

type PlatformNeeds = { challenges: Challenges; guards: { anyone: Guard<'anyone'> } }

export const platformRoutes = ({ challenges, guards }: PlatformNeeds) => [
  serve(readChallenge, guards.anyone, async () => accept(await challenges.create())),
]
