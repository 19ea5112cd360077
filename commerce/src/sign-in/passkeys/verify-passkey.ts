import type { addPasskey, signInWithPasskey } from '@cairn/contract/accounts/passkey-calls'
import type { InputOf } from '@cairn/contract/wire/call'
import { algorithms, type RelyingParty } from './passkey.ts'

/** What a challenge was answered with, and where the answer has to come from. */
type ChallengeAnswer<Credential> = {
  credential: Credential
  challenge: string
  relyingParty: RelyingParty
}

export type NewCredential = InputOf<typeof addPasskey>['body']['credential']
export type SignInCredential = InputOf<typeof signInWithPasskey>['body']['credential']

type NewKey = { credentialId: string; publicKey: string; useCount: number }

/** The key of a new passkey, or undefined if the answer is not valid. */
export async function verifyNewPasskey({
  credential,
  challenge,
  relyingParty,
}: ChallengeAnswer<NewCredential>): Promise<NewKey | undefined> {
  const { verifyRegistrationResponse } = await library()
  const verification = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!verification?.verified) return undefined
  const { id, publicKey, counter } = verification.registrationInfo.credential
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    useCount: counter,
  }
}

type StoredKey = { publicKey: string; useCount: number }

/** The new count of a passkey, or undefined if the answer is not valid or the count has not risen. */
export async function verifyPasskey(
  { credential, challenge, relyingParty }: ChallengeAnswer<SignInCredential>,
  { publicKey, useCount }: StoredKey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  const verification = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: true,
    credential: {
      id: credential.id,
      publicKey: Uint8Array.from(Buffer.from(publicKey, 'base64url')),
      counter: useCount,
    },
  }).catch(() => undefined)
  return verification?.verified ? verification.authenticationInfo.newCounter : undefined
}

/** Loaded with the first answer, because it is large and most servers start without needing it. */
const library = () => import('@simplewebauthn/server')
