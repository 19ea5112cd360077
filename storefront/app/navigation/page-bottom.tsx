import { type FooterContent, SiteFooter } from './footer/site-footer.tsx'
import { LazyAccountDialog } from './lazy-account-dialog.tsx'

export const PageBottom = ({ footer }: { footer: FooterContent | undefined }) => (
  <>
    <SiteFooter content={footer} />
    <LazyAccountDialog />
  </>
)
