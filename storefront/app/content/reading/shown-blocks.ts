import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
import { categoryPath, pathParams, productPath } from '../../platform/page/path-params.ts'

/**
 * The document as the page at a path shows it. Experiments and audiences show their baseline, which is the same for all
 * visitors, so that pages can be cached.
 */
export const withShownBlocks = (document: ContentDocument, path: string): ContentDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    blocks: shownBlocks(section.blocks, { id: document.id, path }),
  })),
})

type ShownPage = { id: string; path: string }

const shownBlocks = (blocks: readonly ContentBlock[], page: ShownPage): ContentBlock[] =>
  blocks.flatMap((block) => {
    switch (block.type) {
      case 'experiment':
        return shownBlocks(block.fields.baselines, page)
      case 'segmentation':
        return shownBlocks(block.fields.baselines.slice(0, 1), page)
      case 'filter-by':
        return isShown(block.fields, page.path) ? shownBlocks(block.fields.components, page) : []
      case 'benefit-bar':
        // Visitors close a bar by its id, which is unique in its document only.
        return [block.fields.closable ? { ...block, id: `${page.id}-${block.id}` } : block]
      default:
        return block.blocks ? [{ ...block, blocks: shownBlocks(block.blocks, page) }] : [block]
    }
  })

const isShown = ({ variant, filterBy, operator }: BlockFields['filter-by'], path: string) =>
  filterBy.some((id) => (variant === 'bySku' ? isProductOf : isCategoryOf)(path, id)) ===
  (operator === 'IN')

/** The id of a style stands for all its colours, and that of a variant for its product. */
function isProductOf(path: string, id: string): boolean {
  const { id: shown } = pathParams(idPart(path, 'p'), productPath)
  const [product = ''] = id.split('-')
  return shown === product || (product.length === 8 && shown?.slice(0, 8) === product)
}

const isCategoryOf = (path: string, id: string): boolean =>
  pathParams(idPart(path, 'c'), categoryPath)['id'] === id

/** What follows `/en-us/p/` or `/en-us/c/`. The data of a page has the path of the page and `.data`. */
const idPart = (path: string, kind: 'p' | 'c'): string | undefined => {
  const [, , first, ...rest] = path.replace(/\.data$/, '').split('/')
  return first === kind ? rest.join('/') : undefined
}
