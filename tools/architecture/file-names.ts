import { posix } from 'node:path'
import { crowdedFolders } from '../measures/measures.ts'
import type { Rule } from './sources.ts'

const forbiddenNames = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'types', 'constants']
const forbiddenSuffixes = ['utils', 'helpers', 'helper', 'manager', 'service', 'impl']

export const fileNamesDescribeContent: Rule = (sources) =>
  sources
    .map(({ path }) => path)
    .filter((path) =>
      path.split('/').some((part) => {
        const name = part.split('.')[0] ?? ''
        return (
          forbiddenNames.includes(name) ||
          forbiddenSuffixes.some((word) => name.endsWith(`-${word}`))
        )
      }),
    )
    .map((path) => `${path} has a name that does not say what it contains`)

const sourceEndings = ['.ts', '.tsx', '.server.ts', '.server.tsx', '.mjs', '.css']

/** Journeys and the tests in the root of the storefront test pages. The picture generator has checks of its own. */
const isNamedAfterSource = (path: string) =>
  /\.test\.tsx?$/.test(path) &&
  !/\.scenario\.test\.tsx?$/.test(path) &&
  !/^(?:e2e\/|picture-generator\/|storefront\/app\/[^/]+$)/.test(path)

/** A test of several files together is called x.scenario.test.ts. */
export const testsAreNamedAfterTheirSource: Rule = (sources) => {
  const paths = new Set(sources.map(({ path }) => path))
  return [...paths]
    .filter(isNamedAfterSource)
    .filter((path) => {
      const name = posix.basename(path).replace(/\.test\.tsx?$/, '')
      const source = posix.join(posix.dirname(path), name)
      return !sourceEndings.some((ending) => paths.has(source + ending))
    })
    .map((path) => `${path} tests no file of that name: call it a scenario`)
}

/** A folder that cannot be read at a glance is split by topic. */
export const foldersAreReadable: Rule = (sources) => crowdedFolders(sources)
