import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useShop } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { OpensDialog } from '../ui/opens-dialog.tsx'
import { showToast } from '../ui/show-toast.ts'
import { askToLeave } from './ask-to-join.ts'

/** Asked once more before it is done: points do not come back. */
export function LeaveProgramme({ points }: { points: number }) {
  const t = useMessages()
  return (
    <OpensDialog label={t('leaveProgramme')} className="link-small">
      {({ isOpen, onClose }) => (
        <Dialog title={t('leaveTitle')} isOpen={isOpen} onClose={onClose}>
          <LeaveForm points={points} onClose={onClose} />
        </Dialog>
      )}
    </OpensDialog>
  )
}

function LeaveForm({ points, onClose }: { points: number; onClose: () => void }) {
  const t = useMessages()
  const { locale } = useShop()
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<'asked' | 'sending' | 'failed'>('asked')

  async function leave() {
    if (step === 'sending') return
    setStep('sending')
    if (!(await askToLeave(locale))) return setStep('failed')
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
