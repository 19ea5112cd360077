import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import {
  type ContentCommand,
  contentCommand,
  contentReport,
} from '@cairn/commerce/content/commands/content-command-flow'
import { documentKinds } from '@cairn/contract/imports/content-import'
import { readConfig } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'
import { commandLine, stop } from './command-line.ts'
import { performCommand } from './perform-command.ts'
import { readTextFile } from './read-text-file.ts'

const usage = `npm run content -- list [KIND …]
                   show DOCUMENT [--revision 3]
                   diff DOCUMENT [REVISION [REVISION]]
                   save DOCUMENT FILE [--expected-revision 3] [--note TEXT]
                   publish DOCUMENT[@REVISION] … [--from TIME] [--until TIME]
                   schedule DOCUMENT VERSION [--from TIME|none] [--until TIME|none]
                   unpublish DOCUMENT … [--version 2]
                   rollback DOCUMENT REVISION [--note TEXT]

A document is named by kind and slug, such as page:home. The kinds are ${documentKinds.join(', ')}.
"save" stores the JSON of a file as the next revision, complete or not, if nobody else has saved since
the expected one. "publish" shows complete documents from a time on, all of them or none. "unpublish"
takes them down. Times are like 2026-12-04T08:00:00Z. --author NAME says who does it, by default the
user of this machine. docs/content.md explains all of it.`

async function run() {
  const command = readCommand()
  if (!command) return stop([usage])
  const request = contentCommand.safeParse(command)
  if (!request.success) {
    throw new StartupError(
      request.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const report = contentReport.parse(
    await performCommand(configResult.config, 'content', request.data),
  )
  if (!report.ok) return stop(report.lines)
  console.log(report.lines.join('\n'))
}

type Values = ReturnType<typeof readArguments>['values']

const readArguments = () =>
  parseArgs({
    options: {
      revision: { type: 'string' },
      'expected-revision': { type: 'string' },
      version: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      author: { type: 'string' },
      note: { type: 'string' },
    },
    allowPositionals: true,
  })

function readCommand(): ContentCommand | undefined {
  const { values, positionals } = readArguments()
  const [action = '', ...operands] = positionals
  refuseUnused(action, operands, values)
  if (action === 'list') {
    const kinds = documentKinds.filter((kind) => operands.length === 0 || operands.includes(kind))
    const unknownKind = operands.find((operand) => !kinds.some((kind) => kind === operand))
    if (unknownKind !== undefined)
      throw new StartupError(`${unknownKind}: the kinds are ${documentKinds.join(', ')}.`)
    return { action, kinds }
  }
  if (operands.length === 0) return undefined
  return action === 'publish' || action === 'unpublish'
    ? commandForMany(action, operands, values)
    : commandForOne(action, operands, values)
}

/** What each action reads. The author is accepted everywhere. */
const readBy: Readonly<Record<string, { options: (keyof Values)[]; arguments: number }>> = {
  list: { options: [], arguments: Infinity },
  show: { options: ['revision'], arguments: 1 },
  diff: { options: [], arguments: 3 },
  save: { options: ['expected-revision', 'note'], arguments: 2 },
  publish: { options: ['from', 'until'], arguments: Infinity },
  schedule: { options: ['from', 'until'], arguments: 2 },
  unpublish: { options: ['version'], arguments: Infinity },
  rollback: { options: ['note'], arguments: 2 },
}

/** Nothing that was asked for is left out silently: without its time, a page would be taken down at once. */
function refuseUnused(action: string, operands: readonly string[], values: Values) {
  const read = Object.hasOwn(readBy, action) ? readBy[action] : undefined
  if (!read) return
  const option = Object.keys(values).find(
    (name) => name !== 'author' && !read.options.some((readOption) => readOption === name),
  )
  if (option !== undefined) throw new StartupError(`--${option}: ${action} has no such option.`)
  const [surplus] = operands.slice(read.arguments)
  if (surplus !== undefined) throw new StartupError(`${surplus}: ${action} has no such argument.`)
}

function commandForMany(
  action: 'publish' | 'unpublish',
  operands: readonly string[],
  values: Values,
): ContentCommand {
  const documents = operands.map((operand) => {
    const [name = '', ...revision] = operand.split('@')
    if (action === 'unpublish' && revision.length > 0)
      throw new StartupError(`${operand}: versions are taken down with --version.`)
    return {
      ...documentNamed(name),
      revision: revision.length > 0 ? readNumber(revision.join('@')) : undefined,
    }
  })
  const { from, until, version } = values
  return action === 'publish'
    ? { action, documents, from, until, author: authorIn(values) }
    : { action, documents, version: numberIn(version) }
}

function commandForOne(
  action: string,
  [name = '', ...operands]: readonly string[],
  values: Values,
): ContentCommand | undefined {
  const document = documentNamed(name)
  const [first, second] = operands
  const authorship = { author: authorIn(values), note: values.note ?? null }
  switch (action) {
    case 'show':
      return { action, document, revision: numberIn(values.revision) }
    case 'diff':
      return { action, document, before: numberIn(first), after: numberIn(second) }
  }
  if (first === undefined) return undefined
  switch (action) {
    case 'save': {
      const expectedRevision = numberIn(values['expected-revision'])
      return { action, document, source: readSource(first), expectedRevision, ...authorship }
    }
    case 'schedule': {
      const period = { from: timeIn(values.from), until: timeIn(values.until) }
      return { action, document, version: readNumber(first), ...period }
    }
    case 'rollback':
      return { action, document, revision: readNumber(first), ...authorship }
    default:
      return undefined
  }
}

function documentNamed(name: string) {
  const [kindName, ...slugParts] = name.split(':')
  const slug = slugParts.join(':')
  const kind = documentKinds.find((documentKind) => documentKind === kindName)
  if (!kind || slug === '')
    throw new StartupError(`${name}: a document is named by kind and slug, such as page:home.`)
  return { kind, slug }
}

const numberIn = (text: string | undefined) => (text === undefined ? undefined : readNumber(text))

function readNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new StartupError(`${text}: this is no number.`)
  return Number(text)
}

const authorIn = ({ author }: Values) => author ?? process.env['USER'] ?? userInfo().username

const timeIn = (text: string | undefined) => (text === 'none' ? null : text)

function readSource(name: string): unknown {
  const text = readTextFile(name)
  try {
    return JSON.parse(text)
  } catch {
    throw new StartupError(`${name}: this file is not JSON.`)
  }
}

await commandLine(usage, run)
