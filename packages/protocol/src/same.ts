/** Whether two values of plain data say the same; what both share is not looked into. What JSON leaves out is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other)
  return !Array.isArray(other) && hasSameFields(one as Fields, other as Fields)
}

type Fields = Readonly<Record<string, unknown>>

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false
  return true
}

function hasSameFields(one: Fields, other: Fields): boolean {
  for (const name in other) if (!isSame(one[name], other[name])) return false
  for (const name in one) if (one[name] !== undefined && other[name] === undefined) return false
  return true
}
