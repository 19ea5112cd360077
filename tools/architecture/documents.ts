import { posix } from 'node:path'
import type { Rule, Source } from './sources.ts'

const isDocument = ({ path }: Source) =>
  /^(?!picture-generator\/)(?:[^/]+|docs\/[^/]+|decisions\/[^/]+|[^/]+\/README)\.md$/.test(path)

const fencedCode = /^ *```.*\n[\s\S]*?^ *```$/gm

/** Every file and folder that a document names exists. A path may leave out its first folders. */
export const documentsNameExistingPaths: Rule = (sources) => {
  const paths = `\n/${sources.map(({ path }) => path).join('\n/')}\n`
  // A dot follows a name without its extension.
  const exists = (path: string) => ['\n', '/', '.'].some((end) => paths.includes(`/${path}${end}`))
  return sources.filter(isDocument).flatMap(({ path: document, text }) => {
    const prose = text.replaceAll(fencedCode, '')
    const links = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) =>
      posix.join(posix.dirname(document), link),
    )
    // A worked example marks the files that it adds.
    const spans = [...prose.matchAll(/`([^`\n]+)`(?! \(new\))/g)]
      .map(([, span = '']) => span)
      .filter(isPath)
    return [...links, ...spans]
      .map((path) => path.replace(/\/$/, ''))
      .filter((path) => !isNoSource.test(path))
      .filter((path) => !exists(path))
      .map((path) => `${document} names ${path}, which does not exist`)
  })
}

/** A file name with a usual extension, or several names in lower case with slashes between them. */
const isPath = (span: string): boolean =>
  /^[a-z][\w./-]*\.(?:ts|tsx|mjs|css|sql|md|json)$/.test(span) ||
  /^[a-z][a-z0-9-]*\/[a-z0-9./-]*$/.test(span)

/** Packages, lint rules, the data and pictures of the demo, and what the picture generator checks itself. */
const isNoSource =
  /^node_modules\/|^react\/|\.(?:webp|ndjson)$|^(?:demo\/)?(?:data\/content|data|pictures)$|^picture-generator\/src/

/** Every identifier in camel case that a document names occurs in the code or in its own examples. */
export const documentsNameExistingIdentifiers: Rule = (sources) => {
  const identifiers = new Set(
    sources
      .filter(({ path }) => !path.endsWith('.md'))
      .flatMap(({ text }) => text.match(camelCase) ?? []),
  )
  return sources.filter(isDocument).flatMap(({ path: document, text }) => {
    const examples = text.match(fencedCode)?.join('\n') ?? ''
    return [...text.replaceAll(fencedCode, '').matchAll(/`([a-z]+[A-Z]\w*)(?:\(\))?`/g)]
      .map(([, name = '']) => name)
      .filter((name) => !identifiers.has(name) && !examples.includes(name))
      .map((name) => `${document} names ${name}, which does not exist`)
  })
}

const camelCase = /\b[a-z]+[A-Z]\w*/g
