import { isNode, type Node, type Source, walk } from './source.ts'

/** An import, or a hand-on, and the module it names; undefined where that is computed. */
export type Import = { readonly node: Node; readonly of: string | undefined }

/** Everything that a file imports or hands on. */
export function importsOf(source: Source): readonly Import[] {
  const found: Import[] = []
  walk(source.program, (node) => {
    const from = node['source'] ?? (node.type === 'TSImportType' ? node['argument'] : undefined)
    if (isNode(from)) found.push({ node, of: typeof from['value'] === 'string' ? from['value'] : undefined })
  })
  return found
}

/** Whether nothing of an import is there when the program runs. */
export function isTypeImport(node: Node): boolean {
  return node['importKind'] === 'type' || node['exportKind'] === 'type' || node.type === 'TSImportType'
}
