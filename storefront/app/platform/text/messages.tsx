import { createContext, useContext } from 'react'
import type { MessageKey, Messages } from '../../messages/messages.ts'
import { formatMessage, type MessageValues } from './format-message.ts'

export type Translate = (key: MessageKey, values?: MessageValues) => string

export type MessageCatalogue = { language: string; messages: Messages }

/** The id of the element with the messages that the page was rendered with. */
export const messagesElement = 'messages'

const CatalogueContext = createContext<MessageCatalogue | undefined>(undefined)

export const MessagesProvider = CatalogueContext.Provider

export function useMessages(): Translate {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('No MessagesProvider')
  return (key, values = {}) =>
    formatMessage(catalogue.messages[key], { language: catalogue.language, values })
}
