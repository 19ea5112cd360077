import { embeddedPages } from '@cairn/contract/content/embedded-pages'
import { isHiddenByShopPage } from '@cairn/contract/content/shop-pages'
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
import { findShownSlugs, findSuccessors, forgetMove, recordMove } from './moved-page-store.ts'
import {
  allMovedPages,
  isInImport,
  isPublishedByImport,
  type MovedPage,
  moveId,
  pageAtPath,
} from './moved-page.ts'
import { findPageSlugs, vacateSlug } from './rename-document-store.ts'

export const movedPageImports = {
  movedPage: importKind(importedMove, {
    idsOf: (move) => [move.path, moveId(move)],
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
  const problemOfSuccessor = await readSuccessors(transaction, moves, importedIds)
  const parents = await findParentIds(
    transaction,
    moves.flatMap(({ path }) => pageAtPath(path).categoryId ?? []),
  )
  return moves.flatMap((move, row) => {
    const { path } = move
    const { categoryId = '', page = '' } = pageAtPath(path)
    const problems = [
      { field: 'successor', message: problemOfSuccessor(move) },
      { field: 'path', message: isImported(path) && `the same import contains ${path}` },
      { field: 'path', message: ownPages.has(page) && `${path} is part of the shop` },
      {
        field: 'path',
        message: parents.has(categoryId) && `the category ${categoryId} has categories below it`,
      },
    ]
    return problems.flatMap(({ field, message }) =>
      message === false ? [] : [{ row, path: [field], message }],
    )
  })
}

const ownPages: ReadonlySet<string> = new Set([...embeddedPages, 'home'])

/** Why the successor of a move cannot take the place of its page. A move that is recorded already is not applied again. */
async function readSuccessors(
  transaction: Transaction,
  moves: readonly MovedPage[],
  importedIds: ImportedIds,
): Promise<(move: MovedPage) => string | false> {
  const paths = moves.flatMap(({ path, successor }) => [path, ...(successor ? [successor] : [])])
  const successors = await findSuccessors(transaction, paths)
  const known = await findKnownPages(transaction, paths)
  const slugs = paths.flatMap((path) => pageAtPath(path).page ?? [])
  const shownSlugs = await findShownSlugs(transaction, slugs)
  const isImported = isInImport(importedIds)
  const isPublished = isPublishedByImport(importedIds)
  const isNew = ({ path, successor }: MovedPage) => successors.get(path) !== successor
  const taken = new Set(paths.filter((path) => known.has(path) || isImported(pageAtPath(path))))
  const renamed = findRenamedPaths(moves.filter(isNew), taken)
  const moved = new Map([
    ...[...successors].filter(([path]) => !taken.has(path)),
    ...moves.map(({ path, successor }) => [path, successor] as const),
  ])
  const problemOf = (successor: string) => {
    const query = pageAtPath(successor)
    if (renamed.has(successor) || isPublished(query)) return false
    if (!taken.has(successor)) return !successors.has(successor) && `there is no page ${successor}`
    const isShown = query.page === undefined || shownSlugs.has(query.page)
    return !isShown && `${successor} is not published`
  }
  return (move) => {
    const { path, successor } = move
    if (successor === null || !isNew(move)) return false
    const slug = pageAtPath(successor).page ?? ''
    if (embeddedPages.has(slug)) return `${successor} has no URL of its own`
    if (isHiddenByShopPage(slug)) return `${successor} is part of the shop`
    return leadsBack(move, moved) ? `${successor} leads back to ${path}` : problemOf(successor)
  }
}

/** Whether pages would replace each other in a circle. Documents do not: each is renamed in its turn. */
function leadsBack({ path, successor }: MovedPage, moved: ReadonlyMap<string, string | null>) {
  const passed = new Set<string>()
  let next: string | null | undefined = successor
  while (next && next !== path && !passed.has(next)) {
    passed.add(next)
    next = moved.get(next)
  }
  return next === path && ![path, ...passed].every(isDocument)
}

/** The free paths to which documents are renamed, one move after the other. */
function findRenamedPaths(
  moves: readonly MovedPage[],
  taken: ReadonlySet<string>,
): ReadonlySet<string> {
  const occupied = new Set(taken)
  const renamed = new Set<string>()
  for (const { path, successor } of moves) {
    if (successor === null || !isDocument(path) || !isDocument(successor)) continue
    if (!occupied.has(path) || occupied.has(successor)) continue
    occupied.delete(path)
    occupied.add(successor)
    renamed.add(successor)
  }
  return renamed
}

const isDocument = (path: string) => pageAtPath(path).page !== undefined

/** The paths, of these, that lead to something of the catalogue or have a document, drafts included. */
async function findKnownPages(
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
