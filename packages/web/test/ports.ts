import type { Language } from '@quadriga/kernel'
import { type TableClient, tableClient } from '../src/page/table/client.ts'
import type { Opened, TablesService } from '../src/model/table/tableService.ts'

const ports: MessagePort[] = []

/** Opens a table over a port of its own, as a page does. */
export async function clientOf(open: (port: MessagePort) => Promise<Opened>): Promise<TableClient> {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1)
  const opened = await open(port2)
  if (!opened.ok) throw new Error(`refused: ${JSON.stringify(opened.refusals)}`)
  return tableClient(opened.id, port1, opened.update)
}

/** A table of the worker by its id. */
export function openTable(host: TablesService, id: string, language: Language = 'en'): Promise<TableClient> {
  return clientOf((port) => host.open(id, language, port))
}

/** Nothing waits for messages any more. */
export function closePorts(): void {
  for (const port of ports.splice(0)) port.close()
}
