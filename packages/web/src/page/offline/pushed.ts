/** A notice as the server sends it. */
interface Pushed {
  readonly table: string
  readonly title: string
  readonly body: string
  /** A seat there is kept for the reader, who has not sat down yet. */
  readonly isKept: boolean
}

/** A window of the page, as a service worker knows it. */
export interface PageWindow {
  readonly url: string
  readonly focused: boolean
  focus(): Promise<unknown>
}

/** What telling somebody needs of a service worker. */
export interface Telling {
  readonly windows: () => Promise<readonly PageWindow[]>
  readonly show: (title: string, options: object) => Promise<void>
  readonly open: (address: string) => Promise<unknown>
}

const addressOf = (table: string): string => `/online/${table}`
const doorOf = (table: string): string => `/join?table=${table}`

/** Shows a notice; not to somebody who looks at that very table. A later one about a table replaces the one before. */
export async function showPushed(text: string, { windows, show }: Telling): Promise<void> {
  const pushed = read(text)
  if (pushed === null) return
  const { table, title, body, isKept } = pushed
  const isSeen = (await windows()).some(({ url, focused }) => focused && isAt(url, table))
  if (!isSeen) await show(title, { body, tag: table, icon: '/icon.svg', data: { table, isKept } })
}

/** Goes to the table of a notice: to a window that has it open, or to a new one. */
export async function openPushed(data: unknown, { windows, open }: Telling): Promise<void> {
  const { table = '', isKept = false } = (data ?? {}) as Partial<Pushed>
  const here = (await windows()).find(({ url }) => isAt(url, table))
  await (here === undefined ? open(isKept ? doorOf(table) : addressOf(table)) : here.focus())
}

function isAt(url: string, table: string): boolean {
  return new URL(url).pathname === addressOf(table)
}

/** What came from outside is believed only as far as it has the right shape. */
function read(text: string): Pushed | null {
  try {
    const { table, title, body, isKept } = JSON.parse(text) as Readonly<Record<string, unknown>>
    const isWhole = [table, title, body].every((part) => typeof part === 'string')
    if (!isWhole || !/^[\w-]{22}$/.test(String(table))) return null
    return { table, title, body, isKept: isKept === true } as Pushed
  } catch {
    return null
  }
}
