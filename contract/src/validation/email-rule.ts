export const maxEmailLength = 100

/** Email addresses of accounts, which the calls accept and mail servers deliver to. */
export const emailPattern = /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

export const emailRule = {
  kind: 'pattern',
  pattern: emailPattern.source,
  problem: 'emailMalformed',
} as const

export const requiredEmail = [
  { kind: 'required' },
  { kind: 'maxLength', length: maxEmailLength },
  emailRule,
] as const
