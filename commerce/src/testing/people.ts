import { randomBytes } from 'node:crypto'
import { challengeOf } from '../platform/tokens.ts'
import type { Received, Visitor } from './visitor.ts'

/** What everybody of the demo world signs in with. */
export const password = 'Trailhead1'

const newVerifier = () => randomBytes(32).toString('base64url')

/** The first of the two steps of signing in, and the verifier that the second one needs. */
export async function proveTo(visitor: Visitor, username: string, typed = password) {
  const codeVerifier = newVerifier()
  const proved = await visitor.send<{ authorizationCode: string }>('signIn', {
    body: {
      type: 'Registered',
      username,
      password: typed,
      codeChallenge: challengeOf(codeVerifier),
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
