import type { Language } from '@cairn/contract/sites/sites'
import { formatMessage, type MessageValues } from '@cairn/contract/translation/format-message'
import { createContext, useContext, use } from 'react'
import type { MessageKey, TranslatePage, Messages } from '../../messages/messages.ts'
import { withRetry } from '../lazy-component.ts'

export type Translate = TranslatePage

export type MessageCatalogue = { language: string; messages: Messages }

/** The id of the element with the messages that the page was rendered with. */
export const messagesElement = 'messages'

const CatalogueContext = createContext<MessageCatalogue | undefined>(undefined)

export const MessagesProvider = CatalogueContext.Provider

export function useMessages(): Translate {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('No MessagesProvider')
  return (key: MessageKey, values: MessageValues = {}) =>
    formatMessage(catalogue.messages[key], { language: catalogue.language, values })
}

const imports: { [Code in Language]: () => Promise<Record<Code, Messages>> } = {
  en: () => import('../../messages/en.ts'),
  fr: () => import('../../messages/fr.ts'),
  de: () => import('../../messages/de.ts'),
  it: () => import('../../messages/it.ts'),
  es: () => import('../../messages/es.ts'),
}

const importMessages = async <Code extends Language>(code: Code): Promise<Messages> =>
  (await imports[code]())[code]

const isLanguage = (code: string): code is Language => code in imports

/** The messages of a language with the overrides of the page's country. */
async function loadLanguage(language: string): Promise<Messages> {
  const code = language.slice(0, 2)
  const [messages, { regionalMessagesFor }] = await Promise.all([
    importMessages(isLanguage(code) ? code : 'en'),
    import('../../messages/regional-messages.ts'),
  ])
  return { ...messages, ...regionalMessagesFor(language) }
}

type LoadingCatalogue = MessageCatalogue & { loadAll: () => Promise<Messages> }

/**
 * Hydrates with the messages that are embedded in the page. All others of its language are loaded
 * afterwards. A component that needs one of them earlier suspends until it is loaded.
 */
export function startLoadingMessages(page: Document): LoadingCatalogue {
  const language = page.documentElement.lang
  let loadedMessages = embeddedMessages(page.getElementById(messagesElement))
  let allMessages: Promise<Messages> | undefined
  const loadAll = () =>
    (allMessages ??= withRetry(() => loadLanguage(language)).then(
      (messages) => (loadedMessages = messages),
    ))
  const messages = new Proxy({} as Messages, {
    get: (_, key: MessageKey) => loadedMessages[key] ?? use(loadAll())[key],
  })
  return { language, messages, loadAll }
}

function embeddedMessages(element: HTMLElement | null): Partial<Messages> {
  return JSON.parse(element?.textContent ?? '{}')
}
