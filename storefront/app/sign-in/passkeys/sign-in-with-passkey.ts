import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showMessage } from '../../platform/calls/handling.ts'
import {
  completeSignIn,
  createCodeVerifier,
  type PendingOrder,
  type SignInResult,
} from '../sign-in.ts'
import { answerWithPasskey } from './passkey-credential.ts'

const handlers = {
  passkeyRefused: showMessage,
  accountLocked: 'contactUs',
  cannotAuthorize: 'contactUs',
  customerListUnknown: 'contactUs',
} as const

/** Undefined if the shopper has chosen no passkey. */
export async function signInWithPasskey(
  order: PendingOrder | undefined,
): Promise<SignInResult | undefined> {
  const commerce = browserCommerce()
  const options = await commerce.beginPasskeySignIn({})
  if (!options.ok) return { ok: false, step: 'proof', refusal: options.refusal }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options.value)
  const credential = await answerWithPasskey(publicKey)
  if (!credential) return undefined
  const { codeVerifier, codeChallenge } = await createCodeVerifier()
  const proof = await commerce.signInWithPasskey({ body: { codeChallenge, credential } }, handlers)
  if (!proof.ok) return { ok: false, step: 'proof', refusal: proof.refusal }
  const { authorizationCode } = proof.value
  return completeSignIn({ authorizationCode, codeVerifier }, order)
}
