import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'

const derive = promisify(argon2)

type Parameters = Omit<Argon2Parameters, 'message'>

/** About 30 ms and 19 MiB for each password. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const saltLength = 16

/** One core stays free for all other requests. */
const maxConcurrent = Math.max(1, availableParallelism() - 1)
/** About two seconds of work. Requests that waited longer would have timed out anyway. */
const maxWaiting = 60

/** Too many passwords are waiting to be hashed. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy'
}

/** Refuses at once when too many passwords are being hashed. */
export async function refuseWhenBusy<Value, KnownRefusal extends Refusal>(
  work: () => Promise<Result<Value, KnownRefusal>>,
): Promise<Result<Value, KnownRefusal | Refusal<'temporarilyUnavailable'>>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PasswordsBusy) return refuse('temporarilyUnavailable')
    throw error
  }
}

export async function hashPassword(password: string): Promise<string> {
  const parameters = { ...cost, nonce: randomBytes(saltLength) }
  return formatHash(parameters, await deriveQueued(password, parameters))
}

/** Without a hash the answer is false and takes as long as with one, so that the time does not reveal whether an account exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = hash === null ? undefined : parseHash(hash)
  const { parameters, tag } = stored ?? noPassword
  const derived = await deriveQueued(password, parameters)
  return timingSafeEqual(derived, tag) && stored !== undefined
}

const noPassword = {
  parameters: { ...cost, nonce: Buffer.alloc(saltLength) },
  tag: Buffer.alloc(cost.tagLength),
}

let running = 0
const queue: (() => void)[] = []

/** Hashes one password per free core. Keyboards compose letters of different code points, so the password is normalised. */
async function deriveQueued(password: string, parameters: Parameters): Promise<Buffer> {
  if (running >= maxConcurrent) {
    if (queue.length >= maxWaiting) throw new PasswordsBusy()
    await new Promise<void>((resolve) => queue.push(resolve))
  } else {
    running++
  }
  try {
    return await derive('argon2id', { ...parameters, message: password.normalize('NFKC') })
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** The standard format of argon2 hashes. */
const formatHash = (
  { memory, passes, parallelism, nonce }: typeof cost & { nonce: Buffer },
  tag: Buffer,
) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function parseHash(hash: string): { parameters: Parameters; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', storedTag = ''] = shape.exec(hash) ?? []
  if (memory === undefined) throw new Error('a stored password hash has an unknown format')
  const tag = Buffer.from(storedTag, 'base64')
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: tag.length,
      nonce: Buffer.from(salt, 'base64'),
    },
    tag,
  }
}
