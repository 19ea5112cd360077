import type { ConsentCode } from '@cairn/contract/consent/consent'
import type { ConsentSource } from '@cairn/contract/consent/consent-calls'
import type { Locale, Region } from '@cairn/contract/sites/sites'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export type NewConsentChoice = {
  consentId: string
  version: number
  locale: Locale
  region: Region
  codes: readonly ConsentCode[]
  source: ConsentSource
  hasPrivacyControl: boolean
}

/** Returns when the choice was recorded. Earlier choices stay, as proof of what was allowed before. */
export async function saveConsentChoice(
  database: Database,
  { consentId, codes, hasPrivacyControl, ...choice }: NewConsentChoice,
): Promise<Date> {
  const { chosenAt } = await database
    .insertInto('consent_choices')
    .values({
      ...choice,
      consent_id: consentId,
      codes: [...codes],
      has_privacy_control: hasPrivacyControl,
    })
    .returning('chosen_at as chosenAt')
    .executeTakeFirstOrThrow()
  return chosenAt
}

/** As long as somebody may ask for the proof. */
const yearsOfProof = 3

export async function deleteOldConsentChoices(database: Database): Promise<void> {
  await database
    .deleteFrom('consent_choices')
    .where('chosen_at', '<', sql<Date>`now() - make_interval(years => ${yearsOfProof})`)
    .execute()
}
