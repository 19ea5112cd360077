import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 32 random bytes in 43 characters. Anybody who has it may use it, so only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashOf = (token: string): string =>
  createHash('sha256').update(token).digest('base64url')

/** A hash that needs a key, so that short texts cannot be found by trying all of them. */
export const keyedHashOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/**
 * The token that replaces this one. It is derived and not random, so that two concurrent requests that
 * exchange the same token get the same successor without storing it.
 */
export const successorOf = (token: string, use: 'access' | 'refresh', secret: string): string =>
  createHmac('sha256', secret).update(`${use}:${token}`).digest('base64url')

/** The code challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => hashOf(verifier)

/** A signature of the text. It can be computed again and need not be stored. */
export const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const readableCharacters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A random code without characters that are easily confused when read aloud. */
export const newReadableCode = (length: number): string =>
  Array.from({ length }, () => readableCharacters[randomInt(readableCharacters.length)]).join('')
