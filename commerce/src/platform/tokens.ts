import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 32 random bytes in 43 characters; whoever has it may use it, so only its hash is ever kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A hash that only the key's owner can make: short things cannot be found by trying them all. */
export const keyedHashOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/**
 * The token that follows this one. Derived, not drawn, so that two requests exchanging the same
 * token at the same moment arrive at the same successor without it being kept anywhere.
 */
export const successorOf = (token: string, use: 'access' | 'refresh', secret: string): string =>
  createHmac('sha256', secret).update(`${use}:${token}`).digest('base64url')

/** RFC 7636, S256: what a client shows before it shows the verifier itself. */
export const challengeOf = (verifier: string): string => hashOf(verifier)

/** What only we could have written under a text: it can be made again and need not be kept. */
export const sealOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const plainSigns = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A name that can be read out over the telephone, and not guessed. */
export const newName = (length: number): string =>
  Array.from({ length }, () => plainSigns[randomInt(plainSigns.length)]).join('')
