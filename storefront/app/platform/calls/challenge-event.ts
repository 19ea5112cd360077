export const challengeEvent = 'cairn:challenge'

/** Dispatched on the window when the bot defence blocks a call. A listener may solve the challenge. */
export type ChallengeDetail = {
  appId: string
  correlationId: string
  call: string
  /** Passes the solution. The call waits for it and is repeated once. */
  solveWith: (solution: Promise<string | undefined>) => void
}

export function requestChallengeSolution(
  challenge: Omit<ChallengeDetail, 'solveWith'>,
): Promise<string | undefined> {
  let solution: Promise<string | undefined> = Promise.resolve(undefined)
  const detail: ChallengeDetail = {
    ...challenge,
    solveWith: (pending) => {
      solution = pending.catch(() => undefined)
    },
  }
  window.dispatchEvent(new CustomEvent(challengeEvent, { detail }))
  return solution
}

const isChallenge = (event: Event): event is CustomEvent<ChallengeDetail> =>
  event instanceof CustomEvent

/** Loads the solver with the first challenge. */
export function listenForChallenges() {
  window.addEventListener(challengeEvent, (event) => {
    if (!isChallenge(event)) return
    event.detail.solveWith(import('./solve-challenge.ts').then((solver) => solver.solveChallenge()))
  })
}
