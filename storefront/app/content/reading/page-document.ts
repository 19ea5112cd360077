import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { hero } from '@cairn/contract/content/blocks/hero'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import { withShownBlocks } from './shown-blocks.ts'

export type Popup = Extract<ContentBlock, { type: 'popup' }>

/** A page with its pop-ups apart, because the frame shows only one of these and its own. */
export type PageDocument = ContentDocument & { popups?: readonly Popup[] }

/** The document as the requested page shows it. */
export function pageDocument(
  document: ContentDocument,
  page: Parameters<typeof withShownBlocks>[1],
): PageDocument {
  const shown = withShownBlocks(withArticleHero(document), page)
  const popups = shown.sections.flatMap(({ blocks }) => blocks.filter(isPopup))
  if (popups.length === 0) return shown
  return {
    ...shown,
    sections: shown.sections.map((section) => ({
      ...section,
      blocks: section.blocks.filter((block) => !isPopup(block)),
    })),
    // Visitors close a pop-up by its id, which is unique in its document only.
    popups: popups.map((popup) => ({ ...popup, id: `${document.id}-${popup.id}` })),
  }
}

const isPopup = (block: ContentBlock): block is Popup => block.type === 'popup'

/** Every article begins with its picture, title and subtitle, also if its author has written no hero. */
function withArticleHero(document: ContentDocument): ContentDocument {
  const { article, title, description, sections } = document
  if (!article || allBlocks(document).some(({ type }) => type === 'hero')) return document
  const fields = hero.fields.parse({
    variant: 'block-below',
    eyebrowText: article.eyebrow,
    title,
    subtitle: description,
    media: article.picture,
  })
  const block = { id: 'article', type: 'hero', fields } as const
  return { ...document, sections: [{ name: 'article', blocks: [block] }, ...sections] }
}
