import { z } from 'zod'
import { call } from '../wire/call.ts'
import { allCodes } from './consent.ts'

const code = z.enum(['C0001', 'C0002', 'C0003', 'C0004'])

/** The random id of the choices of a browser. */
export const consentId = z.uuid()

/** Where a visitor has chosen. */
const source = z.enum(['banner', 'settings'])
export type ConsentSource = z.infer<typeof source>

export const recordConsent = call({
  method: 'POST',
  path: '/fapi/consent',
  summary: 'Record which categories of cookies a visitor allows.',
  description:
    'Sets the cookie `cairn_consent` for 182 days and keeps a record as proof, without an IP address or a session. With `Sec-GPC: 1`, C0004 is refused.',
  policy: 'anyone',
  rate: 'write',
  repeat: 'counted',
  body: z.object({
    version: z.int().min(1).max(9999),
    codes: z.array(code).max(allCodes.length),
    source,
  }),
  answer: z.object({
    consentId,
    version: z.int(),
    codes: z.array(code),
    chosenAt: z.iso.datetime(),
  }),
  refuses: [],
})
