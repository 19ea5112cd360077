import {
  type ImportedCoupon,
  importedCoupon,
  type ImportedCouponUse,
  importedCouponUse,
  importedPromotion,
  type Promotion,
} from '@cairn/contract/promotions-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto, replaceInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import {
  type Brought,
  type Change,
  type Complaint,
  importKind,
} from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf, type Reference } from '../platform/import/references.ts'
import { checkPromotions } from './promotion-check-store.ts'
import { countUses, recount } from './tally-store.ts'

/** What can be handed in of promotions; the goods that they name come before. */
export const promotionImports = {
  promotion: importKind(importedPromotion, {
    brings: ({ promotionId }) => [promotionId],
    check: checkPromotions,
    put: putPromotions,
  }),
  coupon: importKind(importedCoupon, {
    brings: ({ code }) => [code],
    check: checkCoupons,
    put: putCoupons,
  }),
  couponUse: importKind(importedCouponUse, {
    brings: ({ orderId }) => [orderId],
    check: checkCouponUses,
    put: putCouponUses,
  }),
}

async function putPromotions(
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
  await recount(transaction, { promotionIds: merged.map(({ owner }) => owner) })
  return changesOf('promotion', merged)
}

async function checkCoupons(
  transaction: Transaction,
  coupons: readonly ImportedCoupon[],
  brought: Brought,
): Promise<Complaint[]> {
  const named: Reference[] = coupons.map(({ promotionId: id }, row) => ({
    id,
    row,
    path: ['promotionId'],
  }))
  const { rows } = await sql<{ id: string }>`
    select promotion_id as id from promotions where promotion_id = any(${idsOf(named)})`.execute(
    transaction,
  )
  const known = new Set(rows.map(({ id }) => id))
  return complainOfUnknown(
    'promotion',
    named,
    (id) => known.has(id) || brought('promotion').has(id),
  )
}

async function putCoupons(
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
      valid_from: coupon.from,
      valid_until: coupon.until,
      most_uses: coupon.limits.total ?? null,
      most_uses_per_customer: coupon.limits.perCustomer ?? null,
      used_before: coupon.usedBefore,
    })),
  })
  await recount(transaction, { codes: merged.map(({ owner }) => owner) })
  return changesOf('coupon', merged)
}

async function checkCouponUses(
  transaction: Transaction,
  uses: readonly ImportedCouponUse[],
  brought: Brought,
): Promise<Complaint[]> {
  const named = uses.map(({ code: id }, row) => ({ id, row, path: ['code'] }))
  const { rows } = await sql<{ id: string }>`
    select code as id from coupons where code = any(${idsOf(named)})`.execute(transaction)
  const known = new Set(rows.map(({ id }) => id))
  return complainOfUnknown('code', named, (id) => known.has(id) || brought('coupon').has(id))
}

async function putCouponUses(
  transaction: Transaction,
  uses: readonly ImportedCouponUse[],
): Promise<Change[]> {
  const counted = await countUses(transaction, uses)
  return counted.map((id) => ({ thing: 'use of a coupon', id, how: 'added' }))
}
