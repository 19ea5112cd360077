import type { Database } from './database.ts'

type Asker<Asked, Answer> = {
  asked: Asked
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

type AskAll<Asked, Answer> = (
  database: Database,
  all: readonly Asked[],
) => Promise<readonly Answer[]>

/** Two, so that the database works at one while the other travels. */
const mostUnderWay = 2
const mostTogether = 16

/**
 * A question that many ask at the same moment. Whoever asks while others' questions are under way
 * goes with the next one: one trip for all of them. It leaves after it was asked, so what it answers
 * is never older than that.
 */
export function askedTogether<Asked, Answer>(askAll: AskAll<Asked, Answer>) {
  const desks = new WeakMap<Database, ReturnType<typeof openDesk<Asked, Answer>>>()
  return (database: Database, asked: Asked): Promise<Answer> => {
    const desk = desks.get(database) ?? openDesk((all) => askAll(database, all))
    desks.set(database, desk)
    return desk(asked)
  }
}

function openDesk<Asked, Answer>(askAll: (all: readonly Asked[]) => Promise<readonly Answer[]>) {
  const waiting: Asker<Asked, Answer>[] = []
  let underWay = 0

  async function send(askers: readonly Asker<Asked, Answer>[]) {
    try {
      const answers = await askAll(askers.map(({ asked }) => asked))
      for (const [index, answer] of answers.entries()) askers[index]?.resolve(answer)
    } catch (error) {
      for (const { reject } of askers) reject(error)
    }
  }

  async function serve() {
    underWay += 1
    while (waiting.length > 0) await send(waiting.splice(0, mostTogether))
    underWay -= 1
  }

  return (asked: Asked): Promise<Answer> => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    waiting.push({ asked, resolve, reject })
    if (underWay < mostUnderWay) void serve()
    return promise
  }
}
