import type { RefusalData } from './result.ts'
import type { Language } from './sites.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import type { MessageName } from './messages/message-name.ts'

const texts: Record<Language, Record<MessageName, string>> = { en, fr, de, it, es }

const placeholders = /\{(\w+)\}/g

/** What a person reads when something is refused; for servers, as it carries every language. */
export function messageFor(name: MessageName, language: Language, data: RefusalData = {}): string {
  const text = texts[language][wordingFor(name, data)]
  return text.replace(placeholders, (_, key: string) => shown(data[key], language))
}

function wordingFor(name: MessageName, data: RefusalData): MessageName {
  const generic = `${name}Generic`
  const wanted = [...en[name].matchAll(placeholders)].map(([, key = '']) => key)
  const isComplete = wanted.every((key) => Object.hasOwn(data, key))
  return isComplete || !isMessageName(generic) ? name : generic
}

const isMessageName = (text: string): text is MessageName => Object.hasOwn(en, text)

const shown = (value: string | number | undefined, language: Language) =>
  typeof value === 'number' ? value.toLocaleString(language) : (value ?? '')
