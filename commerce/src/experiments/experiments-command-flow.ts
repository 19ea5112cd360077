import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import { findExperiments, stopExperiment } from './experiments-store.ts'
import { reportLines, summaryLine } from './report/report-lines.ts'
import { findResults } from './report/results-store.ts'

const experienceId = z.string()

/** What an operator can ask for with `npm run experiments`. */
export const experimentsCommand = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list') }),
  z.object({ action: z.enum(['report', 'stop']), experienceId }),
])
export type ExperimentsCommand = z.infer<typeof experimentsCommand>

export const experimentsReport = z.object({ ok: z.boolean(), lines: z.array(z.string()) })
type ExperimentsReport = z.infer<typeof experimentsReport>

export async function runExperimentsCommand(
  database: Database,
  command: ExperimentsCommand,
): Promise<ExperimentsReport> {
  if (command.action === 'list') {
    const experiments = await findExperiments(database)
    return experiments.length > 0
      ? { ok: true, lines: experiments.map(summaryLine) }
      : { ok: true, lines: ['There are no experiments.'] }
  }
  const [experiment] = await findExperiments(database, command.experienceId)
  if (!experiment) {
    return { ok: false, lines: [`${command.experienceId}: there is no such experiment.`] }
  }
  if (command.action === 'report') {
    const results = await findResults(database, experiment.experienceId)
    return { ok: true, lines: reportLines(experiment, results) }
  }
  return (await stopExperiment(database, experiment.experienceId))
    ? { ok: true, lines: [`${experiment.experienceId} is stopped.`] }
    : { ok: false, lines: [`${experiment.experienceId} has ended already.`] }
}
