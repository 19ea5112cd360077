import { accept, refuse } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import { documentTag, type Tag } from '../platform/kept/tag.ts'
import type { AskedByAnybody } from '../platform/wire/asked.ts'
import type { readPlain, Wanted } from './augmented-store.ts'
import { documentId, type Mode } from './document-answer.ts'

type Read = (wanted: Wanted) => ReturnType<typeof readPlain>
type Named = Omit<Wanted, 'market'> & { siteId?: string }

/** Reads one document for the locale of whoever asks; another site's is none of it. */
export const reading =
  (read: Read) =>
  async (asked: AskedByAnybody, { siteId = asked.site.siteId, kinds, slugs, mode }: Named) => {
    if (siteId !== asked.site.siteId) return refuse('callUnknown')
    // Also what is not there yet: a page that did without it changes when it comes.
    for (const kind of kinds) {
      note(asked, mode, ...slugs.map((slug) => documentTag(documentId({ kind, slug }))))
    }
    const made = await read({ kinds, slugs, mode, market: marketOf(asked) })
    if (!made) return refuse('callUnknown')
    note(asked, mode, ...made.tags)
    return accept(made.answer)
  }

/** Nothing is said of what a preview is made of, and so it is never kept. */
export function note({ madeOf }: AskedByAnybody, mode: Mode, ...tags: Tag[]) {
  if (mode === 'publish') madeOf(...tags)
}
