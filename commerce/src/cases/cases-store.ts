import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { emit } from '../platform/jobs/outbox.ts'
import { hourlyCounter } from '../platform/limits/hourly-counter-store.ts'
import { networkOf } from '../platform/limits/rate-limits.ts'
import type { CleanPhoto } from '../platform/photos/clean-photo.ts'
import { hashOf, newReadableCode } from '../platform/tokens.ts'
import type { SupportCase, CaseSubmission } from './case.ts'

type NewCase = Pick<SupportCase, 'locale' | 'email'> & {
  consumerId: string
  submission: CaseSubmission
  photos?: readonly CleanPhoto[]
}

export const openCase = (
  database: Database,
  { consumerId, locale, email, submission, photos = [] }: NewCase,
): Promise<{ caseNumber: string; openedAt: Date }> =>
  inTransaction(database, async (transaction) => {
    const caseId = crypto.randomUUID()
    const caseNumber = `CAS-${newReadableCode(9)}`
    const { openedAt } = await transaction
      .insertInto('cases')
      .values({
        case_id: caseId,
        case_number: caseNumber,
        kind: submission.kind,
        consumer_id: consumerId,
        locale,
        email,
        submission: JSON.stringify(submission),
      })
      .returning('opened_at as openedAt')
      .executeTakeFirstOrThrow()
    if (photos.length > 0) {
      await transaction
        .insertInto('case_photos')
        .values(
          photos.map(({ mediaType, content }, position) => ({
            case_id: caseId,
            position,
            media_type: mediaType,
            content: Buffer.from(content),
          })),
        )
        .execute()
    }
    await emit(transaction, 'case-opened', { caseId })
    return { caseNumber, openedAt }
  })

const maxCases = 100

/** The cases of a shopper, newest first. */
export const findOwnCases = (
  database: Database,
  consumerId: string,
): Promise<Pick<SupportCase, 'caseNumber' | 'submission' | 'openedAt'>[]> =>
  database
    .selectFrom('cases')
    .select(['case_number as caseNumber', 'submission', 'opened_at as openedAt'])
    .where('consumer_id', '=', consumerId)
    .$narrowType<Pick<SupportCase, 'submission'>>()
    .orderBy('opened_at', 'desc')
    .orderBy('case_number')
    .limit(maxCases)
    .execute()

export async function findCase(
  database: Database,
  caseId: string,
): Promise<SupportCase | undefined> {
  return database
    .selectFrom('cases')
    .select([
      'case_id as caseId',
      'case_number as caseNumber',
      'consumer_id as consumerId',
      'locale',
      'email',
      'submission',
      'opened_at as openedAt',
    ])
    .where('case_id', '=', caseId)
    .$narrowType<Pick<SupportCase, 'locale' | 'submission'>>()
    .executeTakeFirst()
}

export type CasePhoto = { mediaType: string; content: Uint8Array }

export function findPhotos(database: Database, caseNumber: string): Promise<CasePhoto[]> {
  return database
    .selectFrom('case_photos as p')
    .innerJoin('cases as c', 'c.case_id', 'p.case_id')
    .select(['p.media_type as mediaType', 'p.content'])
    .where('c.case_number', '=', caseNumber)
    .orderBy('p.position')
    .execute()
}

/** Per network, for forms without JavaScript, which cannot solve a captcha. */
const maxUnverifiedPerHour = 2

const counter = hourlyCounter('unverified_cases', 'cases')

/** False if the limit is exceeded. */
export async function countUnverifiedCase(database: Database, clientIp: string): Promise<boolean> {
  const { count } = await counter.add(database, hashOf(`cases from ${networkOf(clientIp)}`))
  return count <= maxUnverifiedPerHour
}

export const deleteOldCaseCounts = counter.deleteOld
