type Told = {
  type: string
  message: string
  code?: string
  place?: Record<string, string>
  stack?: string[]
  cause?: Told
}

/** An error may be its own cause. */
const deepest = 4
/** Data exceptions: their message quotes what somebody typed. */
const quoting = /^22/
const places = ['schema', 'table', 'column', 'constraint', 'routine', 'syscall']

/**
 * What a log may know of an error. A database tells more than that: `detail` and `where` hold the
 * values of the row, and those are somebody's.
 */
export function toldError(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'no error at all' }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const { cause } = error
  return {
    type: error.name,
    message: quoting.test(code ?? '') ? unquoted(error.message) : error.message,
    ...(code !== undefined && { code }),
    place: placeOf(error),
    stack: framesOf(error),
    ...(cause !== undefined && depth < deepest && { cause: toldError(cause, depth + 1) }),
  }
}

const placeOf = (error: Error): Record<string, string> =>
  Object.fromEntries(
    Object.entries(error).filter(
      (entry): entry is [string, string] =>
        places.includes(entry[0]) && typeof entry[1] === 'string',
    ),
  )

const unquoted = (message: string) => message.replaceAll(/".*"/gs, '"[struck out]"')

/** The message stands in the stack once more. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
