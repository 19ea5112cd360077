import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { importedMove } from '@cairn/contract/imports/content-import'
import {
  findCategoryIds,
  findParentIds,
  findProductIds,
  removeCategory,
  withdrawProduct,
} from '../../catalogue/withdrawal-store.ts'
import { documentTag } from '../../platform/cache/cache-tags.ts'
import { recordChange } from '../../platform/cache/change-store.ts'
import type { Transaction } from '../../platform/database/database.ts'
import {
  type Change,
  importKind,
  type ImportedIds,
  type RowProblem,
} from '../../platform/import/import-kind.ts'
import { findMovedPaths, forgetMove, recordMove } from './moved-page-store.ts'
import { allMovedPages, isInImport, type MovedPage, pageAtPath } from './moved-page.ts'
import { findPageSlugs, vacateSlug } from './rename-document-store.ts'

export const movedPageImports = {
  movedPage: importKind(importedMove, {
    idsOf: ({ path }) => [path],
    check: checkMoves,
    write: writeMoves,
  }),
}

async function writeMoves(
  transaction: Transaction,
  moves: readonly MovedPage[],
): Promise<Change[]> {
  const changes: Change[] = []
  for (const move of moves) {
    if (!(await recordMove(transaction, move))) continue
    await vacatePath(transaction, move)
    if (move.successor !== null && (await hasPage(transaction, move.successor))) {
      await forgetMove(transaction, move.successor)
    }
    changes.push({ entity: 'moved page', id: move.path, change: 'changed' })
  }
  if (changes.length > 0) await recordChange(transaction, [documentTag(allMovedPages)])
  return changes
}

const hasPage = async (transaction: Transaction, path: string) =>
  (await findKnownPages(transaction, [path])).has(path)

async function vacatePath(transaction: Transaction, { path, successor }: MovedPage) {
  const { productId, categoryId, page } = pageAtPath(path)
  if (productId !== undefined) await withdrawProduct(transaction, productId)
  if (categoryId !== undefined) await removeCategory(transaction, categoryId)
  if (page === undefined) return
  const newSlug = successor === null ? undefined : pageAtPath(successor).page
  await vacateSlug(transaction, { slug: page, newSlug })
}

async function checkMoves(
  transaction: Transaction,
  moves: readonly MovedPage[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const isImportedPage = isInImport(importedIds)
  const isImported = (path: string) => isImportedPage(pageAtPath(path))
  const targets = await findTargets(transaction, moves)
  const parents = await findParentIds(
    transaction,
    moves.flatMap(({ path }) => pageAtPath(path).categoryId ?? []),
  )
  return moves.flatMap(({ path, successor }, row) => {
    const { categoryId = '', page = '' } = pageAtPath(path)
    const isKnown = successor === null || targets.has(successor) || isImported(successor)
    return [
      ...(isKnown ? [] : [{ row, path: ['successor'], message: `there is no page ${successor}` }]),
      ...[
        isImported(path) && `the same import contains ${path}`,
        ownPages.has(page) && `${path} is part of the shop`,
        parents.has(categoryId) && `the category ${categoryId} has categories below it`,
      ].flatMap((message) => (message === false ? [] : [{ row, path: ['path'], message }])),
    ]
  })
}

const ownPages: ReadonlySet<string> = new Set([...embeddedPages, 'home'])

/** What exists, has moved on, or exists as soon as a document is renamed. */
async function findTargets(transaction: Transaction, moves: readonly MovedPage[]) {
  const paths = moves.flatMap(({ path, successor }) => [
    path,
    ...(successor === null ? [] : [successor]),
  ])
  const targets = new Set([
    ...(await findKnownPages(transaction, paths)),
    ...(await findMovedPaths(transaction, paths)),
  ])
  for (const { path, successor } of moves) {
    const isRenamed = successor !== null && targets.has(path) && isDocument(path)
    if (isRenamed && isDocument(successor)) targets.add(successor)
  }
  return targets
}

const isDocument = (path: string) => pageAtPath(path).page !== undefined

/** The paths, of these, that show something of the catalogue or a document. */
export async function findKnownPages(
  transaction: Transaction,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const pages = paths.map(pageAtPath)
  const [products, categories, slugs] = [
    await findProductIds(
      transaction,
      pages.flatMap(({ productId }) => productId ?? []),
    ),
    await findCategoryIds(
      transaction,
      pages.flatMap(({ categoryId }) => categoryId ?? []),
    ),
    await findPageSlugs(
      transaction,
      pages.flatMap(({ page }) => page ?? []),
    ),
  ]
  return new Set(
    paths.filter((path) => {
      const { productId = '', categoryId = '', page = '' } = pageAtPath(path)
      return products.has(productId) || categories.has(categoryId) || slugs.has(page)
    }),
  )
}
