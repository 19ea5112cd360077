import { z } from 'zod'
import { addressBookChange, addressBookInput } from './address.ts'
import { call } from './call.ts'
import { addressId } from './identifiers.ts'

export const addAddress = call({
  method: 'POST',
  path: '/consumers-v3/consumer/address',
  summary: 'Keep an address; the first of its kind becomes the main one.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'counted',
  body: z.object({ address: addressBookInput }),
  answer: z.object({ addressId }),
  refuses: ['addressInvalid', 'addressExists', 'addressBookFull'],
})

export const changeAddress = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Change an address, or make it the main one of its kind.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ addressId }),
  body: z.object({ address: addressBookChange }),
  answer: z.object({ addressId }),
  refuses: ['addressInvalid', 'addressExists', 'addressIdUnknown'],
})

export const removeAddress = call({
  method: 'DELETE',
  path: '/consumers-v3/consumer/address/{addressId}',
  summary: 'Forget an address.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ addressId }),
  answer: z.object({}),
  refuses: ['addressIdUnknown', 'billingAddressInUse'],
})
