import {
  importedExperiment,
  type ImportedExperiment,
} from '@cairn/contract/imports/experiments-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { type Change, changesOf, importKind } from '../platform/import/import-kind.ts'
import { recordImportedExperiments } from './experiments-store.ts'

export const experimentImports = {
  experiment: importKind(importedExperiment, {
    idsOf: ({ experienceId }) => [experienceId],
    write: writeExperiments,
  }),
}

async function writeExperiments(
  transaction: Transaction,
  experiments: readonly ImportedExperiment[],
): Promise<Change[]> {
  const merged = await mergeInto('experiments', {
    transaction,
    owner: 'experience_id',
    key: ['experience_id'],
    rows: experiments.map(({ experienceId, name, salt, audience, shares, from, until }) => ({
      experience_id: experienceId,
      name,
      salt,
      audience,
      shares,
      starts_at: from,
      ends_at: until,
    })),
  })
  await recordImportedExperiments(
    transaction,
    merged.map(({ owner }) => owner),
  )
  return changesOf('experiment', merged)
}
