import type { Messages } from '../messages/messages.ts'
import type { Catalogue } from './messages.tsx'

const loaders: Record<string, () => Promise<Messages>> = {
  en: async () => (await import('../messages/en.ts')).en,
  fr: async () => (await import('../messages/fr.ts')).fr,
  de: async () => (await import('../messages/de.ts')).de,
  it: async () => (await import('../messages/it.ts')).it,
  es: async () => (await import('../messages/es.ts')).es,
}

/** In the browser: only the messages of the page's language are fetched. */
export async function loadMessages(language: string): Promise<Catalogue> {
  const load = loaders[language.slice(0, 2)] ?? (async () => (await import('../messages/en.ts')).en)
  return { language, messages: await load() }
}
