import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import {
  type ExportInput,
  type ExportOutput,
  exportOutput,
} from '@cairn/server/commands/command-data'
import { readConfig } from '@cairn/server/config/config'
import { StartupError } from '@cairn/server/config/startup-error'
import { commandLine, stop } from './command-line.ts'
import { csvLine } from './csv.ts'
import { performCommands } from './perform-command.ts'

const usage = `npm run export -- subscribers [FILE] [--site CAIRN-DE] [--sms]

Writes who gets the newsletter as CSV into a file, or prints it: confirmed where the site requires it,
not unsubscribed. The column unsubscribe_url belongs into every newsletter. With --sms it is who gets
text messages. docs/newsletters.md describes the columns.`

async function run() {
  const { values, positionals } = parseArgs({
    options: { site: { type: 'string' }, sms: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [subject, file, ...surplus] = positionals
  if (subject !== 'subscribers' || surplus.length > 0) return stop([usage])
  const siteId = values.site
  if (siteId !== undefined && !locales.some((locale) => siteOf(locale).siteId === siteId))
    throw new StartupError(`${siteId}: there is no such site.`)
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const channel = values.sms ? ('sms' as const) : ('email' as const)
  const lines = await performCommands(configResult.config, async (perform) => {
    const read = async (input: ExportInput) => exportOutput.parse(await perform('export', input))
    const text = csvOf(read, { channel, siteId })
    return file === undefined ? print(text) : save(text, file)
  })
  if (lines !== undefined) console.log(lines)
}

type Read = (input: ExportInput) => Promise<ExportOutput>

const headers = {
  email:
    'email,newsletter,locale,country,subscribed_at,confirmed_at,source,consent_text,unsubscribe_url',
  sms: 'phone,newsletter,locale,country,subscribed_at',
}

const newsletters = { Newsletter: 'newsletter', LoyaltyNewsletter: 'members' }

/** Reads one page after the other, so that the whole list is never in memory. */
async function* csvOf(read: Read, request: Pick<ExportInput, 'channel' | 'siteId'>) {
  yield `${headers[request.channel]}\r\n`
  let page = await read(request)
  while (page.length > 0) {
    yield page.map((subscriber) => csvLine(cellsOf(subscriber, request.channel))).join('')
    const last = page.at(-1)
    page = last
      ? await read({ ...request, after: { type: last.type, recipient: last.recipient } })
      : []
  }
}

function cellsOf(subscriber: ExportOutput[number], channel: ExportInput['channel']): string[] {
  const { type, recipient, locale, country, subscribedAt } = subscriber
  const cells = [recipient, newsletters[type], locale, country, subscribedAt]
  if (channel === 'sms') return cells
  const { confirmedAt, source, textVersion, unsubscribeUrl } = subscriber
  return [...cells, confirmedAt ?? '', source, textVersion, unsubscribeUrl ?? '']
}

async function print(text: AsyncIterable<string>): Promise<undefined> {
  await pipeline(Readable.from(text), process.stdout, { end: false })
}

/** Under another name until it is complete. Only the caller may read it. */
async function save(text: AsyncIterable<string>, name: string): Promise<string> {
  // npm changes to the root of the project; the file name is relative to the folder of the caller.
  const path = resolve(process.env['INIT_CWD'] ?? '.', name)
  const draft = `${path}.part`
  try {
    await pipeline(Readable.from(text), createWriteStream(draft, { mode: 0o600 }))
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return `Wrote ${name}.`
}

await commandLine(usage, run)
