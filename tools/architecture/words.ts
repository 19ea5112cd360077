import { isCode, isDecision, type Rule, withoutComments } from './sources.ts'

const forbiddenNames = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'types', 'constants']
const forbiddenSuffixes = ['utils', 'helpers', 'helper', 'manager', 'service', 'impl']

export const noNamelessHomes: Rule = (sources) =>
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

/** The linter finds Date.now and Math.random, but not new Date(). */
export const noClockInDecisions: Rule = (sources) =>
  sources
    .filter(isDecision)
    .filter(({ text }) => /\bnew Date\b(?!\s*\(\s*[^)\s])/.test(withoutComments(text)))
    .map(({ path }) => `${path} reads the clock`)

export const nothingLeftForLater: Rule = (sources) =>
  sources
    .filter(({ path }) => !/^(docs\/spec|tools\/architecture)\//.test(path))
    .filter(({ text }) => /\b(?:TODO|FIXME)\b/.test(text))
    .map(({ path }) => `${path} contains a TODO or FIXME`)

const developerRoot = ['', 'work', ''].join('/')

export const nothingOutsideTheTree: Rule = (sources) =>
  sources
    .filter(({ text }) => text.includes(developerRoot))
    .map(({ path }) => `${path} names a folder of a developer machine`)

/** A command that runs earlier may read constants before they are initialised, which fails only with some arguments. */
export const commandsRunLast: Rule = (sources) =>
  sources
    .filter(isCode)
    .filter(({ text }) =>
      /^(?:await |void )?commandLine\([^)]*\)\s*\S/m.test(withoutComments(text)),
    )
    .map(({ path }) => `${path} runs its command before the end of the file`)
