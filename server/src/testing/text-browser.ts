type Fields = Record<string, string>

type PageForm = { action: string; html: string }

/**
 * A browser like w3m or lynx: without scripts, styles and the attribute `form`. It sends the page of a form as
 * referer, and no origin.
 */
export function createTextBrowser(origin: string) {
  const cookies = new Map<string, string>()
  let url = origin
  let html = ''

  async function load(target: string, init: RequestInit = {}): Promise<void> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...(cookie && { cookie }), ...(html && { referer: url }) }
    const response = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const change of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(change) ?? []
      if (/max-age=0(;|$)/i.test(change)) cookies.delete(name)
      else cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location !== null) return load(new URL(location, target).href)
    url = target
    html = (await response.text()).replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
  }

  return {
    /** The URL without the origin. */
    path: () => url.slice(origin.length),
    text: () => textOf(html),
    open: (path: string) => load(new URL(path, origin).href),
    /** Fills in the form that has these fields and the button, and presses the button. */
    async press(button: RegExp, typed: Fields = {}): Promise<void> {
      const form = formsIn(html).find(
        (candidate) => hasButton(candidate, button) && hasFields(candidate, typed),
      )
      if (!form) throw new Error(`No such form with ${button} at ${url}:\n${textOf(html)}`)
      const body = new URLSearchParams({ ...valuesOf(form), ...typed })
      await load(new URL(form.action, url).href, { method: 'POST', body })
    },
  }
}

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decoded(value)
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

const textOf = (html: string) =>
  decoded(html.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()

const formsIn = (html: string): PageForm[] =>
  Array.from(html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs), ([, tag = '', content = '']) => ({
    action: attribute(tag, 'action') ?? '',
    html: content,
  }))

const hasButton = ({ html }: PageForm, label: RegExp): boolean =>
  Array.from(html.matchAll(/<button\b.*?<\/button>/gs)).some(([button]) =>
    label.test(textOf(button)),
  )

/** Fields as they are in the markup; a list includes its options. */
const fieldsIn = ({ html }: PageForm): string[] =>
  Array.from(
    html.matchAll(/<input\b[^>]*>|<textarea\b[^>]*>|<select\b.*?<\/select>/gs),
    ([field]) => field,
  )

function hasFields(form: PageForm, fields: Fields): boolean {
  const names = new Set(fieldsIn(form).map((field) => attribute(field, 'name')))
  return Object.keys(fields).every((name) => names.has(name))
}

/** The values that the page has filled in. */
const valuesOf = (form: PageForm): Fields =>
  Object.fromEntries(
    fieldsIn(form).flatMap((field) => {
      const name = attribute(field, 'name')
      const isBox = /^(?:radio|checkbox)$/.test(attribute(field, 'type') ?? '')
      const isSent = !isBox || / checked=/.test(field)
      return name !== undefined && isSent ? [[name, valueOf(field, isBox)]] : []
    }),
  )

function valueOf(field: string, isBox: boolean): string {
  const [first, ...others] = field.match(/<option\b[^>]*>/g) ?? []
  const option = others.find((other) => / selected=/.test(other)) ?? first
  return attribute(option ?? field, 'value') ?? (isBox ? 'on' : '')
}
