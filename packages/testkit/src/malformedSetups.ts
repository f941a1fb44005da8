import { createRng, type Json, type Rng } from '@quadriga/kernel'

/** What a set-up from a stranger may hold in place of anything. */
const strangeValues: readonly (() => Json)[] = [
  () => null,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e300,
  () => true,
  () => 'no',
  () => '',
  () => 'constructor',
  () => '__proto__',
  () => '\u001b[31mred',
  () => 'a'.repeat(100_000),
  () => [],
  () => ({}),
  () => [null],
  () => [[[[[[]]]]]],
  () => JSON.parse('{"__proto__":{"heroes":[]},"constructor":1}') as Json,
  () => new Array<Json>(100_000).fill('x'),
]

/** Set-ups that began as a legal one and were changed at one to three places: fields lost, renamed, added, values of any kind. */
export function malformedSetups(legal: (rng: Rng) => Json, seed: string, count: number): Json[] {
  return Array.from({ length: count }, (_, n) => {
    const rng = createRng(`${seed}/${n}`)
    let setup = legal(rng)
    for (let times = 1 + rng.below(3); times > 0; times--) setup = changed(setup, rng)
    return setup
  })
}

/** Goes down a random way and changes something there. */
function changed(value: Json, rng: Rng): Json {
  const inside = Array.isArray(value) ? value.length : isRecord(value) ? Object.keys(value).length : 0
  if (inside === 0 || rng.below(8) === 0) return strange(value, rng)
  if (Array.isArray(value)) return changedList(value as readonly Json[], rng)
  return changedRecord(value as Readonly<Record<string, Json>>, rng)
}

function strange(value: Json, rng: Rng): Json {
  if (typeof value === 'string' && value.length > 1 && rng.below(3) === 0) return slip(value, rng)
  return (strangeValues[rng.below(strangeValues.length)] as () => Json)()
}

function changedList(list: readonly Json[], rng: Rng): Json {
  const at = rng.below(list.length)
  switch (rng.below(4)) {
    case 0:
      return [...list, list[at] as Json]
    case 1:
      return list.toSpliced(at, 1)
    default:
      return list.with(at, changed(list[at] as Json, rng))
  }
}

function changedRecord(record: Readonly<Record<string, Json>>, rng: Rng): Json {
  const entries = Object.entries(record)
  const [name, value] = entries[rng.below(entries.length)] as [string, Json]
  const others = entries.filter(([other]) => other !== name)
  switch (rng.below(5)) {
    case 0:
      return Object.fromEntries(others)
    case 1:
      return Object.fromEntries([...others, [slip(name, rng), value]])
    case 2:
      return Object.fromEntries([...entries, ['toString', value]])
    default:
      return Object.fromEntries([...others, [name, changed(value, rng)]])
  }
}

/** Two neighbouring letters swapped, or one lost. */
function slip(word: string, rng: Rng): string {
  const at = rng.below(Math.max(1, word.length - 1))
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`
  return swapped === word || rng.below(2) === 0 ? `${word.slice(0, at)}${word.slice(at + 1)}` : swapped
}

function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
