import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import type { Locale } from '@cairn/contract/sites/sites'
import { findCategoryIds, findProductIds } from '../../catalogue/withdrawal-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { ImportedIds } from '../../platform/import/import-kind.ts'
import { documentId } from '../documents/document-answer.ts'
import { findSuccessors } from '../moves/moved-page-store.ts'
import {
  formerSlugsIn,
  isPublishedByImport,
  type PageQuery,
  pageKinds,
  pathOfPage,
} from '../moves/moved-page.ts'
import {
  type DocumentReference,
  type ReferringDocument,
  referencesIn,
} from './document-references.ts'

export type HasPicture = (id: string) => boolean

type PublishedDocuments = {
  documents: readonly ReferringDocument[]
  /** What the transaction writes besides the documents. */
  importedIds?: ImportedIds
  /** Undefined where the pictures are not known: they are not checked. */
  hasPicture?: HasPicture | undefined
}

/** Something that a document names and that does not exist, with the id of the document (`page:home`). */
export type BrokenReference = { document: string; path: PropertyKey[]; message: string }

/** The pictures and links that lead nowhere. To be called before documents are published, which then exist themselves. */
export async function findBrokenReferences(
  transaction: Transaction,
  { documents, importedIds = () => new Set(), hasPicture = () => true }: PublishedDocuments,
): Promise<BrokenReference[]> {
  const references = documents.map(referencesIn)
  const pages = references
    .flat()
    .flatMap((reference) => ('page' in reference ? reference.page : []))
  const known = await findTargets(transaction, pages, formerSlugsIn(importedIds))
  const isImported = isPublishedByImport(importedIds)
  const published = new Set(documents.flatMap(pagesOf))
  const isBroken = (reference: DocumentReference) => {
    if ('picture' in reference) return !hasPicture(reference.picture)
    const { page, locale } = reference
    if (embeddedPages.has(page.page ?? '')) return true
    const isPublished = published.has(`${page.page} ${locale}`) || isImported(page, [locale])
    return !isPublished && !known(page, locale)
  }
  return documents.flatMap(({ kind, document: { slug } }, index) =>
    problemsOf(documentId({ kind, slug }), (references[index] ?? []).filter(isBroken)),
  )
}

const pagesOf = ({ kind, document: { slug }, bodies }: ReferringDocument): string[] =>
  pageKinds.some((pageKind) => pageKind === kind)
    ? [...bodies.keys()].map((locale) => `${slug} ${locale}`)
    : []

/** The same place has the same problem in several locales. */
function problemsOf(document: string, references: readonly DocumentReference[]): BrokenReference[] {
  const problems = Map.groupBy(
    references,
    (reference) => `${reference.path.join('.')} ${nameOf(reference)}`,
  )
  return [...problems.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const names = [first, ...others].map(({ locale }) => locale).join(', ')
    const message = `there is no ${nameOf(first)} for ${names}`
    return [{ document, path: [...first.path], message }]
  })
}

function nameOf(reference: DocumentReference): string {
  if ('picture' in reference) return `picture ${reference.picture}`
  const { productId, categoryId, page } = reference.page
  if (productId !== undefined) return `product ${productId}`
  return categoryId === undefined ? `page /${page}` : `category ${categoryId}`
}

/** What links can lead to: the catalogue, documents that are or will be published, and pages that have moved. */
async function findTargets(
  transaction: Transaction,
  pages: readonly PageQuery[],
  formerSlugs: (slug: string) => string[],
) {
  const values = (name: keyof PageQuery) => [...new Set(pages.flatMap((page) => page[name] ?? []))]
  const products = await findProductIds(transaction, values('productId'))
  const categories = await findCategoryIds(transaction, values('categoryId'))
  const slugs = values('page').flatMap((slug) => [slug, ...formerSlugs(slug)])
  const documents = await findPublishedPages(transaction, slugs)
  const moved = await findSuccessors(
    transaction,
    pages.flatMap((page) => pathOfPage(page) ?? []),
  )
  return ({ page = '', ...goods }: PageQuery, locale: Locale) =>
    products.has(goods.productId ?? '') ||
    categories.has(goods.categoryId ?? '') ||
    [page, ...formerSlugs(page)].some((slug) => documents.has(`${slug} ${locale}`)) ||
    moved.has(pathOfPage({ page, ...goods }) ?? '')
}

async function findPublishedPages(transaction: Transaction, slugs: readonly string[]) {
  if (slugs.length === 0) return new Set<string>()
  const rows = await transaction
    .selectFrom('content_bodies as b')
    .innerJoin('content_versions as v', (join) =>
      join
        .onRef('v.kind', '=', 'b.kind')
        .onRef('v.slug', '=', 'b.slug')
        .onRef('v.version', '=', 'b.version'),
    )
    .select(['b.slug', 'b.locale'])
    .distinct()
    .where('b.kind', 'in', pageKinds)
    .where('b.slug', 'in', slugs)
    .where('v.withdrawn_at', 'is', null)
    .where(({ or, eb, fn }) =>
      or([eb('v.visible_until', 'is', null), eb('v.visible_until', '>', fn<Date>('now', []))]),
    )
    .execute()
  return new Set(rows.map(({ slug, locale }) => `${slug} ${locale}`))
}
