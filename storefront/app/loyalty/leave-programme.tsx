import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { useShop } from '../platform/page/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { DialogButton } from '../ui/dialog/dialog-button.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { leaveProgramme } from './change-membership.ts'

/** Asks for confirmation, because the points are deleted. */
export function LeaveProgramme({ points }: { points: number }) {
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
          {t('leaveSure')}
        </Button>
        <Button type="button" look="line" data-first onClick={onClose}>
          {t('stayMember')}
        </Button>
      </div>
    </div>
  )
}
