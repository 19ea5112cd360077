import { parseArgs } from 'node:util'
import { createPreviewKey, previewDays } from '@cairn/commerce/platform/wire/preview'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import { readConfig } from '@cairn/server/config/config'
import { readSecrets } from '@cairn/server/config/secrets'
import { StartupError } from '@cairn/server/config/startup-error'
import { previewLink } from '@cairn/server/pages/preview-link'
import { commandLine, stop } from './command-line.ts'

const usage = `npm run preview -- SITE

Prints a link with which a browser sees the drafts of a site, such as CAIRN-US, for ${previewDays} days.
Everybody who has the link can use it. In the demo shop drafts need no such link.`

async function run() {
  const [siteId] = parseArgs({ allowPositionals: true }).positionals
  if (siteId === undefined) return stop([usage])
  const locale = locales.find((name) => siteOf(name).siteId === siteId)
  if (!locale) throw new StartupError(`${siteId}: there is no such site.`)
  const configResult = readConfig(process.env)
  if (!configResult.ok) return stop(configResult.sentences)
  const { config } = configResult
  const expiresAt = new Date(Date.now() + previewDays * 86_400_000)
  const key = createPreviewKey((await readSecrets(config)).token, { siteId, expiresAt })
  console.log(previewLink({ origin: config.publicOrigin, locale, key }))
  console.log(`Valid until ${expiresAt.toISOString()}.`)
}

await commandLine(usage, run)
