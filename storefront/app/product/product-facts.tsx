import type { ProductDetails } from '@cairn/contract/catalogue/product'
import { useMessages } from '../platform/text/messages.tsx'
import { Accordion } from '../ui/accordion.tsx'

export function ProductFacts({
  product: { features, specifications },
}: {
  product: ProductDetails
}) {
  const t = useMessages()
  return (
    <div className="mt-8">
      {features.length > 0 && (
        <Accordion title={t('details')} isOpen>
          <ul className="stone-list">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </Accordion>
      )}
      {specifications.length > 0 && (
        <Accordion title={t('specifications')}>
          <dl className="figures grid gap-2 text-ui">
            {specifications.map(({ label, value }) => (
              <div key={label} className="flex justify-between gap-6">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="text-right">{value}</dd>
              </div>
            ))}
          </dl>
        </Accordion>
      )}
      <Accordion title={t('deliveryAndReturns')}>
        <p className="text-ui text-ink-soft">{t('deliveryAndReturnsText')}</p>
      </Accordion>
    </div>
  )
}
