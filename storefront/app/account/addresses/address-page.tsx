import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressForm } from '../../purchase/address/address-form.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { AccountForm } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { AddressView, FormOutcome } from '../account-view.ts'
import { bookFieldPrefix, typedValues } from './book-input.ts'
import { PlacesWithoutScripts } from './places-without-scripts.tsx'

type AddressPageProps = { view: AddressView; outcome: FormOutcome | undefined }

const textsByType = {
  S: { kind: 'address', title: 'addDeliveryAddress' },
  B: { kind: 'billing', title: 'addBillingAddress' },
} as const

/** The form for a new or a changed address, with the fields and rules of its country. */
export function AddressPage({ view, outcome = noOutcome }: AddressPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { kind, title } = textsByType[view.approachType]
  const { values } = outcome
  return (
    <AccountFrame
      current="addresses"
      title={t(view.isNew ? title : 'changeAddressTitle')}
      parent={{ name: t('addressesTitle'), to: `/${locale}/account/addresses` }}
    >
      <AccountForm outcome={outcome}>
        <AddressForm
          kind={kind}
          country={view.country}
          {...(view.countries && { countries: view.countries })}
          values={values ? typedValues(values) : view.values}
          problems={outcome.problems}
          serverRules={view.serverRules}
          prefix={bookFieldPrefix}
        />
        {!view.isMain && (
          <Checkbox name="main" defaultChecked={values?.['main'] !== undefined}>
            {t('makeMainAddress')}
          </Checkbox>
        )}
      </AccountForm>
      <noscript>{import.meta.env.SSR && <PlacesWithoutScripts outcome={outcome} />}</noscript>
    </AccountFrame>
  )
}

const noOutcome: FormOutcome = { isSaved: false }
