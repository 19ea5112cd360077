import type { Locale } from '@cairn/contract/sites/sites'
import { html } from 'hono/html'
import type { Assets, ScriptName } from '../assets.ts'

export type Html = ReturnType<typeof html>

export type WindowPage = {
  locale: Locale
  title: string
  /** The origin of the parent page that receives messages, if any. */
  opener?: { origin: string; sessionId: string }
  script?: ScriptName
  kind: string
  body: Html
  status?: 200 | 410 | 422
}

export const pageOf = (
  assets: Assets,
  { locale, title, opener, script, kind, body }: WindowPage,
) => {
  const { style, scripts } = assets
  const code = script && scripts[script]
  return html`<!doctype html>
    <html
      lang="${locale}"
      data-origin="${opener?.origin ?? ''}"
      data-session="${opener?.sessionId ?? ''}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${style.path}" integrity="${style.integrity}" crossorigin />
        ${
          code
            ? html`<script
                type="module"
                src="${code.path}"
                integrity="${code.integrity}"
                crossorigin
              ></script>`
            : ''
        }
      </head>
      <body class="${kind}">
        ${body}
      </body>
    </html>`
}

/** Only scripts that the page names may run, and only the shop may frame it. */
export function policyOf(
  origin: string,
  assets: Assets,
  { opener, script }: Pick<WindowPage, 'opener' | 'script'>,
): string {
  const absoluteUrl = (path: string) => `${origin}${path}`
  return [
    "default-src 'none'",
    `script-src ${script ? absoluteUrl(assets.scripts[script].path) : "'none'"}`,
    `style-src ${absoluteUrl(assets.style.path)}`,
    `font-src ${origin}/assets/`,
    'img-src data:',
    `connect-src ${origin}`,
    `form-action ${[origin, opener?.origin].filter(Boolean).join(' ')}`,
    `frame-ancestors ${opener?.origin ?? "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'report-uri /reports',
  ].join('; ')
}
