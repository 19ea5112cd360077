import type { FieldTexts } from '../reference/field-texts.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  readPasskeys,
  signInWithPasskey,
} from './passkey-calls.ts'

const credentialTexts = {
  'body.credential': 'What the browser has answered, as its `toJSON` returns it.',
  'body.credential.id': 'The id of the passkey, which the browser knows.',
  'body.credential.rawId': 'The same as `id`.',
  'body.credential.type': 'Always public-key.',
  'body.credential.response': 'The signed answer.',
  'body.credential.response.clientDataJSON':
    'The challenge and the origin of the page, as the browser has seen them.',
}

/** The descriptions of the fields of the calls for passkeys. */
export const passkeyTexts: FieldTexts = [
  [
    readPasskeys,
    {
      'answer.passkeys': 'The passkeys of the shopper.',
      'answer.passkeys.name': 'How the shopper calls it.',
      'answer.passkeys.createdAt': 'When it was added, in UTC.',
      'answer.passkeys.lastUsedAt': 'When somebody last signed in with it, in UTC; null if never.',
    },
  ],
  [
    beginPasskey,
    {
      'body.currentPassword': 'The password of the account.',
      'answer.rp': 'The shop, for which the passkey is.',
      'answer.rp.id': 'The domain of the shop.',
      'answer.rp.name': 'The name of the shop.',
      'answer.user': 'The account, as the browser shows it beside the passkey.',
      'answer.user.id': 'What the passkey knows the account by, in base64url.',
      'answer.user.name': 'The email address of the account.',
      'answer.user.displayName': 'The email address of the account.',
      'answer.pubKeyCredParams': 'The algorithms that the shop can check, the preferred one first.',
      'answer.pubKeyCredParams.type': 'Always public-key.',
      'answer.pubKeyCredParams.alg': 'The number of the algorithm in COSE.',
      'answer.excludeCredentials': 'The passkeys that the account has already.',
      'answer.excludeCredentials.type': 'Always public-key.',
      'answer.excludeCredentials.id': 'The id of the passkey.',
      'answer.excludeCredentials.transports': 'How the browser reaches it.',
      'answer.authenticatorSelection': 'What the passkey has to be able to do.',
      'answer.authenticatorSelection.residentKey': 'The passkey is found without a user name.',
      'answer.authenticatorSelection.requireResidentKey': 'The same, for older browsers.',
      'answer.authenticatorSelection.userVerification':
        'The device checks a fingerprint, a face or a PIN.',
      'answer.attestation': 'The maker of the device is not asked for.',
    },
  ],
  [
    addPasskey,
    {
      ...credentialTexts,
      'body.credential.response.attestationObject': 'The new key.',
      'body.credential.response.transports': 'How the browser reaches the passkey.',
    },
  ],
  [
    beginPasskeySignIn,
    {
      'answer.rpId': 'The domain of the shop.',
      'answer.userVerification': 'The device checks a fingerprint, a face or a PIN.',
    },
  ],
  [
    signInWithPasskey,
    {
      ...credentialTexts,
      'body.codeChallenge':
        'The SHA-256 hash of the code verifier in base64url without padding, 43 characters.',
      'body.credential.response.authenticatorData': 'What the device says about itself.',
      'body.credential.response.signature': 'The signature of the passkey.',
      'body.credential.response.userHandle': 'The account that the passkey is for.',
      'answer.authorizationCode': 'The code for requestToken. It can be used once.',
    },
  ],
]
