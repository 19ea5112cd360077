export type MigrationFile = { name: string; sql: string }

/** A statement of a migration, or one of the changes of an `alter table`. */
type Change = { text: string; isOnExisting: boolean }
type Rule = { name: string; reason: string; pattern: RegExp; unless?: RegExp; evenIfNew?: true }

const breaksPrevious = 'the previous version still uses it while this one starts'
const blocksRequests = 'it locks the table while it processes every row'

const addsColumn = /^add (?!constraint|check|foreign|unique|primary|exclude)/
const rules: Rule[] = [
  { name: 'drop', reason: breaksPrevious, pattern: /^drop (table|(materialized )?view|schema)\b/ },
  {
    name: 'drop-column',
    reason: breaksPrevious,
    pattern: /^drop (?!constraint|table|view|materialized|schema|index|trigger|function)/,
  },
  { name: 'rename', reason: breaksPrevious, pattern: /^(rename\b|alter (?!table).* rename )/ },
  {
    name: 'alter-type',
    reason: breaksPrevious,
    pattern: /^alter (column )?\S+ (set data )?type\b/,
  },
  { name: 'set-not-null', reason: breaksPrevious, pattern: / set not null$/ },
  {
    name: 'add-not-null',
    reason: breaksPrevious,
    pattern: /^add .* not null/,
    unless: / default /,
  },
  {
    name: 'rewrite',
    reason: blocksRequests,
    pattern: new RegExp(`${addsColumn.source}.*( default .*\\(| generated |\\w*serial\\b)`),
    unless: / default (now\(\)|'[^']*')/,
  },
  {
    name: 'validate',
    reason: blocksRequests,
    pattern: /^add (constraint \S+ )?(check|foreign key|exclude)\b/,
    unless: / not valid$/,
  },
  {
    name: 'unique',
    reason: blocksRequests,
    pattern: /^add (constraint \S+ )?(unique|primary key)\b/,
    unless: / using index /,
  },
  {
    name: 'index',
    reason: blocksRequests,
    pattern: /^create (unique )?index\b/,
    unless: /^create (unique )?index concurrently\b/,
  },
  { name: 'lock', reason: blocksRequests, pattern: /^(lock|cluster|truncate|vacuum full)\b/ },
  {
    name: 'transaction',
    reason: 'a migration runs in a transaction of its own',
    pattern: /^(begin|commit|rollback|start transaction)\b/,
    evenIfNew: true,
  },
]

/**
 * Statements that would block requests, or break the previous version while both versions run. A file
 * may contain `-- allow <rule>: <reason>`, for example when no released version uses a column.
 */
export function brokenRules(files: MigrationFile[]): string[] {
  const tables = new Set<string>()
  return files.flatMap(({ name, sql }) => {
    const statements = statementsOf(sql)
    const allowed = new Set([...sql.matchAll(/^-- allow ([a-z-]+): \S/gm)].map((match) => match[1]))
    const changes = statements.flatMap((text) => changesOf(text, tables))
    for (const text of statements) {
      const created = /^create (?:unlogged )?table (?:if not exists )?([^\s(]+)/.exec(text)?.[1]
      if (created) tables.add(created)
    }
    const violations = rules
      .filter((rule) => !allowed.has(rule.name))
      .flatMap((rule) =>
        changes
          .filter((change) => isBroken(rule, change))
          .map(
            ({ text }) => `${name} breaks "${rule.name}" (${rule.reason}): ${text.slice(0, 80)}`,
          ),
      )
    const isMixed = statements.length > 1 && statements.some((text) => / concurrently /.test(text))
    return isMixed
      ? [...violations, `${name} breaks "alone": what is done concurrently has a file of its own`]
      : violations
  })
}

function changesOf(text: string, tables: Set<string>): Change[] {
  const table = tableName(text)
  // A statement that names no single table counts as a change of an existing one.
  const isOnExisting = table === undefined || tables.has(table)
  return alterations(text).map((alteration) => ({ text: alteration, isOnExisting }))
}

const isBroken = (rule: Rule, { text, isOnExisting }: Change) =>
  (isOnExisting || rule.evenIfNew === true) && rule.pattern.test(text) && !rule.unless?.test(text)

// Matched together, because a comment may contain an apostrophe and a string two dashes.
const textOrComment = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm

/** The statements of a script in lower case, each in one line, without comments and function bodies. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(textOrComment, (match) => (/^(?:--|\/\*)/.test(match) ? ' ' : "''"))
    .split(';')
    .map((text) =>
      text
        .replace(/\s+/g, ' ')
        .replace(/public\./g, '')
        .replaceAll('"', '')
        .trim(),
    )
    .filter(Boolean)
    .map((text) => text.toLowerCase())
}

const alterTable = /^alter table (?:if exists )?(?:only )?(\S+) /

/** The table that a statement alters, indexes or drops. */
export const tableName = (statement: string): string | undefined =>
  alterTable.exec(statement)?.[1] ??
  /^create (?:unique )?index\b.*? on (?:only )?([^\s(]+)/.exec(statement)?.[1] ??
  /^(?:drop table|truncate|lock table) (?:if exists )?(\S+)/.exec(statement)?.[1]

/** `alter table t add a int, drop b` makes two changes; any other statement is one. */
export function alterations(statement: string): string[] {
  const head = alterTable.exec(statement)?.[0]
  return head === undefined ? [statement] : splitOutsideBrackets(statement.slice(head.length))
}

function splitOutsideBrackets(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
