import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { beginPasskey, beginPasskeySignIn } from '@cairn/contract/accounts/passkey-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Visitor } from './visitor.ts'
import { shopOrigin } from './visitor.ts'

type CreationOptions = Pick<AnswerOf<typeof beginPasskey>, 'challenge' | 'rp' | 'user'>
type RequestOptions = Pick<AnswerOf<typeof beginPasskeySignIn>, 'challenge' | 'rpId'>

/** What a dishonest page or device puts in place of what it was asked for. */
type Forgery = {
  challenge?: string
  origin?: string
  rpId?: string
  type?: string
  useCount?: number
  userHandle?: string
  isVerified?: boolean
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

const clientData = (type: string, challenge: string, forged: Forgery) =>
  Buffer.from(
    JSON.stringify({
      type: forged.type ?? type,
      challenge: forged.challenge ?? challenge,
      origin: forged.origin ?? shopOrigin,
      crossOrigin: false,
    }),
  )

const flags = { userPresent: 1, userVerified: 4, hasKey: 64 }

/** A device with one passkey, in software. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let useCount = 0
  let userHandle = ''

  function deviceData(rpId: string, forged: Forgery, keyFlag = 0) {
    const head = Buffer.alloc(5)
    head[0] = flags.userPresent + (forged.isVerified === false ? 0 : flags.userVerified) + keyFlag
    head.writeUInt32BE(forged.useCount ?? useCount, 1)
    return Buffer.concat([sha256(forged.rpId ?? rpId), head])
  }

  function create({ challenge, rp, user }: CreationOptions, forged: Forgery = {}) {
    userHandle = user.id
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const idLength = Buffer.from([0, id.length])
    const keyData = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(x, y)])
    const authData = Buffer.concat([deviceData(rp.id, forged, flags.hasKey), keyData])
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, forged)),
        attestationObject: base64url(attestation(authData)),
        transports: ['internal'],
      },
    }
  }

  function get({ challenge, rpId }: RequestOptions, forged: Forgery = {}) {
    useCount += 1
    const data = clientData('webauthn.get', challenge, forged)
    const authenticatorData = deviceData(rpId, forged)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: forged.userHandle ?? userHandle,
      },
    }
  }

  return { create, get }
}

export type Authenticator = ReturnType<typeof createAuthenticator>

const text = (value: string) =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

/** A map in CBOR of the format, an empty statement of it, and the data of the device. */
const attestation = (authData: Uint8Array) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])

/** A map in CBOR: key type EC2 (1: 2), algorithm ES256 (3: -7), curve P-256 (-1: 1), and the coordinates (-2, -3). */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32]),
    Buffer.from(x, 'base64url'),
    Buffer.from([0x22, 0x58, 32]),
    Buffer.from(y, 'base64url'),
  ])

/** Adds the passkey of a device to the account of a visitor. */
export async function addPasskeyOf(
  visitor: Visitor,
  authenticator: Authenticator,
  { currentPassword, name = 'My phone' }: { currentPassword: string; name?: string },
) {
  const { body: options } = await visitor.send<CreationOptions>('beginPasskey', {
    body: { currentPassword },
  })
  const credential = authenticator.create(options)
  return visitor.send<{ passkeyId: string }>('addPasskey', { body: { name, credential } })
}
