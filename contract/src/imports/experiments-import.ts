import { z } from 'zod'
import { audiences } from '../experiments/audiences.ts'
import { machineName, singleLine } from '../fields/inputs.ts'
import { importedInstant } from './catalogue-import.ts'

const importedShare = z.strictObject({
  variantId: machineName,
  percent: z.number().min(0).max(100).multipleOf(0.01, 'must have two decimals at most'),
})

const experimentFields = z.strictObject({
  experienceId: machineName,
  name: singleLine(80).min(1),
  /** What the assignment of visitors depends on. The id if omitted. */
  salt: machineName.optional(),
  audience: z.enum(audiences).nullable().default(null),
  /** What they leave is the share of the baseline. */
  shares: z.array(importedShare).min(1).max(10),
  from: importedInstant,
  until: importedInstant.nullable().default(null),
})

type ExperimentFields = z.infer<typeof experimentFields>
type ImportIssue = { path: (string | number)[]; message: string }

const timeIssues = ({ from, until }: ExperimentFields): ImportIssue[] =>
  until !== null && Date.parse(until) <= Date.parse(from)
    ? [{ path: ['until'], message: 'must be later than from' }]
    : []

function shareIssues({ shares }: ExperimentFields): ImportIssue[] {
  // In hundredths, because the sum of 33.33, 33.33 and 33.34 is more than 100.
  const sum = shares.reduce((total, { percent }) => total + Math.round(percent * 100), 0)
  const ids = shares.map(({ variantId }) => variantId)
  return [
    ...(sum > 10_000
      ? [{ path: ['shares'], message: 'must be 100 percent at most together' }]
      : []),
    ...ids
      .map((id, index) => ({ id, index }))
      .filter(({ id, index }) => ids.indexOf(id) < index)
      .map(({ id, index }) => ({
        path: ['shares', index, 'variantId'],
        message: `the variant ${id} occurs a second time`,
      })),
  ]
}

export const importedExperiment = experimentFields
  .check(({ value, issues }) => {
    for (const issue of [...timeIssues(value), ...shareIssues(value)]) {
      issues.push({ code: 'custom', input: value, ...issue })
    }
  })
  .transform(({ salt, ...experiment }) => ({
    ...experiment,
    salt: salt ?? experiment.experienceId,
  }))
export type ImportedExperiment = z.output<typeof importedExperiment>

export type ExperimentsRow = { kind: 'experiment' } & z.input<typeof importedExperiment>
