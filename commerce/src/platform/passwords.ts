import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(argon2)

type Parameters = Omit<Argon2Parameters, 'message'>

/** About 30 ms and 19 MiB a password. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const saltLength = 16

/** One is left for everybody who is not signing in. */
const mostAtOnce = Math.max(1, availableParallelism() - 1)
/** Some two seconds of work: whoever comes now has waited in vain when their turn comes. */
const mostWaiting = 60

/** Too many passwords are waiting to be looked at. */
export class PasswordsBusy extends Error {
  override name = 'PasswordsBusy'
}

export async function hashPassword(password: string): Promise<string> {
  const parameters = { ...cost, nonce: randomBytes(saltLength) }
  return written(parameters, await inTurn(password, parameters))
}

/** Where there is no hash it takes as long as where there is one, and nothing is right. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash === null ? undefined : read(hash)
  const { parameters, tag } = known ?? noPassword
  const derived = await inTurn(password, parameters)
  return timingSafeEqual(derived, tag) && known !== undefined
}

const noPassword = {
  parameters: { ...cost, nonce: Buffer.alloc(saltLength) },
  tag: Buffer.alloc(cost.tagLength),
}

let working = 0
const waiting: (() => void)[] = []

/** What is typed may be composed of other code points on another keyboard. */
async function inTurn(password: string, parameters: Parameters): Promise<Buffer> {
  if (working >= mostAtOnce) {
    if (waiting.length >= mostWaiting) throw new PasswordsBusy()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    working++
  }
  try {
    return await derive('argon2id', { ...parameters, message: password.normalize('NFKC') })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** As every library of argon2 writes it. */
const written = (
  { memory, passes, parallelism, nonce }: typeof cost & { nonce: Buffer },
  tag: Buffer,
) => `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`

const shape = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

function read(hash: string): { parameters: Parameters; tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', kept = ''] = shape.exec(hash) ?? []
  if (memory === undefined) throw new Error('a password is kept in a form that nobody knows')
  const tag = Buffer.from(kept, 'base64')
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
