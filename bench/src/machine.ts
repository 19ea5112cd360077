import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'

/** A description of the machine as lines of a list, to be read before the load begins. */
export function describeMachine(): string[] {
  const cores = cpus()
  const gigabytes = Math.round(totalmem() / 2 ** 30)
  return [
    `Date: ${new Date().toISOString().slice(0, 10)}`,
    `Machine: ${cores.length} × ${cores[0]?.model.trim()}, ${gigabytes} GB, ${process.platform} ${process.arch}`,
    `Busy before the run: a load of ${loadavg()[0]?.toFixed(2)} over the last minute`,
    `Node ${process.versions.node}`,
    `Commit ${commit()}`,
  ]
}

function commit(): string {
  try {
    const suffix = git('status', '--porcelain') ? ', with changes that are not committed' : ''
    return `${git('rev-parse', '--short', 'HEAD')}${suffix}`
  } catch {
    return 'unknown'
  }
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).trim()
