import { measurementNames, pageType } from '@cairn/contract/analytics/analytics-calls'
import type { BrowserError } from '@cairn/contract/analytics/browser-error-calls'
import { withoutPersonalData } from '@cairn/contract/analytics/browser-errors'
import { calls } from '@cairn/contract/calls'
import { refusals } from '@cairn/contract/refusals/refusals'

type SentMeasurement = { name: string; duration: number; labels: Readonly<Record<string, string>> }

/** A measurement of a page. Its texts are from short lists, because each of them is kept in memory. */
export type BrowserMeasurement = { name: string; page: string; duration: number }

const names: ReadonlySet<string> = new Set(measurementNames)
const pages: ReadonlySet<string> = new Set([...pageType.options, 'Error'])

export function boundedMeasurement({
  name,
  duration,
  labels,
}: SentMeasurement): BrowserMeasurement {
  const { page = '' } = labels
  return {
    name: names.has(name) ? name : 'other',
    page: pages.has(page) ? page : 'Other',
    duration,
  }
}

const errorIds: ReadonlySet<string> = new Set(Object.values(refusals).map(({ id }) => id))

/** An error without personal data. Browsers remove it too, but anybody can send anything. */
export function scrubbedError({
  name,
  message,
  stack,
  path,
  call,
  errorId,
  ...harmless
}: BrowserError): BrowserError {
  return {
    ...harmless,
    message: withoutPersonalData(message),
    path: withoutPersonalData(path),
    ...(name !== undefined && { name: withoutPersonalData(name) }),
    ...(stack !== undefined && { stack: withoutPersonalData(stack) }),
    ...(call !== undefined && Object.hasOwn(calls, call) && { call }),
    ...(errorId !== undefined && errorIds.has(errorId) && { errorId }),
  }
}

const browsers = /\b(Edg|OPR|Firefox|FxiOS|CriOS|Chrome|Version)\/(\d{1,4})/
const browserNames: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Version: 'Safari',
}

/** The browser that an error has happened in, such as `Chrome 141`: what is needed to see the error again. */
export function browserOf(userAgent = ''): string {
  const [, name = '', version] = [...userAgent.matchAll(new RegExp(browsers, 'g'))].at(-1) ?? []
  return version === undefined ? 'unknown' : `${browserNames[name] ?? name} ${version}`
}
