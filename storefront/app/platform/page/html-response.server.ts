/**
 * A response of a page. Whoever reads its text gets the text that was rendered: a body would be encoded for the
 * response and decoded by the server, which rewrites the text before it sends it.
 */
export class HtmlResponse extends Response {
  readonly #html: string

  constructor(html: string, init: { status: number; headers: Headers }) {
    super(null, init)
    this.#html = html
  }

  override clone(): HtmlResponse {
    return new HtmlResponse(this.#html, this)
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html)
  }
}
