import { type OfferedInterest, offeredInterests } from '@cairn/contract/accounts/interests'
import type { LabelKey } from '../../messages/messages.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SelectField } from '../../ui/forms/field.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, PreferencesView } from '../account-view.ts'
import { interestField } from './preference-fields.ts'

const interestNames: Record<OfferedInterest, LabelKey> = {
  hiking: 'interestHiking',
  climbing: 'interestClimbing',
  running: 'interestRunning',
  skiing: 'interestSkiing',
  camping: 'interestCamping',
  travelling: 'interestTravelling',
}

type PreferencesPageProps = { view: PreferencesView; outcome: FormOutcome | undefined }

export function PreferencesPage({ view, outcome }: PreferencesPageProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const typed = outcome?.values
  const isChosen = (interest: OfferedInterest) =>
    typed ? typed[interestField(interest)] !== undefined : view.interests.includes(interest)
  return (
    <AccountFrame current="preferences" title={t('preferencesTitle')}>
      <p className="mt-2 text-ink-soft">{t('preferencesText')}</p>
      <AccountForm outcome={outcome}>
        <fieldset>
          <legend className="field-label">{t('interests')}</legend>
          <div className="account-choices">
            {offeredInterests.map((interest) => (
              <Checkbox
                key={interest}
                name={interestField(interest)}
                defaultChecked={isChosen(interest)}
              >
                {t(interestNames[interest])}
              </Checkbox>
            ))}
          </div>
        </fieldset>
        {view.shoeSizes.length > 0 && (
          <SelectField
            label={t('shoeSize')}
            name="shoeSize"
            defaultValue={typed?.['shoeSize'] ?? view.shoeSize}
            isOptional
            error={problemText(outcome?.problems?.['shoeSize'])}
          >
            <option value="">{t('chooseOne')}</option>
            {view.shoeSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </SelectField>
        )}
      </AccountForm>
    </AccountFrame>
  )
}
