import { data } from 'react-router'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { pathParams } from '../../platform/page/path-params.ts'
import type { SizeGuideView } from './size-guide-page.tsx'
import { readSizeCharts, units } from './size-guide.tsx'

const sizeGuidePath = /^size-guide\/(?<productType>[a-z0-9-]{1,60})$/

type SizeGuideRequest = { commerce: Commerce; slug: string; query: URLSearchParams }

/** The size guide of a type of products. Undefined for every other page. */
export async function readSizeGuidePage({
  commerce,
  slug,
  query,
}: SizeGuideRequest): Promise<SizeGuideView | undefined> {
  const { productType } = pathParams(slug, sizeGuidePath)
  if (productType === undefined) return undefined
  const charts = await readSizeCharts(commerce, productType)
  if (!charts) throw data(null, { status: 404 })
  return { charts, unit: units.find((unit) => unit === query.get('unit')) }
}
