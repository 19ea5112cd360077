import type { Database } from './database.ts'

/** What a node remembers as it was at a revision. */
export type Memory<Book> = (revision: string, reader: Database) => Promise<Book>

/**
 * For what changes rarely and is asked for all the time. Whoever asks brings the revision that the
 * database had at that moment: what is remembered is read anew when it is another.
 */
export function remember<Book extends { revision: string }>(
  read: (reader: Database) => Promise<Book>,
): Memory<Book> {
  let book: Book | undefined
  return async (revision, reader) => {
    // Nobody waits for somebody else's reading, who may be waiting for this transaction.
    if (book?.revision !== revision) book = await read(reader)
    return book
  }
}
