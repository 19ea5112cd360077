import { Suspense, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { AccountNav } from '../account/account-nav.tsx'
import { Blocks } from '../content/blocks/blocks.tsx'
import { lazyOptional } from '../platform/lazy-component.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink, TextLink } from '../ui/button.tsx'
import { useHashDialog } from '../ui/dialog/use-hash-dialog.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Picture } from '../ui/picture.tsx'
import { type Invitation, joinHash, type LoyaltyView, type LoyaltyFailure } from './loyalty-view.ts'
import { MemberPage } from './member-page.tsx'
import './loyalty.css'

const JoinDialog = lazyOptional(() =>
  import('./join-dialog.tsx').then((module) => module.JoinDialog),
)

export function LoyaltyPage({ view }: { view: LoyaltyView }) {
  const t = useMessages()
  const locale = useLocale()
  const name = t('membersHut')
  const page = useFocusOnNewView(view.kind)
  return (
    <div ref={page} className="page pb-section">
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs trail={[{ name: t('yourAccount'), to: `/${locale}/account` }]} current={name} />
      <AccountNav current="loyalty" />
      {view.kind === 'member' && <MemberPage member={view} />}
      {view.kind === 'invited' && <InvitationPage invitation={view} />}
      {view.kind === 'failed' && <FailedPage message={view.message} />}
    </div>
  )
}

/** Focuses the heading after joining or leaving, because the pressed button no longer exists. */
function useFocusOnNewView(kind: LoyaltyView['kind']) {
  const page = useRef<HTMLDivElement>(null)
  const previousKind = useRef(kind)
  useEffect(() => {
    if (previousKind.current !== kind) page.current?.querySelector('h1')?.focus()
    previousKind.current = kind
  }, [kind])
  return page
}

function InvitationPage({ invitation }: { invitation: Invitation }) {
  const t = useMessages()
  const locale = useLocale()
  const { search } = useLocation()
  const { isOpen, close } = useHashDialog(joinHash)
  return (
    <div className="invitation">
      <Picture
        image={{ src: '/images/scene-hut-night', alt: '' }}
        sizes="(min-width: 1024px) 58vw, 100vw"
        widths={[480, 800, 1200]}
        shape="landscape"
        isFirst
        quality={60}
      />
      <div className="invitation-text">
        <h1 tabIndex={-1} className="display text-h1 outline-none">
          {t(invitation.isWaiting ? 'membershipWaits' : 'membersHut')}
        </h1>
        <div className="join-text mt-3">
          {invitation.isWaiting ? (
            <p className="text-lead">{t('membershipWaitsText')}</p>
          ) : (
            <Blocks blocks={[...invitation.blocks]} />
          )}
        </div>
        <div className="mt-6 flex flex-wrap items-center gap-6">
          <ButtonLink to={{ search, hash: joinHash }} preventScrollReset replace look="accent">
            {t(invitation.isWaiting ? 'confirmMembership' : 'join')}
          </ButtonLink>
          <TextLink to={`/${locale}/loyalty`} className="link-inline">
            {t('howMembershipWorks')}
          </TextLink>
        </div>
      </div>
      <Suspense>
        <JoinDialog invitation={invitation} isOpen={isOpen} onClose={close} />
      </Suspense>
    </div>
  )
}

/** Shows the message of a refusal, or offers to try again. */
function FailedPage({ message }: Pick<LoyaltyFailure, 'message'>) {
  const t = useMessages()
  const locale = useLocale()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <div role="alert" className="py-section">
      <PageMessage title={t('membershipFailed')} text={message ?? t('membershipFailedText')}>
        {message === null ? (
          <Form method="get">
            <Button pending={isLoading}>{t('tryAgain')}</Button>
          </Form>
        ) : (
          <ButtonLink to={`/${locale}/help/contact-us`}>{t('contactUs')}</ButtonLink>
        )}
      </PageMessage>
    </div>
  )
}
