import { useMessages } from '../../platform/text/messages.tsx'
import { TextLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { type SizeCharts, Tables, type Unit, unitOf, units, useUnitNames } from './size-guide.tsx'

export type SizeGuideView = { charts: SizeCharts; unit: Unit | undefined }

/** The size guide for browsers without scripts, and for links. */
export function SizeGuidePage({ charts, unit: requestedUnit }: SizeGuideView) {
  const t = useMessages()
  const { productTables, footTables } = charts
  const [first] = [...productTables, ...footTables]
  const originalUnit = first && unitOf(first)
  const unit = requestedUnit ?? originalUnit ?? 'cm'
  return (
    <div className="page py-section">
      <PageTitle>{t('sizeGuide')}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1 className="display text-h2">{t('sizeGuide')}</h1>
      <div className="mt-6 grid gap-6">
        {originalUnit && <UnitLinks current={unit} />}
        <Tables
          tables={productTables}
          unit={unit}
          explanation={t(footTables.length > 0 ? 'footSizesHow' : 'bodySizesHow')}
        />
        {footTables.length > 0 && (
          <>
            <h2 className="display text-h3">{t('footSizes')}</h2>
            <Tables tables={footTables} unit={unit} />
          </>
        )}
      </div>
    </div>
  )
}

function UnitLinks({ current }: { current: Unit }) {
  const t = useMessages()
  const names = useUnitNames()
  return (
    <nav aria-label={t('unit')} className="flex gap-4">
      {units.map((unit) => (
        <TextLink key={unit} to={`?unit=${unit}`} aria-current={unit === current}>
          {names[unit]}
        </TextLink>
      ))}
    </nav>
  )
}
