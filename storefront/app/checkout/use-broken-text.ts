import type { AddressField } from '@cairn/contract/address-rules'
import type { MessageKey } from '../messages/messages.ts'
import { useMessages } from '../platform/messages.tsx'

const missing: Partial<Record<AddressField, MessageKey>> = { phone: 'phoneMissing' }

const wrong: Partial<Record<AddressField, MessageKey>> = {
  email: 'emailMalformed',
  firstName: 'nameWrong',
  lastName: 'nameWrong',
  postalCode: 'postalCodeWrong',
  phone: 'phoneWrong',
}

/** What is wrong with a field, and what to do about it. */
export function useBrokenText() {
  const t = useMessages()
  return (field: AddressField, how: 'missing' | 'wrong'): string =>
    t(
      (how === 'missing' ? missing : wrong)[field] ??
        (how === 'missing' ? 'fieldRequired' : 'tooLong'),
    )
}
