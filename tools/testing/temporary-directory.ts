import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memoryFileSystem = '/dev/shm'
/** A run opens a few databases of about 50 MB at a time; a container often has only 64 MB here. */
const requiredBytes = 4 * 1024 ** 3

/**
 * Runs the work with a directory for all its temporary files, and removes the directory afterwards. The
 * directory is in memory where there is room: tests copy databases of 1,500 files again and again.
 */
export async function withTemporaryDirectory<Value>(
  work: (directory: string) => Promise<Value>,
): Promise<Value> {
  const parent = hasRoom() ? memoryFileSystem : tmpdir()
  const directory = mkdtempSync(join(parent, 'cairn-run-'))
  // PostgreSQL runs as another user when root starts it, and has its own directory inside this one.
  chmodSync(directory, 0o711)
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memoryFileSystem)
    return bavail * bsize >= requiredBytes
  } catch {
    return false
  }
}
