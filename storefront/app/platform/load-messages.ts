import { use } from 'react'
import type { MessageKey, Messages } from '../messages/messages.ts'
import { fetched } from './later.ts'
import { type Catalogue, messagesElement } from './messages.tsx'

const loadEnglish = async () => (await import('../messages/en.ts')).en

const loaders: Record<string, () => Promise<Messages>> = {
  fr: async () => (await import('../messages/fr.ts')).fr,
  de: async () => (await import('../messages/de.ts')).de,
  it: async () => (await import('../messages/it.ts')).it,
  es: async () => (await import('../messages/es.ts')).es,
}

/** With what the country of the page says otherwise, if it does. */
async function loadFor(language: string): Promise<Messages> {
  const load = loaders[language.slice(0, 2)] ?? loadEnglish
  const [messages, { refinementOf }] = await Promise.all([load(), import('../messages/refined.ts')])
  return { ...messages, ...refinementOf(language) }
}

type Opened = Catalogue & { loadAll: () => Promise<Messages> }

/**
 * In the browser: a page is taken over with the sentences that it already says. All others of its
 * language are fetched when it stands; what wants one of them before that is shown when it is there.
 */
export function openMessages(page: Document): Opened {
  const language = page.documentElement.lang
  let known = sentencesIn(page.getElementById(messagesElement))
  let all: Promise<Messages> | undefined
  const loadAll = () =>
    (all ??= fetched(() => loadFor(language)).then((messages) => (known = messages)))
  const messages = new Proxy({} as Messages, {
    get: (_, key: MessageKey) => known[key] ?? use(loadAll())[key],
  })
  return { language, messages, loadAll }
}

function sentencesIn(element: HTMLElement | null): Partial<Messages> {
  return JSON.parse(element?.textContent ?? '{}')
}
