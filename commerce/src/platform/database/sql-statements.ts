// Whichever begins first: a comment may have an apostrophe in it, and a text two dashes.
const textOrComment = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm

/** The statements of a script in one line each and in lower case, without comments and bodies. */
export function statementsOf(sql: string): string[] {
  return sql
    .replace(textOrComment, (found) => (/^(?:--|\/\*)/.test(found) ? ' ' : "''"))
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
