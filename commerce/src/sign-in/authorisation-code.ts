import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

/** How long a code can be exchanged for a session. */
export const secondsToExchange = 60

/** A code used twice within this time was sent twice by mistake; used later, it was stolen. */
export const duplicateSeconds = 10

/** A stored code. */
export type IssuedCode = {
  accountId: string
  /** The session in which the password was verified. */
  sessionId: string
  codeChallenge: string
  ageSeconds: number
  /** When it was used, and the session that it opened. */
  use: { secondsAgo: number; openedSessionId: string } | null
}

/** The session that presents the code, and the challenge derived from its verifier. */
export type PresentedCode = { sessionId: string | undefined; codeChallenge: string }

type CodeRefusal = Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated'>

/** Whether a code may open a session. `repeated`: it has opened the session that presents it. */
export function checkCode(
  code: IssuedCode | undefined,
  presentedCode: PresentedCode,
): Result<'fresh' | 'repeated', CodeRefusal> {
  if (!code) return refuse('codeInvalid')
  if (code.codeChallenge !== presentedCode.codeChallenge) return refuse('verifierMismatch')
  if (code.use) {
    if (code.use.openedSessionId === presentedCode.sessionId) return accept('repeated')
    return refuse(code.use.secondsAgo <= duplicateSeconds ? 'tokenDuplicated' : 'codeInvalid')
  }
  const isOwn = code.sessionId === presentedCode.sessionId
  return isOwn && code.ageSeconds <= secondsToExchange ? accept('fresh') : refuse('codeInvalid')
}
