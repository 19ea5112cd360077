import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { rawColumn } from '../../platform/database/queries/raw-query.ts'
import { newToken } from '../../platform/tokens.ts'
import { challengeMinutes } from './passkey.ts'

type ChallengePurpose = { sessionId: string; purpose: 'add' | 'signIn' }

/** Takes the place of an earlier challenge of the session. */
export async function issueChallenge(
  database: Database,
  { sessionId, purpose }: ChallengePurpose,
): Promise<string> {
  const challenge = newToken()
  await database
    .insertInto('passkey_challenges')
    .values({ session_id: sessionId, purpose, challenge })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'purpose'])
        .doUpdateSet({ challenge, issued_at: sql<Date>`now()` }),
    )
    .execute()
  return challenge
}

/** Uses up the challenge of the session, even if it is old. Of concurrent requests, one gets it. */
export async function takeChallenge(
  database: Database,
  { sessionId, purpose }: ChallengePurpose,
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('passkey_challenges')
    .where('session_id', '=', sessionId)
    .where('purpose', '=', purpose)
    .returning([
      'challenge',
      rawColumn('isCurrent', 'boolean')`
        issued_at > now() - make_interval(mins => ${challengeMinutes})`,
    ])
    .executeTakeFirst()
  return taken?.isCurrent ? taken.challenge : undefined
}

export async function deleteOldPasskeyChallenges(database: Database): Promise<void> {
  await database
    .deleteFrom('passkey_challenges')
    .where('issued_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
