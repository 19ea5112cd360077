import { email } from '@cairn/contract/person'

/** How an address is compared: nobody remembers with which capitals they wrote it. */
export const loginOf = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

export const isEmail = (typed: string): boolean => email.safeParse(typed.trim()).success
