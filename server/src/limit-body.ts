/** The request with at most so many bytes of body, or nothing if it has more than that. */
export async function limitBody(request: Request, most: number): Promise<Request | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) > most ? undefined : request
  if (!request.body) return request
  const body = await readAtMost(request.body, most)
  const { method, headers } = request
  return body && new Request(request.url, { method, headers, body })
}

async function readAtMost(body: ReadableStream<Uint8Array>, most: number) {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body) {
    read += chunk.byteLength
    if (read > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
