/** Whether a database is one that several processes may share: a server, not a file. */
export function isShared(database: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(database)
}

/** A database as it may be told: without a password. */
export function withoutPassword(database: string): string {
  if (!isShared(database) || !URL.canParse(database)) return database
  const url = new URL(database)
  if (url.password !== '') url.password = '***'
  return url.href
}
