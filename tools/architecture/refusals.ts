import { refusals } from '@cairn/contract/refusals/refusals'
import { isCode, isTest, type Rule, withoutComments } from './sources.ts'

const ids = Object.values(refusals).map(({ id }) => id)
const idOrItsField = new RegExp(`\\b(?:errorId|${ids.join('|')})\\b`)

/** The first reads the ids from responses and returns the names, the second reports them to operators. */
const responseReaders = [
  'storefront/app/platform/calls/call-request.ts',
  'storefront/app/analytics/failure-report.ts',
]

/** The compiler checks names against the refusals of a call, but accepts any comparison with an id. */
export const refusalsHaveNames: Rule = (sources) =>
  sources
    .filter(isCode)
    .filter((source) => source.path.startsWith('storefront/app/') && !isTest(source))
    .filter(({ path }) => !responseReaders.includes(path) && !path.includes('/testing/'))
    .filter(({ text }) => idOrItsField.test(withoutComments(text)))
    .map(({ path }) => `${path} refers to a refusal by its id`)
