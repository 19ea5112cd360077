import {
  type ImportedCoupon,
  importedCoupon,
  type ImportedCouponUse,
  importedCouponUse,
  importedPromotion,
  type Promotion,
} from '@cairn/contract/imports/promotions-import'
import { findEmails } from '../accounts/account-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/queries/merge-into.ts'
import { anyOf } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  importKind,
  type Reference,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'
import { checkPromotionGoods } from './check-promotion-goods-store.ts'
import { identityIdsOf, importUses, recountUses } from './promotion-uses-store.ts'
import { identitiesOf } from './shopper-identity.ts'

/** The kinds of rows that merchants import. The products that they name are imported before them. */
export const promotionImports = {
  promotion: importKind(importedPromotion, {
    idsOf: ({ promotionId }) => [promotionId],
    check: checkPromotionGoods,
    write: writePromotions,
  }),
  coupon: importKind(importedCoupon, {
    idsOf: ({ code }) => [code],
    check: checkCouponPromotions,
    write: writeCoupons,
  }),
  couponUse: importKind(importedCouponUse, {
    idsOf: ({ orderId }) => [orderId],
    check: checkCouponUses,
    write: writeCouponUses,
  }),
}

async function writePromotions(
  transaction: Transaction,
  promotions: readonly Promotion[],
): Promise<Change[]> {
  const merged = await mergeInto('promotions', {
    transaction,
    owner: 'promotion_id',
    key: ['promotion_id'],
    rows: promotions.map((promotion) => ({
      promotion_id: promotion.promotionId,
      definition: promotion,
    })),
  })
  await replaceInto('promotion_gifts', {
    transaction,
    owner: 'promotion_id',
    owners: promotions.map(({ promotionId }) => promotionId),
    key: ['promotion_id'],
    rows: promotions.flatMap(({ promotionId, gives }) =>
      gives.type === 'gift' ? [{ promotion_id: promotionId, sku: gives.sku }] : [],
    ),
  })
  await recountUses(transaction, { promotionIds: merged.map(({ owner }) => owner) })
  return changesOf('promotion', merged)
}

async function checkCouponPromotions(
  transaction: Transaction,
  coupons: readonly ImportedCoupon[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const references: Reference[] = coupons.map(({ promotionId: id }, row) => ({
    id,
    row,
    path: ['promotionId'],
  }))
  const rows = await transaction
    .selectFrom('promotions')
    .select('promotion_id as id')
    .where('promotion_id', '=', anyOf(referencedIds(references)))
    .execute()
  const existingIds = new Set(rows.map(({ id }) => id))
  return unknownReferences(
    'promotion',
    references,
    (id) => existingIds.has(id) || importedIds('promotion').has(id),
  )
}

async function writeCoupons(
  transaction: Transaction,
  coupons: readonly ImportedCoupon[],
): Promise<Change[]> {
  const merged = await mergeInto('coupons', {
    transaction,
    owner: 'code',
    key: ['code'],
    rows: coupons.map((coupon) => ({
      code: coupon.code,
      promotion_id: coupon.promotionId,
      definition: coupon,
    })),
  })
  await recountUses(transaction, { codes: merged.map(({ owner }) => owner) })
  return changesOf('coupon', merged)
}

async function checkCouponUses(
  transaction: Transaction,
  uses: readonly ImportedCouponUse[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const references = uses.map(({ code: id }, row) => ({ id, row, path: ['code'] }))
  const rows = await transaction
    .selectFrom('coupons')
    .select('code as id')
    .where('code', '=', anyOf(referencedIds(references)))
    .execute()
  const existingIds = new Set(rows.map(({ id }) => id))
  return unknownReferences(
    'code',
    references,
    (id) => existingIds.has(id) || importedIds('coupon').has(id),
  )
}

async function writeCouponUses(
  transaction: Transaction,
  uses: readonly ImportedCouponUse[],
): Promise<Change[]> {
  const emails = await findEmails(
    transaction,
    uses.map(({ consumerId }) => consumerId),
  )
  const importedOrderIds = await importUses(
    transaction,
    uses.map((use) => {
      const identities = identitiesOf({ emails: [emails.get(use.consumerId)], homeAddress: null })
      return { ...use, identityIds: identityIdsOf(identities) }
    }),
  )
  return importedOrderIds.map((id) => ({ entity: 'use of a coupon', id, change: 'added' }))
}
