import type { RichTextTree, Words } from '@cairn/contract/content-rich-text'
import { type Said, said } from './said.ts'

/**
 * Text as an author types it: paragraphs apart by an empty line, "## " a heading, "- " an entry of a
 * list, **strong**, [words](/address).
 */
export const written = (text: string): RichTextTree =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .map((part) => {
      if (part.startsWith('## ')) {
        return { type: 'heading', level: 2, words: words(part.slice(3)) } as const
      }
      if (part.startsWith('- ')) {
        const items = part.split(/\n\s*- /).map((item) => words(item.replace(/^- /, '')))
        return { type: 'list', isOrdered: false, items } as const
      }
      return { type: 'paragraph', words: words(part.replace(/\s*\n\s*/g, ' ')) } as const
    })

export const writtenIn = ({ en, fr, de, it, es, ...locales }: Said<string>) =>
  said({
    en: written(en),
    fr: written(fr),
    de: written(de),
    it: written(it),
    es: written(es),
    ...Object.fromEntries(Object.entries(locales).map(([locale, text]) => [locale, written(text)])),
  })

const words = (text: string): Words =>
  text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/)
    .filter((part) => part !== '')
    .map((part) => {
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
      if (link) return { type: 'link', text: link[1] ?? '', url: link[2] ?? '' } as const
      if (part.startsWith('**')) {
        return { type: 'text', text: part.slice(2, -2), marks: ['strong' as const] } as const
      }
      return { type: 'text', text: part } as const
    })
