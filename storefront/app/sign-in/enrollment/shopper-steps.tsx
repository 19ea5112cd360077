import { useState } from 'react'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { InterestsForm } from '../sign-up/interests-form.tsx'
import { LoyaltyBenefits } from '../sign-up/loyalty-benefits.tsx'
import { DetailsForm } from './details-form.tsx'
import { detailFields, type EnrollingShopper } from './enrollment-view.ts'
import { useEnrollmentSteps } from './use-enrollment-steps.ts'

type ShopperStepProps = { shopper: EnrollingShopper }

/** Asks only for what is missing, and for the consent of those who are no members. */
export function CompleteProfileStep({ shopper }: ShopperStepProps) {
  const { goTo } = useEnrollmentSteps()
  const { hasLoyalty } = useFeatures()
  return (
    <DetailsForm
      fields={shopper.missing}
      joins={hasLoyalty && !shopper.isMember}
      needsPhone={false}
      onDone={() => goTo('welcome')}
      onSkip={() => goTo()}
    />
  )
}

export function WelcomeStep() {
  const t = useMessages()
  const { goTo } = useEnrollmentSteps()
  return (
    <Button type="button" onClick={() => goTo()} className="w-full">
      {t('goOn')}
    </Button>
  )
}

export function MobileStep() {
  const { goTo } = useEnrollmentSteps()
  const next = () => goTo('profile')
  return <DetailsForm fields={['phone']} joins={false} needsPhone onDone={next} onSkip={next} />
}

/** Shows what the profile has, and asks for the rest. */
export function ProfileStep({ shopper: { known, missing } }: ShopperStepProps) {
  const { goTo } = useEnrollmentSteps()
  const { collectsInterests } = useFeatures()
  const next = () => (collectsInterests ? goTo('interests') : goTo('success', { isFinished: true }))
  const fields = detailFields.filter(
    (field) => field !== 'phone' && (missing.includes(field) || known[field] !== undefined),
  )
  return (
    <DetailsForm
      fields={fields}
      known={known}
      joins={false}
      needsPhone={false}
      onDone={next}
      onSkip={next}
    />
  )
}

export function InterestsStep() {
  const { goTo } = useEnrollmentSteps()
  return <InterestsForm onDone={() => goTo('success', { isFinished: true })} />
}

/** The welcome opens once, when the shopper has finished. */
export function SuccessStep() {
  const t = useMessages()
  const { isFinished, pathAfter, endWelcome } = useEnrollmentSteps()
  const [isWelcomed, setWelcomed] = useState(false)

  function close() {
    setWelcomed(true)
    endWelcome()
  }

  return (
    <>
      <ButtonLink to={pathAfter()} className="w-full">
        {t('close')}
      </ButtonLink>
      <Dialog title={t('welcomeDialogTitle')} isOpen={isFinished && !isWelcomed} onClose={close}>
        <div className="grid gap-5">
          <p className="text-ui">{t('welcomeDialogText')}</p>
          <LoyaltyBenefits />
          <Button type="button" data-first onClick={close} className="w-full">
            {t('goOn')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
