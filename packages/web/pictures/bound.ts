import type { TableClient } from '../src/page/table/client.ts'
import { LocalTable } from '../src/worker/table/localTable.ts'

/** The table with its methods bound, as a page gets it from the worker. */
export function bound(table: LocalTable): TableClient {
  const names = [...Object.getOwnPropertyNames(LocalTable.prototype), ...Object.keys(table)]
  const methods = (names as (keyof LocalTable)[]).flatMap((name) => {
    const method: unknown = table[name]
    return typeof method === 'function' ? [[name, method.bind(table)] as const] : []
  })
  return { id: table.id, leave: () => undefined, ...Object.fromEntries(methods) } as unknown as TableClient
}
