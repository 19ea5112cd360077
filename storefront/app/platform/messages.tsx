import { createContext, useContext } from 'react'
import type { MessageKey, Messages } from '../messages/messages.ts'
import { formatMessage, type MessageValues } from './format-message.ts'

export type Translate = (key: MessageKey, values?: MessageValues) => string

export type Catalogue = { language: string; messages: Messages }

/** Where a page keeps the sentences that it was rendered with. */
export const messagesElement = 'messages'

const CatalogueContext = createContext<Catalogue | undefined>(undefined)

export const MessagesProvider = CatalogueContext.Provider

export function useMessages(): Translate {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('Messages are asked for outside of their provider.')
  return (key, values = {}) =>
    formatMessage(catalogue.messages[key], { language: catalogue.language, values })
}
