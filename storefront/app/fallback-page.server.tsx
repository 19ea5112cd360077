import type { Locale } from '@cairn/contract/sites/sites'
import type { CSSProperties } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messagesFor } from './platform/text/messages.server.ts'
import { Wordmark } from './ui/logo.tsx'

/** Shown when even the error page cannot be rendered. It depends on as little code as possible. */
export function fallbackPage(locale: Locale): string {
  const { language, messages } = messagesFor(locale).catalogue
  const page = (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{messages.errorTitle}</title>
      </head>
      <body style={bodyStyle}>
        <a href={`/${locale}`} aria-label="Cairn" style={nameStyle}>
          <Wordmark className="" />
        </a>
        <main>
          <h1 style={titleStyle}>{messages.errorTitle}</h1>
          <p>{messages.errorText}</p>
          <form>
            <button style={buttonStyle}>{messages.tryAgain}</button>
            <a href={`/${locale}`} style={linkStyle}>
              {messages.backToStart}
            </a>
          </form>
        </main>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

const ink = '#161c1d'
const bodyStyle: CSSProperties = {
  maxWidth: '36rem',
  margin: '0 auto',
  padding: '12vh 24px',
  color: ink,
  font: '17px/1.5 system-ui, sans-serif',
}
const nameStyle: CSSProperties = { display: 'block', width: 112, color: ink }
const titleStyle: CSSProperties = { margin: '56px 0 12px', fontSize: 32, lineHeight: 1.15 }
const buttonStyle: CSSProperties = {
  margin: '16px 28px 0 0',
  padding: '14px 28px',
  border: 0,
  borderRadius: 2,
  background: ink,
  color: '#fff',
  font: 'inherit',
}
const linkStyle: CSSProperties = { display: 'inline-block', padding: '14px 0', color: ink }
