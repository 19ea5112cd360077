type Told = {
  type: string
  message: string
  code?: string
  place?: Record<string, string>
  stack?: string[]
  cause?: Told
}

/** Data exceptions: their message quotes what somebody typed. */
const quoting = /^22/
const places = ['schema', 'table', 'column', 'constraint', 'routine', 'syscall']

/**
 * What a log may know of an error. A database tells more than that: `detail` and `where` hold the
 * values of the row, and those are somebody's.
 */
export function toldError(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error at all' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const place = Object.fromEntries(
    Object.entries(error)
      .filter(([name, value]) => places.includes(name) && typeof value === 'string')
      .map(([name, value]) => [name, String(value)]),
  )
  return {
    type: error.name,
    message: quoting.test(code ?? '') ? unquoted(error.message) : error.message,
    ...(code !== undefined && { code }),
    ...(Object.keys(place).length > 0 && { place }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: toldError(error.cause) }),
  }
}

const unquoted = (message: string) => message.replaceAll(/".*"/gs, '"[struck out]"')

/** The message stands in the stack once more. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
