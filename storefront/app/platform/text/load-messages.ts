import { use } from 'react'
import type { MessageKey, Messages } from '../../messages/messages.ts'
import { withRetry } from '../lazy-component.ts'
import { type MessageCatalogue, messagesElement } from './messages.tsx'

const loadEnglish = async () => (await import('../../messages/en.ts')).en

const loaders: Record<string, () => Promise<Messages>> = {
  fr: async () => (await import('../../messages/fr.ts')).fr,
  de: async () => (await import('../../messages/de.ts')).de,
  it: async () => (await import('../../messages/it.ts')).it,
  es: async () => (await import('../../messages/es.ts')).es,
}

/** The messages of a language with the overrides of the page's country. */
async function loadLanguage(language: string): Promise<Messages> {
  const load = loaders[language.slice(0, 2)] ?? loadEnglish
  const [messages, { regionalMessagesFor: refinementOf }] = await Promise.all([
    load(),
    import('../../messages/regional-messages.ts'),
  ])
  return { ...messages, ...refinementOf(language) }
}

type LoadingCatalogue = MessageCatalogue & { loadAll: () => Promise<Messages> }

/**
 * Hydrates with the messages that are embedded in the page. All others of its language are loaded
 * afterwards. A component that needs one of them earlier suspends until it is loaded.
 */
export function startLoadingMessages(page: Document): LoadingCatalogue {
  const language = page.documentElement.lang
  let loaded = embeddedMessages(page.getElementById(messagesElement))
  let all: Promise<Messages> | undefined
  const loadAll = () =>
    (all ??= withRetry(() => loadLanguage(language)).then((messages) => (loaded = messages)))
  const messages = new Proxy({} as Messages, {
    get: (_, key: MessageKey) => loaded[key] ?? use(loadAll())[key],
  })
  return { language, messages, loadAll }
}

function embeddedMessages(element: HTMLElement | null): Partial<Messages> {
  return JSON.parse(element?.textContent ?? '{}')
}
