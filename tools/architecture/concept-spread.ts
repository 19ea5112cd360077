import { posix } from 'node:path'
import { isCode, isTest, type Rule, type Source } from './sources.ts'

/** Two of them name a field of events, as Google Analytics does. */
const maxFiles = 27
const maxFeatures = 8

/**
 * The source files that name the coupon, without messages, and the features that they belong to. The folders of a
 * feature in the contract, commerce and the storefront are one feature. Examples for tests count as tests.
 */
export function couponSpread(sources: readonly Source[]): { files: string[]; features: string[] } {
  const files = sources
    .filter((source) => isCode(source) && !isTest(source) && /coupon/i.test(source.text))
    .map(({ path }) => path)
    .filter((path) => !/^tools\/|\/messages\/|-example\.ts$|^contract\/src\/testing\//.test(path))
  return { files, features: [...new Set(files.map(featureOf))].toSorted() }
}

const featureOf = (path: string) =>
  /^(?:commerce\/src|contract\/src|storefront\/app)\/([^/]+)\//.exec(path)?.[1] ??
  posix.dirname(path)

/** One concept stands for all: if code that names it spreads, a change of it touches ever more files. */
export const couponIsInFewFiles: Rule = (sources) => {
  const { files, features } = couponSpread(sources)
  return [...tooMany('files', files, maxFiles), ...tooMany('features', features, maxFeatures)]
}

const tooMany = (kind: string, names: readonly string[], limit: number) =>
  names.length > limit
    ? [`${names.length} ${kind} name the coupon; ${limit} are allowed: ${names.join(', ')}`]
    : []
