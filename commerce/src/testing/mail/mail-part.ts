/** A part of a mail as it was before it was encoded for SMTP. */
export function mailPart(message: string, type: 'text/plain' | 'text/html'): string {
  const [, boundary = 'no boundary'] = /boundary="([^"]+)"/.exec(message) ?? []
  const parts = message.split(`--${boundary}`)
  const part = parts.find((text) => text.trimStart().startsWith(`Content-Type: ${type}`)) ?? ''
  const [head = '', ...body] = part.trimStart().split('\n\n')
  const content = body.join('\n\n').replaceAll(/^\.\./gm, '.')
  return head.includes('quoted-printable') ? fromQuotedPrintable(content) : content
}

function fromQuotedPrintable(content: string): string {
  const bytes = content
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
