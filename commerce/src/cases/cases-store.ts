import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { defineEvent, emit } from '../platform/jobs/outbox.ts'
import { newName } from '../platform/tokens.ts'
import type { KnownCase, Photo, Told } from './case.ts'

/** Somebody wants an answer. */
export const caseOpened = defineEvent<{ caseId: string }>('case-opened')

type Opening = Pick<KnownCase, 'locale' | 'email'> & {
  consumerId: string
  told: Told
  photos?: readonly Photo[]
}

export const openCase = (
  database: Database,
  { consumerId, locale, email, told, photos = [] }: Opening,
): Promise<string> =>
  inTransaction(database, async (transaction) => {
    const caseId = crypto.randomUUID()
    const caseNumber = `CAS-${newName(9)}`
    await transaction
      .insertInto('cases')
      .values({
        case_id: caseId,
        case_number: caseNumber,
        kind: told.kind,
        consumer_id: consumerId,
        locale,
        email,
        told: JSON.stringify(told),
      })
      .execute()
    if (photos.length > 0) {
      await transaction
        .insertInto('case_photos')
        .values(
          photos.map(({ type, content }, position) => ({
            case_id: caseId,
            position,
            media_type: type,
            content: Buffer.from(content, 'base64'),
          })),
        )
        .execute()
    }
    await emit(transaction, caseOpened, { caseId })
    return caseNumber
  })

export async function findCase(database: Database, caseId: string): Promise<KnownCase | undefined> {
  const { rows } = await sql<KnownCase>`
    select case_id as "caseId", case_number as "caseNumber", locale, email, told
    from cases where case_id = ${caseId}`.execute(database)
  return rows[0]
}

export type CasePhoto = { mediaType: string; content: Uint8Array }

export async function findPhotos(database: Database, caseNumber: string): Promise<CasePhoto[]> {
  const { rows } = await sql<CasePhoto>`
    select p.media_type as "mediaType", p.content from case_photos p
    join cases c using (case_id) where c.case_number = ${caseNumber}
    order by p.position`.execute(database)
  return rows
}
