import { randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { StartRefused } from './start-refused.ts'

export type Secrets = { token: string; challenge: string; sandbox: string; card: string }

const shortest = 32

/** A real shop brings its secrets; the demo shop makes its own once and keeps them beside its data. */
export async function readSecrets(config: Config): Promise<Secrets> {
  return {
    token: config.TOKEN_SECRET ?? (await keptSecret(config.DATA_DIR, 'token')),
    challenge: config.CHALLENGE_SECRET ?? (await keptSecret(config.DATA_DIR, 'challenge')),
    sandbox: config.SANDBOX_SECRET ?? (await keptSecret(config.DATA_DIR, 'sandbox')),
    card: config.CARD_SECRET ?? (await keptSecret(config.DATA_DIR, 'card')),
  }
}

async function keptSecret(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const path = join(folder, name)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const secret = (await readIfThere(path)) ?? (await makeSecret(folder, path))
  if (secret.length >= shortest) return secret
  throw new StartRefused(
    `DATA_DIR: the secret in ${path} is damaged. Remove the file; everybody has to sign in again, and gift cards to be handed in again.`,
  )
}

/** Several workers may start at once: whichever file is complete first is everybody's. */
async function makeSecret(folder: string, path: string): Promise<string> {
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, randomBytes(shortest).toString('base64url'), { mode: 0o600 })
  try {
    await link(draft, path)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft)
  }
  return readFile(path, 'utf8')
}

const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : '')
