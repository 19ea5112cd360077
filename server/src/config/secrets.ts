import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartupError } from './startup-error.ts'

export type Secrets = { token: string; challenge: string; sandbox: string; card: string }

const minLength = 32

/** A real shop sets its secrets; the demo shop creates its own once and stores them with its data. */
export async function readSecrets(config: Config): Promise<Secrets> {
  return {
    token: config.TOKEN_SECRET ?? (await readOrCreateSecret(config.DATA_DIR, 'token')),
    challenge: config.CHALLENGE_SECRET ?? (await readOrCreateSecret(config.DATA_DIR, 'challenge')),
    sandbox: config.SANDBOX_SECRET ?? (await readOrCreateSecret(config.DATA_DIR, 'sandbox')),
    card: config.CARD_SECRET ?? (await readOrCreateSecret(config.DATA_DIR, 'card')),
  }
}

async function readOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = (await readIfExists(path)) ?? (await createSecret(folder, path))
  if (secret.length >= minLength) return secret
  throw new StartupError(
    `DATA_DIR: the secret in ${path} is damaged. Remove the file; everybody has to sign in again, and gift cards to be handed in again.`,
  )
}

/** Several workers may start at once: all use the file that is complete first. */
async function createSecret(folder: string, path: string): Promise<string> {
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, randomBytes(minLength).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

const readIfExists = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '')
