import type { Problem } from '@cairn/contract/validation/rule'

export const longestReason = 200

type AdjustmentInput = {
  type: 'percent' | 'amount'
  value: number
  reason: string
  itemId?: string
}

type TypedAdjustment = { itemId: string; type: string; value: string; reason: string }

type ReadAdjustment =
  | { ok: true; input: AdjustmentInput }
  | { ok: false; problems: Readonly<Record<string, Problem>> }

/** What an employee has typed, with a point or a comma before the decimals. */
export function readAdjustment({ itemId, type, value, reason }: TypedAdjustment): ReadAdjustment {
  const problems = {
    ...problemOf('value', problemOfValue(value)),
    ...problemOf('reason', problemOfReason(reason)),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  return {
    ok: true,
    input: {
      type: type === 'amount' ? 'amount' : 'percent',
      value: numberIn(value),
      reason,
      ...(itemId !== '' && { itemId }),
    },
  }
}

const problemOf = (field: string, problem: Problem | undefined) =>
  problem ? { [field]: problem } : {}

function problemOfValue(value: string): Problem | undefined {
  if (value === '') return { name: 'fieldRequired' }
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(value)) return { name: 'valueInvalid' }
  return numberIn(value) < 0.01 ? { name: 'numberTooLow', values: { least: '0.01' } } : undefined
}

function problemOfReason(reason: string): Problem | undefined {
  if (reason === '') return { name: 'fieldRequired' }
  return reason.length > longestReason
    ? { name: 'tooLong', values: { length: longestReason } }
    : undefined
}

const numberIn = (value: string) => Number(value.replace(',', '.'))
