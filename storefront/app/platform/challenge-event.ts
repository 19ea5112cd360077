export const challengeEvent = 'cairn:challenge'

/** Told on the window when a call is held up by the bot defence; whoever can solves it. */
export type ChallengeDetail = {
  appId: string
  correlationId: string
  call: string
  /** Hands in the solution; the call waits for it and is made once more. */
  solveWith: (solution: Promise<string | undefined>) => void
}

export function askForSolution(
  asked: Omit<ChallengeDetail, 'solveWith'>,
): Promise<string | undefined> {
  let solution: Promise<string | undefined> = Promise.resolve(undefined)
  const detail: ChallengeDetail = {
    ...asked,
    solveWith: (handedIn) => {
      solution = handedIn.catch(() => undefined)
    },
  }
  window.dispatchEvent(new CustomEvent(challengeEvent, { detail }))
  return solution
}

const isChallenge = (event: Event): event is CustomEvent<ChallengeDetail> =>
  event instanceof CustomEvent

/** The solver is fetched only when it is needed. */
export function answerChallenges() {
  window.addEventListener(challengeEvent, (event) => {
    if (!isChallenge(event)) return
    event.detail.solveWith(import('./solve-challenge.ts').then((solver) => solver.solveOne()))
  })
}
