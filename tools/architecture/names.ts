import { idsByTitle } from '../spec/requirements.ts'
import { isCode, type Rule, withoutComments } from './sources.ts'

/** Nouns that end like a participle. */
const nouns = new Set([
  'Bearing',
  'Booking',
  'Building',
  'Clothing',
  'Embed',
  'Feed',
  'Handling',
  'Heading',
  'Listing',
  'Meaning',
  'Pricing',
  'Rating',
  'Ring',
  'Seed',
  'Setting',
  'Shipping',
  'Spacing',
  'Speed',
  'String',
  'Timing',
  'Warning',
])
const irregularParticiples =
  /^(Bent|Brought|Chosen|Done|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Left|Lent|Made|Met|Seen|Sent|Shown|Spoken|Taken|Told|Written)$/
const emptyNames =
  /^(Among|Bag|Books|Data|Deed|Desk|Info|Item|Looks|More|Outcome|Papers|Place|Row|Situation|Stuff|Thing|Till|Verdict|Which|Wishes|Words|World)$/

const isParticiple = (name: string): boolean =>
  !nouns.has(name) && (/^[A-Z][a-z]+(ed|ing)$/.test(name) || irregularParticiples.test(name))

/** `Wanted` or `Words` is as vague as `Data`; `RequestedVariant` is not. */
export const typesSayWhatTheyAre: Rule = (sources) =>
  sources.filter(isCode).flatMap(({ path, text }) => {
    const code = withoutComments(text)
    const types = [...code.matchAll(/^\s*(?:export )?type ([A-Z]\w*)\s*[=<]/gm)]
      .map(([, name = '']) => name)
      .filter((name) => isParticiple(name) || emptyNames.test(name))
    return [...types, ...typeParametersIn(code).filter(isParticiple)].map(
      (name) => `${path}: the type name ${name} does not say what it is`,
    )
  })

/** Of functions and types, also of arrow functions. */
const typeParametersIn = (code: string): string[] =>
  [...code.matchAll(/(?:\bfunction \w+|\btype \w+|=)\s*<((?:const )?[A-Z][^()<>{}]*)>\s*[(=]/g)]
    .flatMap(([, parameters = '']) => parameters.split(','))
    .map((parameter) => /[A-Z]\w*/.exec(parameter)?.[0] ?? '')

const notClock =
  /\bnow\??:\s*(?!Date\b|\(\) => Date\b|\(\): Date\b)((?:\(\)\s*(?:=>|:)\s*)?(?:[A-Z]\w*|number\b))/g

/** `now` is an instant or a clock that returns instants, nothing else. A number is `nowMs`. */
export const nowIsTheTime: Rule = (sources) =>
  sources
    .filter(isCode)
    .flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(notClock)].map(
        ([, type]) => `${path}: now is a ${type} here`,
      ),
    )

const idsPerTitle = 2

/** A test that names more rows and guarantees checks several things, and its failure does not show which. */
export const titlesNameFewRows: Rule = (sources) =>
  sources
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      idsByTitle(text)
        .filter((ids) => ids.length > idsPerTitle)
        .map((ids) => `${path}: a title names more than ${idsPerTitle} ids: ${ids.join(', ')}`),
    )
