import { flagCookies } from '@cairn/contract/wire/cookies'

type PendingCookie = { value: string; maxAgeSeconds: number }

const cookiePair = /^\s*([^=;\s]+)=([^;]*)$/
const readableNames = new Set<string>(Object.values(flagCookies))

/** The cookies of a request and those that its answer will set. `get` sees both. */
export class CookieJar {
  readonly #received: ReadonlyMap<string, string>
  readonly #pending = new Map<string, PendingCookie>()
  readonly #secure: boolean

  constructor(header: string | null, secure: boolean) {
    this.#received = parse(header ?? '')
    this.#secure = secure
  }

  get(name: string): string | undefined {
    const pending = this.#pending.get(name)
    return (pending ? pending.value : this.#received.get(this.#wireName(name))) || undefined
  }

  set(name: string, value: string, maxAgeSeconds: number) {
    this.#pending.set(name, { value, maxAgeSeconds })
  }

  remove(name: string) {
    this.set(name, '', 0)
  }

  /** One set-cookie header for each changed cookie. */
  changes(): string[] {
    return [...this.#pending].map(([name, { value, maxAgeSeconds }]) =>
      [
        `${this.#wireName(name)}=${value}`,
        'Path=/',
        'SameSite=Lax',
        `Max-Age=${maxAgeSeconds}`,
        ...(readableNames.has(name) ? [] : ['HttpOnly']),
        ...(this.#secure ? ['Secure'] : []),
      ].join('; '),
    )
  }

  #wireName(name: string) {
    return this.#secure && !readableNames.has(name) ? `__Host-${name}` : name
  }
}

function parse(header: string): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const [, name = '', value = ''] = cookiePair.exec(part) ?? []
    if (name && !cookies.has(name)) cookies.set(name, value)
  }
  return cookies
}
