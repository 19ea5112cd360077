import type { Address } from '@cairn/contract/address'
import { useMessages } from '../platform/messages.tsx'
import { Option, Options } from '../ui/options.tsx'
import { AddressLines } from './address-lines.tsx'
import type { BookAddress } from './checkout-view.ts'
import { deliverable } from './deliverable.ts'

type SavedAddressesProps = {
  addresses: readonly BookAddress[]
  /** Where the order goes until now. */
  chosen: Address | null
  isTyping: boolean
  onTyping: (isTyping: boolean) => void
}

/** The address book; the one that was chosen is, or the main one, and another one can be typed. */
export function SavedAddresses({
  addresses,
  chosen: taken,
  isTyping,
  onTyping,
}: SavedAddressesProps) {
  const t = useMessages()
  const chosen =
    addresses.find(({ id }) => id === taken?.addressId) ??
    addresses.find((each) => each.main && each.approachType === 'S') ??
    addresses[0]
  return (
    <div className="mb-6">
      <Options legend={t('savedAddresses')}>
        {addresses.map((address) => (
          <Option
            key={address.id}
            name="saved"
            value={JSON.stringify(deliverable(address))}
            defaultChecked={!isTyping && address === chosen}
            onChange={() => onTyping(false)}
            title={[address.firstName, address.lastName].filter(Boolean).join(' ')}
            note={<AddressLines address={address} isNamed={false} />}
          />
        ))}
        <Option
          name="saved"
          value="typed"
          defaultChecked={isTyping}
          onChange={() => onTyping(true)}
          title={t('anotherAddress')}
        />
      </Options>
    </div>
  )
}
