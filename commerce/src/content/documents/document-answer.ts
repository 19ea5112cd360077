import type { ProductCard } from '@cairn/contract/catalogue/product'
import type { ArticleSearchResult, Article } from '@cairn/contract/content/article'
import { articlesPerPage } from '@cairn/contract/content/article-pages'
import { type BlockList, topBlocks, visitBlocks } from '@cairn/contract/content/blocks/block-tree'
import { type ContentBlock, singleBlock } from '@cairn/contract/content/blocks/content-block'
import {
  allBlocks,
  blockListsIn,
  withBlockLists,
} from '@cairn/contract/content/blocks/nested-blocks'
import { blockDeclarations } from '@cairn/contract/content/blocks/registry'
import {
  articleMetadata,
  type ContentDocument,
  menuNode,
  type MenuNode,
} from '@cairn/contract/content/document'
import { type JsonObject, objectsIn, textOf } from '@cairn/contract/content/json-object'
import type { Locale } from '@cairn/contract/sites/sites'

export type ContentMode = 'publish' | 'preview'

/** A stored document of one locale. Its body was validated by the version of the code that imported it. */
export type StoredDocument = {
  kind: string
  slug: string
  title: string
  body: Readonly<Record<string, unknown>>
}

export type DocumentWithFragments = StoredDocument & {
  /** The slugs of all fragments that the document names, also of those that are not published. */
  fragmentIds: readonly string[]
  fragments: readonly StoredDocument[]
}

export const documentId = ({ kind, slug }: Pick<StoredDocument, 'kind' | 'slug'>) =>
  `${kind}:${slug}`

/** The id in the cache tag of lists, which change with every document of the kind. */
export const allDocumentsOfKind = (kind: string) => documentId({ kind, slug: '*' })

export function documentAnswer(stored: StoredDocument, mode: ContentMode): ContentDocument {
  const { kind, slug, title, body } = stored
  const article = articleMetadata.safeParse(body['article'])
  return {
    id: documentId(stored),
    docType: kind,
    slug,
    title,
    description: textOf(body['description']),
    ...(article.success && { article: article.data }),
    sections: visitBlocks(
      {
        sections: objectsIn(body['sections']).map((section) => ({
          name: textOf(section['name']),
          blocks: objectsIn(section['blocks']),
        })),
      },
      {
        listsIn: blockListsIn,
        visit: (block, lists: BlockList<ContentBlock>[]) => blockAnswer(block, lists, mode),
      },
    ),
  }
}

const blockTypes = new Set<unknown>(blockDeclarations.map(({ type }) => type))

/** Invalid blocks are left out; previews show them with the reason, or without one if no block has the type. */
function blockAnswer(
  stored: JsonObject,
  lists: readonly BlockList<ContentBlock>[],
  mode: ContentMode,
): ContentBlock[] {
  const parsed = singleBlock.safeParse(stored)
  if (parsed.success && parsed.data.type !== 'unknown') {
    return [withoutReferences(withBlockLists(parsed.data, lists))]
  }
  if (mode === 'publish') return []
  const issue = blockTypes.has(stored['type']) ? parsed.error?.issues[0] : undefined
  return [
    {
      id: textOf(stored['id']),
      type: 'unknown',
      fields: {
        type: typeNameOf(stored['type']),
        reason: issue ? `${issue.path.join('.')}: ${issue.message}` : '',
      },
    },
  ]
}

const typeNameOf = (type: unknown) =>
  textOf(type)
    .replace(/[^\w.:-]/g, '')
    .slice(0, 60) || 'nameless'

/** Product cards and articles are never taken from the stored document. */
const withoutReferences = (block: ContentBlock): ContentBlock =>
  withSearchResult(
    withProducts(block, () => []),
    noArticles,
  )

type CardsOf = (productIds: readonly string[]) => ProductCard[]

/** One branch per block type, because the fields of each have their own type. */
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

const noArticles: ArticleSearchResult = { result: [], facets: [], numFound: 0 }

