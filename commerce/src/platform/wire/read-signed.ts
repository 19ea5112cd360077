import { accept, refuse, type Result } from '@cairn/contract/result'
import type { Signed } from './asked.ts'
import { largestBody, readAtMost } from './read-body.ts'

/** A body to the letter, as it was signed: only whoever knows the signature can tell what it says. */
export async function readSigned(request: Request): Promise<Result<Signed>> {
  const body = await readAtMost(request, largestBody)
  if (body === undefined) return refuse('bodyTooLarge')
  return accept({ body, header: (name) => request.headers.get(name) ?? undefined })
}
