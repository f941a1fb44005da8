/** What a record has under a name that came from outside; never what every object inherits, such as `constructor`. */
export function ownEntry<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined
}
