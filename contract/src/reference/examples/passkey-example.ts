import { type ExampleTable, exampleIds } from './example-ids.ts'

const { passkeyId } = exampleIds

/** What a device has signed cannot be sent again, so the shop refuses these credentials. */
const credential = {
  id: 'kY3Tn0q5vQ2mZ8xR5tW1yA',
  rawId: 'kY3Tn0q5vQ2mZ8xR5tW1yA',
  type: 'public-key',
}
const clientDataJSON =
  'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiZEdobCIsIm9yaWdpbiI6Imh0dHBzOi8vc2hvcC5leGFtcGxlIn0'

export const passkeyExamples = {
  readPasskeys: {},
  beginPasskey: { body: { currentPassword: 'Trailhead1' } },
  addPasskey: {
    body: {
      name: 'My phone',
      credential: {
        ...credential,
        response: {
          clientDataJSON,
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
          transports: ['internal', 'hybrid'],
        },
      },
    },
  },
  renamePasskey: { params: { passkeyId }, body: { name: 'My laptop' } },
  removePasskey: { params: { passkeyId } },
  beginPasskeySignIn: {},
  signInWithPasskey: {
    body: {
      codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      credential: {
        ...credential,
        response: {
          clientDataJSON,
          authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
          signature:
            'MEUCIQDcmVw1zQ2mZ8xR5tW1yB7nC4pL6sD0fGk3J9vQ2mZ8xR5tW1yB7nC4pL6sD0fGk3J9vQ2mZ8xR5tW1',
          userHandle: 'CrtZ9lVKRJi-0xLzhFJnQw',
        },
      },
    },
  },
} satisfies ExampleTable
