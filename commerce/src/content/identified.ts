type Loose = Record<string, unknown>
type LooseBody = Loose & { sections: { name: unknown; blocks: Loose[] }[] }

/** Blocks and menu items that their author gave no id get one from their place. */
export function identified(body: unknown): LooseBody {
  const { sections, items, ...rest } = Object(body)
  return {
    ...rest,
    ...(items !== undefined && { items: identifiedNodes(items, 'menu') }),
    sections: listOf(sections).map(({ name, blocks }) => ({
      name,
      blocks: listOf(blocks).map((block, at) => ({
        ...block,
        id: block['id'] ?? `${String(name)}-${at + 1}`,
        fields: block['fields'] ?? {},
      })),
    })),
  }
}

function identifiedNodes(nodes: unknown, above: string): Loose[] {
  return listOf(nodes).map((node, at) => {
    const id = node['id'] ?? `${above}-${at + 1}`
    const below = (key: string) =>
      node[key] === undefined ? {} : { [key]: identifiedNodes(node[key], String(id)) }
    return {
      ...node,
      id,
      ...below('children'),
      ...below('visualSelectors'),
      ...(node['columns'] !== undefined && {
        columns: identifiedColumns(node['columns'], String(id)),
      }),
    }
  })
}

const identifiedColumns = (columns: unknown, above: string) =>
  listOf(columns).map((column, at) => ({
    children: identifiedNodes(column['children'], `${above}-${at + 1}`),
  }))

const listOf = (value: unknown): Loose[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
