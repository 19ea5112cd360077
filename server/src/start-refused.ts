/** A start that cannot be: its message is the whole explanation an operator needs. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}
