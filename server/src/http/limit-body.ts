/** The request, or undefined if its body has more bytes than allowed. */
export async function limitBody(request: Request, maxBytes: number): Promise<Request | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return request
  const length = request.headers.get('content-length')
  if (length !== null) return Number(length) > maxBytes ? undefined : request
  if (!request.body) return request
  const body = await readAtMost(request.body, maxBytes)
  const { method, headers } = request
  return body && new Request(request.url, { method, headers, body })
}

async function readAtMost(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let read = 0
  for await (const chunk of body) {
    read += chunk.byteLength
    if (read > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
