import { isCode, isDecision, type Rule, withoutComments } from './sources.ts'

/** The linter finds Date.now and Math.random, but not new Date(). */
export const noClockInDecisions: Rule = (sources) =>
  sources
    .filter(isDecision)
    .filter(({ text }) => /\bnew Date\b(?!\s*\(\s*[^)\s])/.test(withoutComments(text)))
    .map(({ path }) => `${path} reads the clock`)

export const noTodoComments: Rule = (sources) =>
  sources
    .filter(({ path }) => !/^(docs\/spec|tools\/architecture)\//.test(path))
    .filter(({ text }) => /\b(?:TODO|FIXME)\b/.test(text))
    .map(({ path }) => `${path} contains a TODO or FIXME`)

const developerRoot = ['', 'work', ''].join('/')

export const noDeveloperPaths: Rule = (sources) =>
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
