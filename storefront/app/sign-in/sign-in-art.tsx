import { useFeatures } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Picture } from '../ui/picture.tsx'

/** A picture, and the benefits of the loyalty programme where the site has one. */
export function SignInArt() {
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  return (
    <div className="sign-in-art inverse">
      <Picture
        image={{ src: '/images/scene-night-camp-tall', alt: '' }}
        sizes="(min-width: 1024px) 436px, 0px"
        widths={[240, 480]}
        shape="portrait"
        quality={60}
      />
      {hasLoyalty && (
        <div className="sign-in-text">
          <p className="display text-h3">{t('membersHut')}</p>
          <p className="mt-1.5 text-small">{t('membersHutText')}</p>
        </div>
      )}
    </div>
  )
}
