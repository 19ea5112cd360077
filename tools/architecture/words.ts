import { isDecision, type Rule, withoutComments } from './sources.ts'

const homesOfNothing = ['utils', 'util', 'helpers', 'helper', 'common', 'lib', 'types', 'constants']
const empty = ['utils', 'helpers', 'helper', 'manager', 'service', 'impl']

export const noNamelessHomes: Rule = (sources) =>
  sources
    .map(({ path }) => path)
    .filter((path) =>
      path.split('/').some((part) => {
        const name = part.split('.')[0] ?? ''
        return homesOfNothing.includes(name) || empty.some((word) => name.endsWith(`-${word}`))
      }),
    )
    .map((path) => `${path} is named after nothing`)

/** The linter sees Date.now and Math.random; this it does not. */
export const noClockInDecisions: Rule = (sources) =>
  sources
    .filter(isDecision)
    .filter(({ text }) => /\bnew Date\b(?!\s*\(\s*[^)\s])/.test(withoutComments(text)))
    .map(({ path }) => `${path} asks what time it is`)

export const nothingLeftForLater: Rule = (sources) =>
  sources
    .filter(({ path }) => !/^(docs\/spec|tools\/architecture)\//.test(path))
    .filter(({ text }) => /\b(?:TODO|FIXME)\b/.test(text))
    .map(({ path }) => `${path} leaves something for later`)

const foreignRoot = ['', 'work', ''].join('/')

export const nothingOutsideTheTree: Rule = (sources) =>
  sources
    .filter(({ text }) => text.includes(foreignRoot))
    .map(({ path }) => `${path} mentions a folder of the machine it was written on`)
