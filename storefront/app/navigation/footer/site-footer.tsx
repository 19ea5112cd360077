import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { deliveryPage } from '@cairn/contract/sites/delivery-page'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { NavigationLink } from '../../content/elements/navigation-link.tsx'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useShop } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { columnCount } from '../../ui/column-count.ts'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { LocationButton } from './location-selector.tsx'

type FooterItems = BlockFields['footer-items']
type Links = FooterItems['legal']

/** The blocks that authors have put into the footer. */
export type FooterContent = {
  items: FooterItems | undefined
  newsletter: BlockFields['newsletter'] | undefined
}

export function SiteFooter({ content }: { content: FooterContent | undefined }) {
  const t = useMessages()
  const { locale, features } = useShop()
  const items = content?.items
  return (
    <footer className="site-footer inverse">
      <div className="page">
        {content && <FooterColumns {...content} />}
        <div className="site-end">
          <Wordmark className="site-end-wordmark" />
          <div className="site-end-text">
            <p>{items?.statement || t('footerLine')}</p>
            <p className="mt-1">{t('footerReturns')}</p>
            {features.pricesIncludeTax && (
              <p className="mt-1">
                <Link to={`/${locale}/${deliveryPage}`} className="underlined">
                  {t('allPrices')}
                </Link>
              </p>
            )}
          </div>
        </div>
        <div className="site-legal">
          <LocationButton />
          <LinkList links={items?.social ?? []} />
          <LinkList links={items?.legal ?? []} />
        </div>
      </div>
    </footer>
  )
}

const FooterColumns = ({ newsletter, items }: FooterContent) => (
  <div className={newsletter ? 'site-columns' : undefined}>
    {newsletter && <NewsletterSection {...newsletter} />}
    {items && <FooterGroups groups={items.groups} />}
  </div>
)

const NewsletterForm = lazyOptional(() =>
  import('../../subscriptions/newsletter-form.tsx').then((module) => module.NewsletterForm),
)

function NewsletterSection({ title, subtitle }: BlockFields['newsletter']) {
  return (
    <section id="newsletter" className="site-newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="display text-h2">
        {title}
      </h2>
      {subtitle && <p className="mt-3 mb-6 text-basalt-300">{subtitle}</p>}
      <Suspense>
        <NewsletterForm />
      </Suspense>
    </section>
  )
}

function FooterGroups({ groups }: Pick<FooterItems, 'groups'>) {
  const t = useMessages()
  if (groups.length === 0) return null
  return (
    <nav
      aria-label={t('footerNavigation')}
      className="site-groups"
      style={columnCount(groups.length)}
    >
      {groups.map(({ title, links }) => (
        <details key={title} className="site-group">
          <summary className="site-group-title">
            {title}
            <Icon name="plus" className="menu-mark menu-more" />
            <Icon name="minus" className="menu-mark menu-less" />
          </summary>
          <LinkList links={links} />
        </details>
      ))}
    </nav>
  )
}

function LinkList({ links }: { links: Links }) {
  if (links.length === 0) return null
  return (
    <ul className="site-links">
      {links.map((link) => (
        <li key={link.url + link.text}>
          <NavigationLink target={link} className="site-link">
            {link.text}
          </NavigationLink>
        </li>
      ))}
    </ul>
  )
}
