import { languageTag } from '@cairn/contract/sites/formatting'
import { hoursLines } from '@cairn/contract/stores/hours-lines'
import type { findStores } from '@cairn/contract/stores/store-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { ReactNode } from 'react'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Accordion } from '../ui/accordion.tsx'
import { Icon } from '../ui/icon.tsx'
import { distanceIn } from './distance.ts'

type StoreCardProps = {
  store: Store
  heading: 'h2' | 'h3'
  /** Shown below the address. */
  children?: ReactNode
}

export function StoreCard({ store, heading: Heading, children }: StoreCardProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  const { name, distance, phone } = store
  return (
    <article className="store">
      <div className="flex items-baseline justify-between gap-4">
        <Heading className="name text-h3">{name}</Heading>
        {distance !== null && (
          <p className="figures text-small text-ink-soft">{distanceIn(language, distance)}</p>
        )}
      </div>
      <StoreAddress store={store} />
      {children}
      <div className="flex flex-wrap gap-x-6">
        <a
          className="link store-link"
          href={directionsTo(store)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('directionsTo', { name })}
        >
          <Icon name="pin" />
          {t('directions')}
        </a>
        {phone && (
          <a className="link store-link figures" href={`tel:${phone}`}>
            <Icon name="phone" />
            {phone}
          </a>
        )}
      </div>
      <StoreHours store={store} />
    </article>
  )
}

const StoreAddress = ({ store }: { store: Store }) => (
  <address className="text-ui text-ink-soft">
    {[store.addressLine1, store.addressLine2, cityLine(store)].filter(Boolean).map((line) => (
      <span key={line} className="block">
        {line}
      </span>
    ))}
  </address>
)

function StoreHours({ store: { hours, services } }: { store: Store }) {
  const t = useMessages()
  const language = languageTag(useLocale())
  return (
    <Accordion title={t('openingHours')}>
      <dl className="store-hours">
        {hoursLines(hours, language).map((line) => (
          <div key={line.days} className="flex justify-between gap-6">
            <dt className="text-ink-soft">{line.days}</dt>
            <dd>{line.hours ?? t('closed')}</dd>
          </div>
        ))}
      </dl>
      {services.length > 0 && (
        <ul className="pebble-list mt-4">
          {services.flatMap((service) =>
            isService(service) ? [<li key={service}>{t(serviceNames[service])}</li>] : [],
          )}
        </ul>
      )}
    </Accordion>
  )
}

const serviceNames = {
  pickup: 'servicePickup',
  returns: 'serviceReturns',
  repairs: 'serviceRepairs',
  fitting: 'serviceFitting',
  rental: 'serviceRental',
} as const

const isService = (service: string): service is keyof typeof serviceNames =>
  Object.hasOwn(serviceNames, service)

/** City, province and postal code in the order that is usual in the country. */
function cityLine({ city, province, postalCode, countryCode }: Store): string {
  if (countryCode === 'US' || countryCode === 'CA') return `${city}, ${province} ${postalCode}`
  return countryCode === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
}

const directionsTo = ({ latitude, longitude }: Store) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

export type Store = AnswerOf<typeof findStores>['stores'][number]
