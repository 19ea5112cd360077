import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'

/** How long somebody has between proving who they are and asking for the session. */
export const secondsToExchange = 60

/** Sent twice within this it was sent twice by mistake; later, somebody else has got hold of it. */
export const secondsOfDoubt = 10

/** A code as it is kept. */
export type IssuedCode = {
  accountId: string
  /** Whoever proved who they are asked from this session. */
  sessionId: string
  codeChallenge: string
  ageSeconds: number
  /** How long ago it was used, and the session that came of it. */
  used: { secondsAgo: number; openedSessionId: string } | null
}

/** Who presents it, and the challenge that their verifier makes. */
export type Presented = { sessionId: string | undefined; codeChallenge: string }

type CodeRefusal = Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated'>

/** May this code become a session? `repeated`: it has, and this is the very session. */
export function judgeCode(
  code: IssuedCode | undefined,
  presented: Presented,
): Result<'fresh' | 'repeated', CodeRefusal> {
  if (!code) return refuse('codeInvalid')
  if (code.codeChallenge !== presented.codeChallenge) return refuse('verifierMismatch')
  if (code.used) {
    if (code.used.openedSessionId === presented.sessionId) return accept('repeated')
    return refuse(code.used.secondsAgo <= secondsOfDoubt ? 'tokenDuplicated' : 'codeInvalid')
  }
  const isOwn = code.sessionId === presented.sessionId
  return isOwn && code.ageSeconds <= secondsToExchange ? accept('fresh') : refuse('codeInvalid')
}
