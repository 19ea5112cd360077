import { questions } from '../platform/database/pool.ts'

/** What some work asks the database, in its order. */
export async function questionsAsked(work: () => Promise<unknown>): Promise<unknown[]> {
  const asked: unknown[] = []
  const hear = (question: unknown) => void asked.push(question)
  questions.subscribe(hear)
  try {
    await work()
  } finally {
    questions.unsubscribe(hear)
  }
  return asked
}

export const questionsOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await questionsAsked(work)).length
