import { useMessages } from '../platform/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'

export default function Home() {
  const t = useMessages()
  return (
    <div className="page">
      <PageTitle>{t('homeTitle')}</PageTitle>
      <h1 className="display text-mega">{t('homeLine')}</h1>
    </div>
  )
}
