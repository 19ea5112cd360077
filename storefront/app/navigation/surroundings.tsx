import type { ContentDocument } from '@cairn/contract/content-entity'
import { SignInWhenNeeded } from '../sign-in/sign-in-when-needed.tsx'
import { type PromoBarFields, PromoBar } from './promo-bar.tsx'
import { type SecondaryNavFields, SecondaryNav } from './secondary-nav.tsx'
import { SiteFooter } from './site-footer.tsx'

export type Above = {
  promoBar?: PromoBarFields
  secondaryNav?: SecondaryNavFields
}

export const AbovePage = ({ promoBar, secondaryNav }: Above) => (
  <>
    {promoBar && <PromoBar {...promoBar} />}
    {secondaryNav && <SecondaryNav {...secondaryNav} />}
  </>
)

export const BelowPage = ({ footer }: { footer: ContentDocument | undefined }) => (
  <>
    <SiteFooter document={footer} />
    <SignInWhenNeeded />
  </>
)
