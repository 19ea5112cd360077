import { randomBytes } from 'node:crypto'
import { challengeOf } from '../platform/tokens.ts'
import type { CallResponse, Visitor } from './visitor.ts'

/** The password of all accounts in the sample rows. */
export const password = 'Trailhead1'

export function newChallenge() {
  const codeVerifier = randomBytes(32).toString('base64url')
  return { codeVerifier, codeChallenge: challengeOf(codeVerifier) }
}

/** The first step of signing in; returns the verifier that the second step needs. */
export async function submitPassword(
  visitor: Visitor,
  username: string,
  enteredPassword = password,
) {
  const { codeVerifier, codeChallenge } = newChallenge()
  const response = await visitor.send<{ authorizationCode: string }>('signIn', {
    body: {
      type: 'Registered',
      username,
      password: enteredPassword,
      codeChallenge,
    },
  })
  return { response, codeVerifier }
}

type OrderToClaim = { orderNo?: string; st?: string }

export const exchangeCode = (
  visitor: Visitor,
  proof: { authorizationCode: string; codeVerifier: string } & OrderToClaim,
): Promise<CallResponse> => visitor.send('requestToken', { body: { type: 'Registered', ...proof } })

/** Both steps of signing in; throws if one fails. */
export async function signInAs(
  visitor: Visitor,
  username: string,
  handedOrder: OrderToClaim = {},
): Promise<CallResponse> {
  const { response, codeVerifier } = await submitPassword(visitor, username)
  const { authorizationCode } = response.body
  const tokenResponse = await exchangeCode(visitor, {
    authorizationCode,
    codeVerifier,
    ...handedOrder,
  })
  if (tokenResponse.status !== 200) throw new Error(`${username} could not sign in`)
  return tokenResponse
}

export async function signInAtStore(visitor: Visitor): Promise<CallResponse> {
  const body = { storeId: '0042', employeeId: 'E1001', pin: '4242' }
  const response = await visitor.send('agentSignIn', { body })
  if (response.status !== 200) throw new Error('the store employee could not sign in')
  return response
}
