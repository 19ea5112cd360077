type JsonObject = Record<string, unknown>
type DocumentBody = JsonObject & { sections: { name: unknown; blocks: JsonObject[] }[] }

/** Gives blocks and menu items without an id one that is derived from their position. */
export function assignIds(body: unknown): DocumentBody {
  const { sections, items, ...rest } = Object(body)
  return {
    ...rest,
    ...(items !== undefined && { items: assignNodeIds(items, 'menu') }),
    sections: listOf(sections).map(({ name, blocks }) => ({
      name,
      blocks: listOf(blocks).map((block, index) => ({
        ...block,
        id: block['id'] ?? `${String(name)}-${index + 1}`,
        fields: block['fields'] ?? {},
      })),
    })),
  }
}

function assignNodeIds(nodes: unknown, parentId: string): JsonObject[] {
  return listOf(nodes).map((node, index) => {
    const id = node['id'] ?? `${parentId}-${index + 1}`
    const nodesIn = (key: string) =>
      node[key] === undefined ? {} : { [key]: assignNodeIds(node[key], String(id)) }
    return {
      ...node,
      id,
      ...nodesIn('children'),
      ...nodesIn('visualSelectors'),
      ...(node['columns'] !== undefined && {
        columns: assignColumnIds(node['columns'], String(id)),
      }),
    }
  })
}

const assignColumnIds = (columns: unknown, parentId: string) =>
  listOf(columns).map((column, index) => ({
    children: assignNodeIds(column['children'], `${parentId}-${index + 1}`),
  }))

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
