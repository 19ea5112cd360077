/** The token of the link in a mail about an account. */
export function tokenIn(mail: { text: string } | undefined): string {
  const [, token = ''] = /[?&]token=([\w-]+)/.exec(mail?.text ?? '') ?? []
  if (token === '') throw new Error('the mail has no link with a token')
  return token
}
