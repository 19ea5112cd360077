import { wordmarkPath } from '@cairn/commerce/mail/render-mail'
import { html, raw } from 'hono/html'
import { plainPageStyle } from './inline-styles.ts'

export type Html = ReturnType<typeof html>

type PlainPage = { title: string; language: string; content: Html }

/** A page of the server itself: without scripts, and with its styles inline. */
export const plainPage = ({ title, language, content }: PlainPage): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} | Cairn</title>
<link rel="icon" href="/symbol.svg">
<style>${raw(plainPageStyle)}</style>
</head>
<body>
<header><img src="${wordmarkPath}" width="84" height="27" alt="Cairn"></header>
<main>
${content}
</main>
</body>
</html>`
