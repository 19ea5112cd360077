import { MiniCart } from '../cart/mini-cart/mini-cart.tsx'
import { type FooterContent, SiteFooter } from './footer/site-footer.tsx'
import { LazyAccountDialog } from './lazy-account-dialog.tsx'

/** What every page loads with the first interaction. */
export function PageBottom({ footer }: { footer: FooterContent | undefined }) {
  return (
    <>
      <SiteFooter content={footer} />
      <LazyAccountDialog />
      <MiniCart />
    </>
  )
}
