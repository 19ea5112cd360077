import { randomBytes } from 'node:crypto'
import { challengeOf } from '../platform/tokens.ts'
import type { Received, Visitor } from './visitor.ts'

/** What everybody of the demo world signs in with. */
export const password = 'Trailhead1'

export function newChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url')
  return { codeVerifier, codeChallenge: challengeOf(codeVerifier) }
}

/** The first of the two steps of signing in, and the verifier that the second one needs. */
export async function proveTo(visitor: Visitor, username: string, typed = password) {
  const { codeVerifier, codeChallenge } = newChallenge()
  const proved = await visitor.send<{ authorizationCode: string }>('signIn', {
    body: {
      type: 'Registered',
      username,
      password: typed,
      codeChallenge,
    },
  })
  return { proved, codeVerifier }
}

export const exchange = (
  visitor: Visitor,
  { authorizationCode, codeVerifier }: { authorizationCode: string; codeVerifier: string },
): Promise<Received> =>
  visitor.send('requestToken', { body: { type: 'Registered', authorizationCode, codeVerifier } })

/** Both steps, which have to succeed. */
export async function signInAs(visitor: Visitor, username: string): Promise<Received> {
  const { proved, codeVerifier } = await proveTo(visitor, username)
  const { authorizationCode } = proved.body
  const exchanged = await exchange(visitor, { authorizationCode, codeVerifier })
  if (exchanged.status !== 200) throw new Error(`${username} was not let in`)
  return exchanged
}

/** At the counter of a store. */
export async function signInAtStore(visitor: Visitor): Promise<Received> {
  const body = { storeId: '0042', employeeId: 'E1001', pin: '4242' }
  const opened = await visitor.send('agentSignIn', { body })
  if (opened.status !== 200) throw new Error('the store employee was not let in')
  return opened
}
