import { useMessages } from '../platform/text/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { LocationList } from './footer/location-selector.tsx'

export default function LocationPage() {
  const t = useMessages()
  return (
    <div className="page location-page">
      <PageTitle>{t('chooseLocation')}</PageTitle>
      <h1 className="display mb-8 text-h1">{t('chooseLocation')}</h1>
      <div className="location-column">
        <LocationList />
      </div>
    </div>
  )
}