const withSearchResult = (block: ContentBlock, articles: ArticleSearchResult): ContentBlock =>
  block.type === 'article-grid' ? { ...block, fields: { ...block.fields, found: articles } } : block

/** Replaces every block by the returned blocks. */
const replaceBlocks = (
  document: ContentDocument,
  replace: (block: ContentBlock) => ContentBlock[],
): ContentDocument => ({
  ...document,
  sections: visitBlocks(document, {
    listsIn: blockListsIn,
    visit: (block, lists: BlockList<ContentBlock>[]) => replace(withBlockLists(block, lists)),
  }),
})

/** The document with its fragment blocks replaced by the blocks of the fragments. */
export function withFragments(stored: DocumentWithFragments, mode: ContentMode): ContentDocument {
  const blocksBySlug = new Map(
    stored.fragments.map((fragment) => {
      // Fragments in fragments are left out, so that no cycle is possible.
      const withoutFragments = replaceBlocks(documentAnswer(fragment, mode), (block) =>
        block.type === 'fragment' ? [] : [block],
      )
      return [fragment.slug, topBlocks(withoutFragments)] as const
    }),
  )
  return replaceBlocks(documentAnswer(stored, mode), (block) => {
    if (block.type !== 'fragment') return [block]
    const blocks = blocksBySlug.get(block.fields.fragmentId) ?? []
    return blocks.map((fragmentBlock) => ({
      ...fragmentBlock,
      id: `${block.id}-${fragmentBlock.id}`,
    }))
  })
}

export const productIdsIn = (document: ContentDocument): string[] => [
  ...new Set(
    allBlocks(document).flatMap(({ fields }) => ('productIds' in fields ? fields.productIds : [])),
  ),
]

/** Products without a card are left out. */
export function withProductCards(
  document: ContentDocument,
  cards: ReadonlyMap<string, ProductCard>,
): ContentDocument {
  const cardsOf: CardsOf = (productIds) => productIds.flatMap((id) => cards.get(id) ?? [])
  return replaceBlocks(document, (block) => [withProducts(block, cardsOf)])
}

/** The largest number of articles that a grid of the document shows at first. */
export const maxArticlesIn = (document: ContentDocument): number =>
  Math.max(
    0,
    ...allBlocks(document).map((block) =>
      block.type === 'article-grid' ? articlesPerPage(block.fields) : 0,
    ),
  )

/** Fills every article grid with the articles that it shows at first. */
export const withArticles = (
  document: ContentDocument,
  articles: ArticleSearchResult,
): ContentDocument =>
  replaceBlocks(document, (block) => [
    block.type === 'article-grid'
      ? withSearchResult(block, {
          ...articles,
          result: articles.result.slice(0, articlesPerPage(block.fields)),
        })
      : block,
  ])

/** Further messages than the site shows are left out. */
export const withPromoMessages = (document: ContentDocument, limit: number): ContentDocument =>
  replaceBlocks(document, (block) => [
    block.type === 'promo-bar'
      ? {
          ...block,
          fields: { ...block.fields, messages: block.fields.messages.slice(0, limit) },
        }
      : block,
  ])

export const menuAnswer = ({ body }: StoredDocument): MenuNode[] =>
  objectsIn(body['items']).flatMap((item) => {
    const parsed = menuNode.safeParse(item)
    return parsed.success ? [parsed.data] : []
  })

export const pageUrl = (slug: string, locale: Locale): string =>
  slug === 'home' ? `/${locale}` : `/${locale}/${slug}`

/** Empty for a document without valid article metadata. */
export function articleAnswer(stored: StoredDocument, locale: Locale): Article[] {
  const { slug, title, body } = stored
  const metadata = articleMetadata.safeParse(body['article'])
  if (!metadata.success) return []
  const { picture, tags, eyebrow = null, publishedOn = null } = metadata.data
  return [
    {
      id: documentId(stored),
      url: pageUrl(slug, locale),
      title,
      picture: { url: `/images/${picture.picture}`, alt: picture.alt },
      tags,
      eyebrow,
      publishedOn,
    },
  ]
}
