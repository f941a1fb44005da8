/** A JSON schema as plain data. */
export type Schema = Readonly<Record<string, unknown>>

type Check = (rule: unknown, value: unknown, root: Schema, schema: Schema) => boolean

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object'
const hasType = (value: unknown, type: unknown) =>
  type === 'integer' ? Number.isInteger(value) : type === typeOf(value)
const every = (value: unknown, root: Schema, schemas: unknown) =>
  isObject(value) && isObject(schemas)
    ? Object.entries(schemas).every(
        ([key, schema]) => !(key in value) || accepts(schema as Schema, value[key], root),
      )
    : true

/** The keys that neither properties nor patternProperties speak of. */
function otherKeys(value: Readonly<Record<string, unknown>>, schema: Schema): string[] {
  const known = Object.keys(schema['properties'] ?? {})
  const patterns = Object.keys(schema['patternProperties'] ?? {}).map((pattern) => new RegExp(pattern, 'u'))
  return Object.keys(value).filter(
    (key) => !known.includes(key) && !patterns.some((pattern) => pattern.test(key)),
  )
}

const checks: Readonly<Record<string, Check>> = {
  $ref: (rule, value, root) => {
    const definitions = root['$defs'] as Readonly<Record<string, Schema>>
    const found = definitions[String(rule).replace('#/$defs/', '')]
    if (!found) throw new Error(`no definition ${String(rule)}`)
    return accepts(found, value, root)
  },
  anyOf: (rule, value, root) => (rule as Schema[]).some((schema) => accepts(schema, value, root)),
  type: (rule, value) => [rule].flat().some((type) => hasType(value, type)),
  enum: (rule, value) => (rule as unknown[]).includes(value),
  const: (rule, value) => rule === value,
  pattern: (rule, value) => typeof value !== 'string' || new RegExp(String(rule), 'u').test(value),
  minimum: (rule, value) => typeof value !== 'number' || value >= Number(rule),
  minItems: (rule, value) => !Array.isArray(value) || value.length >= Number(rule),
  minProperties: (rule, value) => !isObject(value) || Object.keys(value).length >= Number(rule),
  maxProperties: (rule, value) => !isObject(value) || Object.keys(value).length <= Number(rule),
  required: (rule, value) => !isObject(value) || (rule as string[]).every((key) => key in value),
  items: (rule, value, root) =>
    !Array.isArray(value) || value.every((item) => accepts(rule as Schema, item, root)),
  properties: (rule, value, root) => every(value, root, rule),
  patternProperties: (rule, value, root) =>
    !isObject(value) ||
    Object.entries(rule as Record<string, Schema>).every(([pattern, schema]) =>
      Object.entries(value).every(
        ([key, part]) => !new RegExp(pattern, 'u').test(key) || accepts(schema, part, root),
      ),
    ),
  additionalProperties: (rule, value, root, schema) =>
    !isObject(value) ||
    otherKeys(value, schema).every((key) => rule !== false && accepts(rule as Schema, value[key], root)),
}
const silent = ['$schema', '$defs', 'title', 'description']

/** Whether a value satisfies a schema; knows just the keywords that our schema uses and throws at any other. */
export function accepts(schema: Schema, value: unknown, root: Schema = schema): boolean {
  return Object.entries(schema).every(([keyword, rule]) => {
    if (silent.includes(keyword)) return true
    const check = checks[keyword]
    if (!check) throw new Error(`unknown keyword ${keyword}`)
    return check(rule, value, root, schema)
  })
}
