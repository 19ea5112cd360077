export type Column = { title: string; align: 'left' | 'right' }

/** A Markdown table in the layout of the formatter: columns as wide as their widest cell. */
export function markdownTable(columns: readonly Column[], rows: readonly string[][]): string {
  const widths = columns.map(({ title }, index) =>
    Math.max(3, title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const paddedLine = (cells: readonly string[]) =>
    line(
      columns.map(({ align }, index) => {
        const [cell = '', width = 0] = [cells[index], widths[index]]
        return align === 'left' ? cell.padEnd(width) : cell.padStart(width)
      }),
    )
  const rule = columns.map(({ align }, index) => {
    const dashes = '-'.repeat(widths[index] ?? 0)
    return align === 'left' ? dashes : `${dashes.slice(1)}:`
  })
  return [paddedLine(columns.map(({ title }) => title)), line(rule), ...rows.map(paddedLine)].join(
    '\n',
  )
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
