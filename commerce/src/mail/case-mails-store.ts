import { findCase } from '../cases/cases-store.ts'
import type { Database } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { caseMails } from './case-mails.ts'
import { writeMails } from './mails-store.ts'

export const writeOfCase = (database: Database, { caseId }: { caseId: string }, staff: string) =>
  inTransaction(database, async (transaction) => {
    const known = await findCase(transaction, caseId)
    if (known) await writeMails(transaction, caseMails(known, staff))
  })
