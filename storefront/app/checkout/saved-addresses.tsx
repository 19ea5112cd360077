import { useMessages } from '../platform/messages.tsx'
import { Option, Options } from '../ui/options.tsx'
import { AddressLines } from './address-lines.tsx'
import type { BookAddress } from './checkout-view.ts'
import { deliverable } from './deliverable.ts'

type SavedAddressesProps = {
  addresses: readonly BookAddress[]
  isTyping: boolean
  onTyping: (isTyping: boolean) => void
}

/** The address book; the main one is chosen, another one can be typed. */
export function SavedAddresses({ addresses, isTyping, onTyping }: SavedAddressesProps) {
  const t = useMessages()
  const main = addresses.find((each) => each.main && each.approachType === 'S') ?? addresses[0]
  return (
    <div className="mb-6">
      <Options legend={t('savedAddresses')}>
        {addresses.map((address) => (
          <Option
            key={address.id}
            name="saved"
            value={JSON.stringify(deliverable(address))}
            defaultChecked={!isTyping && address === main}
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
