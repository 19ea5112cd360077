import { accept, refuse, type Result } from '@cairn/contract/result'

/** The largest body that any call takes. */
export const largestBody = 256 * 1024

// A tab or a stray parameter has made others skip validation: one spelling is JSON, all else is 415.
const json = /^application\/json(?:; ?charset=utf-8)?$/i

export async function readBody(request: Request): Promise<Result<unknown>> {
  const type = request.headers.get('content-type')
  const length = request.headers.get('content-length')
  if (type === null && (length === null || length === '0') && !request.body) return accept({})
  if (!type || !json.test(type)) return refuse('wrongContentType')
  if (Number(length ?? 0) > largestBody) return refuse('bodyTooLarge')

  const text = length === null ? await readAtMost(request, largestBody) : await request.text()
  return text === undefined ? refuse('bodyTooLarge') : parse(text)
}

function parse(text: string): Result<unknown> {
  if (text === '') return accept({})
  try {
    const value: unknown = JSON.parse(text)
    return accept(value)
  } catch {
    return refuse('fieldsInvalid')
  }
}

async function readAtMost(request: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let read = 0
  let text = ''
  for await (const chunk of request.body ?? []) {
    read += chunk.byteLength
    if (read > limit) return undefined
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
