import { useMessages } from '../platform/text/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { LocationList } from './footer/location-selector.tsx'

export default function LocationPage() {
  const t = useMessages()
  return (
    <div className="page py-[clamp(48px,6vw,96px)]">
      <PageTitle>{t('chooseLocation')}</PageTitle>
      <h1 className="display mb-8 text-h1">{t('chooseLocation')}</h1>
      <div className="max-w-[52rem]">
        <LocationList />
      </div>
    </div>
  )
}
