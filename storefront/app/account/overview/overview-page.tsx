import { Form, useRevalidator } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AssociateTerms } from '../../sign-in/after-sign-in.tsx'
import { useSignOut } from '../../sign-in/use-sign-out.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { AccountNav } from '../account-nav.tsx'
import type { Overview } from '../account-view.ts'
import { LatestOrder, MainAddress, MissingDetails, Points, YearlySpend } from './overview-cards.tsx'

export function OverviewPage({ overview }: { overview: Overview }) {
  const t = useMessages()
  const locale = useLocale()
  const { firstName, email, hasToAcceptTerms, missing, points } = overview
  return (
    <div className="page pb-section">
      <PageTitle>{t('yourAccount')}</PageTitle>
      <AccountNav current="overview" />
      <h1 className="display mt-8 text-h1">
        {firstName === undefined ? t('yourAccount') : t('accountTitle', { name: firstName })}
      </h1>
      <p className="mt-2 text-ink-soft">{t('signedInAs', { email })}</p>
      {!overview.isEmailVerified && (
        <TextLink to={`/${locale}/account/email`}>{t('confirmYourEmail')}</TextLink>
      )}
      {hasToAcceptTerms && <DeclinedTerms />}
      <div className="account-cards">
        {overview.yearlySpend && <YearlySpend {...overview.yearlySpend} />}
        {missing.length > 0 && <MissingDetails missing={missing} />}
        <LatestOrder order={overview.latestOrder} />
        {points !== undefined && <Points points={points} />}
        <MainAddress lines={overview.mainAddress} />
      </div>
      <SignOutForm />
    </div>
  )
}

/** Also works without scripts. */
function SignOutForm() {
  const t = useMessages()
  const { isPending, signOut } = useSignOut()
  return (
    <Form
      method="post"
      className="mt-12"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) signOut()
      }}
    >
      <Button type="submit" look="line" pending={isPending}>
        {t('signOut')}
      </Button>
    </Form>
  )
}

/** Employees who declined the terms at sign-in accept them here. */
function DeclinedTerms() {
  const t = useMessages()
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="declined-terms" className="mt-8 max-w-measure">
      <h2 id="declined-terms" className="display text-h3">
        {t('declinedTermsTitle')}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft">{t('declinedTermsText')}</p>
      <AssociateTerms onDone={() => void revalidate()} />
    </section>
  )
}
