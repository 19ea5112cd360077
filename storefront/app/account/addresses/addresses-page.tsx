import type { AddressBookEntry } from '@cairn/contract/address/address'
import type { LabelKey } from '../../messages/messages.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { OutcomeNotice } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { AddressesView, FormOutcome } from '../account-view.ts'
import { EntryAction, RemoveEntry } from '../entry-action.tsx'

type AddressesPageProps = { view: AddressesView; outcome: FormOutcome | undefined }

export function AddressesPage({ view: { entries, done }, outcome }: AddressesPageProps) {
  const t = useMessages()
  return (
    <AccountFrame current="addresses" title={t('addressesTitle')}>
      <div className="account-notice">
        {done && !outcome && (
          <DoneNotice>{t(done === 'removed' ? 'addressRemoved' : 'changesSaved')}</DoneNotice>
        )}
        <OutcomeNotice outcome={outcome} />
      </div>
      <AddressSection type="S" entries={entries} />
      <AddressSection type="B" entries={entries} />
    </AccountFrame>
  )
}

const textsByType = {
  S: { title: 'deliveryAddresses', add: 'addDeliveryAddress' },
  B: { title: 'billingAddresses', add: 'addBillingAddress' },
} as const satisfies Record<string, { title: LabelKey; add: LabelKey }>

type AddressSectionProps = { type: 'S' | 'B'; entries: readonly AddressBookEntry[] }

function AddressSection({ type, entries }: AddressSectionProps) {
  const t = useMessages()
  const locale = useLocale()
  const { title, add } = textsByType[type]
  const ofType = entries.filter(({ approachType }) => approachType === type)
  const query = type === 'B' ? '?type=B' : ''
  return (
    <section aria-labelledby={`addresses-${type}`} className="mt-12">
      <h2 id={`addresses-${type}`} className="display text-h3">
        {t(title)}
      </h2>
      {ofType.length === 0 && <p className="mt-4 text-ink-soft">{t('noAddressYet')}</p>}
      <ul className="account-addresses">
        {ofType.map((entry) => (
          <AddressItem key={entry.addressId} entry={entry} />
        ))}
      </ul>
      <ButtonLink to={`/${locale}/account/addresses/new${query}`} look="line">
        {t(add)}
      </ButtonLink>
    </section>
  )
}

function AddressItem({ entry }: { entry: AddressBookEntry }) {
  const t = useMessages()
  const locale = useLocale()
  const { addressId, addressLine1 = '', main } = entry
  return (
    <li className="account-card">
      {main && <p className="font-semibold">{t('mainAddress')}</p>}
      <p>
        <AddressLines address={entry} />
      </p>
      <div className="account-actions">
        <TextLink
          to={`/${locale}/account/addresses/${addressId}`}
          aria-label={t('changeNamed', { name: addressLine1 })}
        >
          {t('change')}
        </TextLink>
        {!main && (
          <EntryAction
            field="addressId"
            id={addressId}
            intent="main"
            label={t('makeMainAddress')}
          />
        )}
        <RemoveEntry field="addressId" id={addressId} name={addressLine1} />
      </div>
    </li>
  )
}
