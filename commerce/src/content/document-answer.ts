import { contentBlock, type ContentBlock } from '@cairn/contract/content-blocks'
import {
  articleTraits,
  type ContentDocument,
  menuNode,
  type MenuNode,
} from '@cairn/contract/content-entity'
import type { FoundArticles } from '@cairn/contract/article-entity'
import { articlesAtFirst } from '@cairn/contract/article-pages'
import type { ProductCard } from '@cairn/contract/product-entity'

export type Mode = 'publish' | 'preview'

/** A document of one locale as the store found it. Its body was checked when it came in, by whichever version of this code was there. */
export type StoredDocument = {
  kind: string
  slug: string
  title: string
  body: Readonly<Record<string, unknown>>
}

export type FoundDocument = StoredDocument & {
  /** The shared pieces that it names. */
  fragments: readonly StoredDocument[]
}

export const documentId = ({ kind, slug }: Pick<StoredDocument, 'kind' | 'slug'>) =>
  `${kind}:${slug}`

/** Stands for every document of a kind: for what changes when one comes or goes. */
export const everyDocument = (kind: string) => documentId({ kind, slug: '*' })

export function documentAnswer(stored: StoredDocument, mode: Mode): ContentDocument {
  const { kind, slug, title, body } = stored
  const article = articleTraits.safeParse(body['article'])
  return {
    id: documentId(stored),
    docType: kind,
    slug,
    title,
    description: String(body['description'] ?? ''),
    ...(article.success && { article: article.data }),
    sections: listOf(body['sections']).map(({ name, blocks }) => ({
      name: String(name),
      blocks: listOf(blocks).flatMap((block) => blockAnswer(block, mode)),
    })),
  }
}

/** A block that is not known here is left out; an author is told of it. */
function blockAnswer(stored: Loose, mode: Mode): ContentBlock[] {
  const read = contentBlock.safeParse(stored)
  if (read.success && read.data.type !== 'unknown') return [withoutProducts(read.data)]
  if (mode === 'publish') return []
  const reason = read.error?.issues[0]
  return [
    {
      id: String(stored['id'] ?? ''),
      type: 'unknown',
      fields: {
        type: wordOf(stored['type']),
        reason: reason ? `${reason.path.join('.')}: ${reason.message}` : '',
      },
    },
  ]
}

const wordOf = (type: unknown) =>
  String(type)
    .replace(/[^\w.:-]/g, '')
    .slice(0, 60) || 'nameless'

/** Cards come from the catalogue and articles from their search, never from a document. */
const withoutProducts = (block: ContentBlock): ContentBlock =>
  withArticlesFound(
    withProducts(block, () => []),
    noArticles,
  )

type CardsOf = (productIds: readonly string[]) => ProductCard[]

/** Each branch keeps the fields of its own type. */
function withProducts(block: ContentBlock, cardsOf: CardsOf): ContentBlock {
  switch (block.type) {
    case 'product-rail':
      return { ...block, fields: { ...block.fields, products: cardsOf(block.fields.productIds) } }
    case 'catalog-grid':
      return { ...block, fields: { ...block.fields, products: cardsOf(block.fields.productIds) } }
    default:
      return block
  }
}

const noArticles: FoundArticles = { result: [], facets: [], numFound: 0 }

const withArticlesFound = (block: ContentBlock, found: FoundArticles): ContentBlock =>
  block.type === 'article-grid' ? { ...block, fields: { ...block.fields, found } } : block

/** The document with the blocks of its shared pieces in their places. */
export function withFragments(found: FoundDocument, mode: Mode): ContentDocument {
  const document = documentAnswer(found, mode)
  const pieces = new Map(
    found.fragments.map((piece) => [piece.slug, documentAnswer(piece, mode)] as const),
  )
  const inPlace = (block: ContentBlock): ContentBlock[] => {
    if (block.type !== 'fragment') return [block]
    const blocks = pieces.get(block.fields.fragmentId)?.sections.flatMap((each) => each.blocks)
    // A shared piece shares none itself, so that no two can hold each other.
    return (blocks ?? [])
      .filter(({ type }) => type !== 'fragment')
      .map((each) => ({ ...each, id: `${block.id}-${each.id}` }))
  }
  return {
    ...document,
    sections: document.sections.map(({ name, blocks }) => ({
      name,
      blocks: blocks.flatMap(inPlace),
    })),
  }
}

export const productIdsIn = ({ sections }: ContentDocument): string[] => [
  ...new Set(
    sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => ('productIds' in block.fields ? block.fields.productIds : [])),
    ),
  ),
]

/** Products that are not sold here are left out of their rail. */
export function withCards(
  document: ContentDocument,
  cards: ReadonlyMap<string, ProductCard>,
): ContentDocument {
  const sold: CardsOf = (productIds) => productIds.flatMap((id) => cards.get(id) ?? [])
  return {
    ...document,
    sections: document.sections.map(({ name, blocks }) => ({
      name,
      blocks: blocks.map((block) => withProducts(block, sold)),
    })),
  }
}

/** How many articles the grids of a document begin with at the most. */
export const articlesIn = ({ sections }: ContentDocument): number =>
  Math.max(
    0,
    ...sections.flatMap(({ blocks }) =>
      blocks.map((block) => (block.type === 'article-grid' ? articlesAtFirst(block.fields) : 0)),
    ),
  )

/** Every grid with as many of them as it begins with. */
export const withArticles = (document: ContentDocument, found: FoundArticles): ContentDocument => ({
  ...document,
  sections: document.sections.map(({ name, blocks }) => ({
    name,
    blocks: blocks.map((block) =>
      block.type === 'article-grid'
        ? withArticlesFound(block, {
            ...found,
            result: found.result.slice(0, articlesAtFirst(block.fields)),
          })
        : block,
    ),
  })),
})

export const menuAnswer = ({ body }: StoredDocument): MenuNode[] =>
  listOf(body['items']).flatMap((item) => {
    const read = menuNode.safeParse(item)
    return read.success ? [read.data] : []
  })

type Loose = Readonly<Record<string, unknown>>

const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
