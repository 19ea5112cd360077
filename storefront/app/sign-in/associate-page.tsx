import { useNavigate } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { showToast } from '../ui/show-toast.ts'
import { AssociateForm } from './associate-form.tsx'
import type { InStore } from './in-store-memory.ts'
import { SignInArt } from './sign-in-art.tsx'

type AssociatePageProps = { stores: readonly { id: string; name: string }[] }

/** For those who serve at the counter; the same for everybody who opens it. */
export function AssociatePage({ stores }: AssociatePageProps) {
  const t = useMessages()
  const locale = useLocale()
  const navigate = useNavigate()

  async function begin({ storeName }: InStore) {
    showToast({ title: t('sessionStarted', { store: storeName }) })
    await navigate(`/${locale}`)
  }
  return (
    <div className="page">
      <PageTitle>{t('associateLogin')}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="sign-in-page">
        <SignInArt />
        <div className="self-center">
          <h1 className="display text-h2">{t('associateLogin')}</h1>
          <p className="mt-2 mb-7 text-ink-soft">{t('associateLoginText')}</p>
          <AssociateForm stores={stores} onStarted={(session) => void begin(session)} />
        </div>
      </div>
    </div>
  )
}
