import type { ImportedSet } from '@cairn/contract/catalogue-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import type { Brought, Change, Complaint } from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf } from '../platform/import/references.ts'
import { stylesChanged } from './catalogue-changed-store.ts'
import { knownStyles } from './style-import-store.ts'

export async function putSets(
  transaction: Transaction,
  sets: readonly ImportedSet[],
): Promise<Change[]> {
  const owned = {
    transaction,
    owner: 'product_id',
    owners: sets.map(({ productId }) => productId),
  } as const
  const merged = await mergeInto('product_sets', {
    ...owned,
    key: ['product_id'],
    rows: sets.map(({ productId, position }) => ({ product_id: productId, position })),
  })
  const texts = await replaceInto('product_set_texts', {
    ...owned,
    key: ['product_id', 'locale'],
    rows: sets.flatMap(({ productId, texts: byLocale }) =>
      Object.entries(byLocale).map(([locale, text]) => ({
        product_id: productId,
        locale,
        ...text,
      })),
    ),
  })
  const styles = await replaceInto('product_set_styles', {
    ...owned,
    key: ['product_id', 'style_id'],
    rows: sets.flatMap(({ productId, styles: named }) =>
      named.map((style_id, position) => ({ product_id: productId, style_id, position })),
    ),
  })
  const changes = changesOf('set', merged, texts, styles)
  const changed = new Set(changes.map(({ id }) => id))
  await stylesChanged(transaction, {
    styleIds: sets
      .filter(({ productId }) => changed.has(productId))
      .flatMap(({ productId, styles: named }) => [productId, ...named]),
  })
  return changes
}

export async function checkSets(
  transaction: Transaction,
  sets: readonly ImportedSet[],
  brought: Brought,
): Promise<Complaint[]> {
  const styles = sets.flatMap((set, row) =>
    set.styles.map((id, at) => ({ id, row, path: ['styles', at] })),
  )
  const known = await knownStyles(transaction, [
    ...idsOf(styles),
    ...sets.map(({ productId }) => productId),
  ])
  const isKnown = (id: string) => known.has(id) || brought('style').has(id)
  return [
    ...complainOfUnknown('style', styles, isKnown),
    ...sets.flatMap(({ productId }, row) =>
      isKnown(productId)
        ? [{ row, path: ['productId'], sentence: `${productId} is a style already` }]
        : [],
    ),
  ]
}
