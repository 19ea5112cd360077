import type { Address } from '@cairn/contract/address/address'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import type { AddressBookEntry } from '../checkout-view.ts'

type SavedAddressesProps = {
  addresses: readonly AddressBookEntry[]
  /** The current shipping address. */
  currentAddress: Address | null
  isNewAddress: boolean
  onNewAddress: (isNewAddress: boolean) => void
}

/** Selects an entry of the address book or a new address. The default is the current or the main address. */
export function SavedAddresses({
  addresses,
  currentAddress: current,
  isNewAddress,
  onNewAddress,
}: SavedAddressesProps) {
  const t = useMessages()
  const defaultAddress =
    addresses.find(({ id }) => id === current?.addressId) ??
    addresses.find(isMainShippingAddress) ??
    addresses[0]
  return (
    <div className="mb-6">
      <Options legend={t('savedAddresses')}>
        {addresses.map((address) => (
          <Option
            key={address.id}
            name="saved"
            value={JSON.stringify(addressOfEntry(address))}
            defaultChecked={!isNewAddress && address === defaultAddress}
            onChange={() => onNewAddress(false)}
            title={[address.firstName, address.lastName].filter(Boolean).join(' ')}
            note={<AddressLines address={address} isNamed={false} />}
          />
        ))}
        <Option
          name="saved"
          value="typed"
          defaultChecked={isNewAddress}
          onChange={() => onNewAddress(true)}
          title={t('anotherAddress')}
        />
      </Options>
    </div>
  )
}

/** The approach type is S for shipping and B for billing. */
export const isMainShippingAddress = ({ main, approachType }: AddressBookEntry): boolean =>
  main && approachType === 'S'

/** Converts an entry of the address book into an address for a cart. */
export function addressOfEntry(entry: AddressBookEntry): Address {
  const { firstName, lastName, addressLine1, addressLine2, city, province } = entry
  const { postalCode, countryCode, email, phone } = entry
  return Object.fromEntries(
    Object.entries({
      firstName,
      lastName,
      addressLine1,
      addressLine2,
      city,
      province,
      postalCode,
      countryCode,
      email,
      phone,
      addressId: entry.addressId,
    }).filter(([, value]) => value !== undefined && value !== ''),
  )
}
