import { documentId } from '../documents/document-answer.ts'
import type { DocumentProblem } from '../import/block-problems.ts'
import type { Difference } from '../revisions/document-diff.ts'
import type { RevisionOrigin } from '../revisions/draft.ts'

export type DocumentSummary = {
  kind: string
  slug: string
  revision: number
  changedAt: Date
  /** The version that is shown now, and the revision that it shows. */
  shownVersion: number | null
  shownRevision: number | null
  scheduledVersions: number
}

export type RevisionSummary = {
  revision: number
  origin: RevisionOrigin
  author: string | null
  note: string | null
  savedAt: Date
}

export type VersionSummary = {
  version: number
  revision: number | null
  from: Date
  until: Date | null
  publishedAt: Date
  publishedBy: string | null
  state: 'shown' | 'hidden' | 'scheduled' | 'ended' | 'taken down'
}

/** What a command prints. */
export type ContentReport = { ok: boolean; lines: string[] }

export const printed = (...lines: string[]): ContentReport => ({ ok: true, lines })

export const refused = (...lines: string[]): ContentReport => ({ ok: false, lines })

const timeText = (time: Date) => time.toISOString().replace(':00.000Z', 'Z')

export function summaryLine(document: DocumentSummary): string {
  const { revision, changedAt, shownVersion, shownRevision, scheduledVersions } = document
  const states = [
    shownVersion === null ? 'not shown' : `shows ${shownText(shownVersion, shownRevision)}`,
    ...(scheduledVersions === 0 ? [] : [`${scheduledVersions} scheduled`]),
  ]
  return [
    documentId(document),
    `revision ${revision}`,
    timeText(changedAt),
    states.join(', '),
  ].join('  ')
}

const shownText = (version: number, revision: number | null) =>
  revision === null ? `version ${version}` : `version ${version} (revision ${revision})`

export const revisionLine = ({ revision, origin, author, note, savedAt }: RevisionSummary) =>
  [
    `revision ${revision}`,
    timeText(savedAt),
    originText(origin, author),
    ...(note ? [note] : []),
  ].join('  ')

const originText = (origin: RevisionSummary['origin'], author: string | null) =>
  ({ import: 'imported', edit: 'saved', rollback: 'rolled back' })[origin] +
  (author === null ? '' : ` by ${author}`)

export const versionLine = (row: VersionSummary) =>
  [
    shownText(row.version, row.revision),
    row.state,
    periodText(row),
    `published ${timeText(row.publishedAt)}${row.publishedBy === null ? '' : ` by ${row.publishedBy}`}`,
  ].join('  ')

/** What a publication has led to. */
export const publishedLine = ({
  state,
  ...row
}: Pick<VersionSummary, 'version' | 'state'> & { kind: string; slug: string }) =>
  `${state === 'scheduled' ? 'Scheduled' : 'Published'} ${documentId(row)} as version ${row.version}${hiddenReasons[state]}.`

const hiddenReasons: Record<VersionSummary['state'], string> = {
  shown: '',
  scheduled: '',
  hidden: ', which is hidden by one with a later start',
  ended: ', whose end has passed',
  'taken down': ', which was taken down meanwhile',
}

export const periodText = ({ from, until }: { from: Date; until: Date | null }) =>
  `from ${timeText(from)}${until ? ` until ${timeText(until)}` : ''}`

export const problemLine = ({
  document,
  path,
  message,
  locales,
}: Pick<DocumentProblem, 'path' | 'message' | 'locales'> & { document: string }) =>
  [
    document,
    ...(path.length > 0 ? [pathText(path)] : []),
    message,
    ...(locales && !message.includes(locales[0] ?? '') ? [`(in ${locales.join(', ')})`] : []),
  ].join('  ')

/** For example sections[0].blocks[2].fields.title */
const pathText = (path: readonly PropertyKey[]) =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '')

export function differenceLines({ path, before, after }: Difference): string[] {
  const place = pathText(path)
  return [
    ...(before === undefined ? [] : [`- ${place}: ${JSON.stringify(before)}`]),
    ...(after === undefined ? [] : [`+ ${place}: ${JSON.stringify(after)}`]),
  ]
}
