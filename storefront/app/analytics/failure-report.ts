import type { NewBrowserError } from '@cairn/contract/analytics/browser-error-calls'
import { browserErrorLimits, withoutPersonalData } from '@cairn/contract/analytics/browser-errors'
import type { CallRefusal } from '@cairn/contract/wire/client'

/** What is reported of a failure; undefined if the shop has not failed. */
export function reportOf(failure: Event, path: string): NewBrowserError | undefined {
  const report = failureOf(failure)
  if (!report || isOfExtension(report)) return undefined
  const { name, message, stack, ...rest } = report
  return {
    ...rest,
    message: shortened(message, browserErrorLimits.message),
    path: shortened(path, browserErrorLimits.path),
    ...(name && { name: shortened(name, browserErrorLimits.name) }),
    ...(stack && { stack: shortened(stack, browserErrorLimits.stack) }),
  }
}

type RawReport = Omit<NewBrowserError, 'path'>

function failureOf(failure: Event): RawReport | undefined {
  const { target } = failure
  if (target instanceof Element) return missingFile(target)
  if (failure instanceof ErrorEvent) return scriptError(failure)
  if (failure instanceof CustomEvent) return ownFailure(failure)
  return thrown('rejection', Reflect.get(failure, 'reason'))
}

/** A picture that is missing is the concern of its author. */
const missingFile = (element: Element): RawReport | undefined =>
  element.matches('script[src],link[href]')
    ? { kind: 'file', message: element.getAttribute('src') ?? element.getAttribute('href') ?? '' }
    : undefined

/** React reports errors of the hydration to the window, with these numbers in production. */
const hydrationErrors = /React error #4(?:1[89]|2[1-5])\b|hydrat/i

/** Scripts of other origins have no error, only its message. */
function scriptError({ error, message, filename }: ErrorEvent): RawReport | undefined {
  const kind = hydrationErrors.test(message) ? 'hydration' : 'script'
  return error === null || error === undefined
    ? { kind, message, stack: filename }
    : thrown(kind, error)
}

const isOfCall = (detail: unknown): detail is { call: string; refusal: CallRefusal } =>
  typeof detail === 'object' && detail !== null && 'call' in detail && 'refusal' in detail

function ownFailure({ detail }: CustomEvent<unknown>): RawReport | undefined {
  if (!isOfCall(detail)) return routeError(detail)
  const { call, refusal } = detail
  const { errorDetails, correlationId } = refusal.body
  const errorId = errorDetails[0]?.errorId
  return {
    kind: 'call',
    message: `The call was answered with ${refusal.status}.`,
    call,
    status: refusal.status,
    ...(/^[A-Z]{2,6}\d{3,4}$/.test(errorId ?? '') && { errorId }),
    ...(/^[\da-f-]{36}$/.test(correlationId) && { correlationId }),
  }
}

/** A page that does not exist is answered with an error too, but is no failure. */
function routeError(error: unknown): RawReport | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error))
    return thrown('route', error)
  const status = Number(error.status)
  return status < 500
    ? undefined
    : { kind: 'route', message: `The page was answered with ${status}.`, status }
}

/** Also an error of another realm. */
const isError = (error: unknown): error is Error =>
  typeof error === 'object' && error !== null && 'name' in error && 'message' in error

function thrown(kind: NewBrowserError['kind'], error: unknown): RawReport | undefined {
  if (!isError(error))
    return { kind, name: typeof error, message: typeof error === 'string' ? error : '' }
  // What the page has given up when it was left.
  if (error.name === 'AbortError') return undefined
  return { kind, name: error.name, message: error.message, stack: framesOf(error) }
}

/** Without the first lines, which in some browsers repeat the message. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+\)?$/.test(line))
    .join('\n')

const isOfExtension = ({ stack = '', message }: RawReport): boolean =>
  /\b[\w-]+-extension:\/\//.test(stack + message)

const longest = 20_000

/** A cut through the middle could leave a part of an address or a token that is not recognised any more. */
const shortened = (text: string, length: number): string =>
  withoutPersonalData(text.length > longest ? text.slice(0, longest).replace(/\S+$/, '') : text)
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
