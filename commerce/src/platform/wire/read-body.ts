import { accept, refuse, type Result } from '@cairn/contract/result'

/** The largest body that any call takes. */
export const largestBody = 256 * 1024

// A tab or a stray parameter has made others skip validation: one spelling is JSON, all else is 415.
const json = /^application\/json(?:; ?charset=utf-8)?$/i

export async function readBody(request: Request): Promise<Result<unknown>> {
  const type = request.headers.get('content-type')
  if (type === null && !request.body) return accept({})
  if (type === null || !json.test(type)) return refuse('wrongContentType')
  const text = await readAtMost(request, largestBody)
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

export async function readAtMost(request: Request, limit: number): Promise<string | undefined> {
  const announced = request.headers.get('content-length')
  if (announced !== null) return Number(announced) > limit ? undefined : request.text()
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
