import { bestVoucher } from '@cairn/contract/loyalty/points'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { copyToClipboard } from '../platform/copy-to-clipboard.ts'
import { useLocale, useShop } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useNumber } from '../platform/text/use-number.ts'
import { formatWholeAmount } from '../purchase/payment/voucher-amount.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { DialogButton } from '../ui/dialog/dialog-button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Pebble } from '../ui/logo.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { leaveProgramme } from './change-membership.ts'
import type { Membership, Welcome } from './loyalty-view.ts'
import { PointsHistory } from './points-history.tsx'

/** Shows the points of a member and the vouchers they can be used for. */
export function MemberPage({ member }: { member: Membership }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <h1 tabIndex={-1} className="display mt-8 text-h1 outline-none">
        {t('membersHut')}
      </h1>
      <div className="membership">
        <MemberCard member={member} />
        <div className="member-offers">
          {member.welcome && <WelcomePanel welcome={member.welcome} />}
          <Vouchers member={member} />
          {member.history && <PointsHistory history={member.history} />}
        </div>
      </div>
      <div className="member-links">
        <TextLink to={`/${locale}/loyalty`} className="link-small">
          {t('howMembershipWorks')}
        </TextLink>
        <TextLink to={`/${locale}/loyalty-terms`} className="link-small">
          {t('membershipTerms')}
        </TextLink>
        <LeaveProgramme points={member.points} />
      </div>
    </>
  )
}

function MemberCard({ member: { points, vouchers, memberId, since } }: { member: Membership }) {
  const t = useMessages()
  const number = useNumber()
  const locale = useLocale()
  const { currency } = useShop()
  const best = bestVoucher(vouchers, points)
  return (
    <section aria-label={t('yourPoints')} className="member-card inverse">
      <Picture
        image={{ src: '/images/scene-hut-night-tall', alt: '' }}
        sizes="(min-width: 1024px) 40vw, 100vw"
        widths={[320, 480, 640]}
        shape="portrait"
        isFirst
        quality={60}
      />
      <div className="member-card-text">
        <p>
          <span className="mega figures block">{number(points)}</span>
          <span className="text-lead">{t('pointsWord', { points })}</span>
        </p>
        {best && (
          <p className="mt-2 text-ui">
            {t('pointsWorthNow', {
              worth: formatWholeAmount({ amount: best.amountInCurrency, currency }, locale),
            })}
          </p>
        )}
      </div>
      <p className="member-card-number figures">
        <span>{t('memberNumber', { number: memberId })}</span>
        {since !== null && <span>{t('memberSince', { date: formatDate(locale, since) })}</span>}
      </p>
    </section>
  )
}

function Vouchers({ member: { vouchers } }: { member: Membership }) {
  const t = useMessages()
  const locale = useLocale()
  const { currency } = useShop()
  if (vouchers.length === 0)
    return <EmptyState title={t('noVouchersTitle')} text={t('noVouchersText')} />
  return (
    <section aria-labelledby="member-vouchers">
      <h2 id="member-vouchers" className="display text-h2">
        {t('vouchersTitle')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('vouchersText')}</p>
      <ul className="member-vouchers">
        {vouchers.toReversed().map(({ points, amountInCurrency: amount }) => (
          <li key={points}>
            <Pebble className="member-voucher-pebble" />
            <span className="name grow text-lead">
              {t('voucherOf', { amount: formatWholeAmount({ amount, currency }, locale) })}
            </span>
            <span className="member-voucher-points">{t('pointsUsed', { points })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The welcome promotion of new members. */
function WelcomePanel({ welcome: { promotionName, code, endsOn } }: { welcome: Welcome }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section aria-labelledby="member-welcome" className="member-welcome">
      <h2 id="member-welcome" className="display text-h3">
        {t('welcomeTitle')}
      </h2>
      <p className="text-lead">{promotionName}</p>
      {code !== null && <WelcomeCode code={code} />}
      {endsOn !== null && (
        <p className="text-small text-ink-soft">
          {t('untilDay', { date: formatDate(locale, endsOn) })}
        </p>
      )}
    </section>
  )
}

function WelcomeCode({ code }: { code: string }) {
  const t = useMessages()
  const [wasCopied, setCopied] = useState(false)
  return (
    <p className="flex flex-wrap items-center gap-4">
      <code className="member-code figures">{code}</code>
      <Button
        type="button"
        look="line"
        size="small"
        onClick={() => void copyToClipboard(code).then(setCopied)}
      >
        {t('copyCode')}
      </Button>
      <output className="text-small">{wasCopied && t('codeCopied')}</output>
    </p>
  )
}

/** Asks for confirmation, because the points are deleted. */
function LeaveProgramme({ points }: { points: number }) {
  const t = useMessages()
  return (
    <DialogButton label={t('leaveProgramme')} className="link-small">
      {({ isOpen, onClose }) => (
        <Dialog title={t('leaveTitle')} isOpen={isOpen} onClose={onClose}>
          <LeaveForm points={points} onClose={onClose} />
        </Dialog>
      )}
    </DialogButton>
  )
}

function LeaveForm({ points, onClose }: { points: number; onClose: () => void }) {
  const t = useMessages()
  const { locale } = useShop()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<'confirm' | 'sending' | 'failed'>('confirm')

  async function leave() {
    if (step === 'sending') return
    setStep('sending')
    if (!(await leaveProgramme(locale))) return setStep('failed')
    onClose()
    showToast({ title: t('leftProgramme') })
    await revalidate()
  }

  return (
    <div className="grid gap-5">
      {step === 'failed' && <Notice tone="error">{t('problem')}</Notice>}
      <p className="text-ui">{t('leaveText', { points })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="button" pending={step === 'sending'} onClick={() => void leave()}>
          {t('confirmLeaving')}
        </Button>
        <Button type="button" look="line" data-first onClick={onClose}>
          {t('stayMember')}
        </Button>
      </div>
    </div>
  )
}
