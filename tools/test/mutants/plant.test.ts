import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../mutants/plant.ts'
import { sampleOf } from '../../mutants/sample.ts'

const FILE = 'packages/game/src/rules/some.ts'

const plantedIn = (source: string): string[] =>
  faultsOf(FILE, source).map(({ before, after }) => `${before} → ${after}`)

describe('what is planted', () => {
  test.each([
    ['if (a < 3) b()', ['if (a < 3) b() → if (a <= 3) b()', 'if (a < 3) b() → if (a < 4) b()']],
    ['if (a < 3) b()', ['if (a < 3) b() → if (false) b()', 'if (a < 3) b() → if (true) b()']],
    ['if (a < 3) b()', ['b() → {}']],
    ['x = a && (b || c)', ['x = a && (b || c) → x = a || (b || c)', 'x = a && (b || c) → x = (b || c)']],
    ['x = a && (b || c)', ['x = a && (b || c) → x = a && (b && c)', 'x = a && (b || c) → x = a && (c)']],
    ['if (!a) b(); else c()', ['if (!a) b(); else c() → if (!(!a)) b(); else c()']],
    ['x = a ? b : c', ['x = a ? b : c → x = !(a) ? b : c']],
    ['x = -1', ['x = -1 → x = 0']],
    ['x = { open: true }', ['x = { open: true } → x = { open: false }']],
    ['hit(m, seat, thing)', ['hit(m, seat, thing) → hit(m, thing, seat)']],
    ['x = all.filter(ready).some(mine)', ['x = all.filter(ready).some(mine) → x = all.some(mine)']],
    [
      'x = all.filter(ready).some(mine)',
      ['x = all.filter(ready).some(mine) → x = all.filter(ready).every(mine)'],
    ],
    ['function f() { a(); b() }', ['a(); b() → b() a();']],
    ['x = [...a, ...b]', ['x = [...a, ...b] → x = [...b, ...a]', 'x = [...a, ...b] → x = [...a]']],
    [
      'procedure({ one() { a }, two() { b } })',
      ['procedure({ one() { a }, two() { b } }) → procedure({ two() { b }, one() { a } })'],
    ],
    ['op({ run: (m) => m.hit() })', ['op({ run: (m) => m.hit() }) → op({ run: (m) => undefined })']],
    ['f.next++', ['f.next++ → f.next--', 'f.next++ → {}']],
    ['while (a) b()', ['while (a) b() → while (false) b()']],
    ['function f() { if (a) { b(); return } }', ['return → {}']],
  ])('%s', (source, expected) => {
    expect(plantedIn(source)).toEqual(expect.arrayContaining(expected))
  })

  test('neither imports nor types', () => {
    const source = "import { a } from './a.ts'\ntype Two = 1 | 2\ninterface Some { n: 3 }\nconst b = a as 4\n"
    expect(plantedIn(source)).toEqual([])
  })

  test('no words: neither the facet that says, nor messages, nor a function that puts words together', () => {
    const source = `import * as t from '@quadriga/kernel/text'
      import { many } from '../text/nouns.ts'
      const a = op('a', { say: (a) => (a.n > 1 ? t.many(2) : t.one(1)) })
      const b = op('b', { say(a) { return a.n > 1 } })
      const c = message('ask.c', { n: n + 1 })
      const d = n > 1 ? reason('refused.d', { n: n + 1 }) : message('ask.d')
      function e(n) { return n > 1 ? many : t.one }`
    expect(plantedIn(source)).toEqual([])
  })

  test('no order of a list that only registers names', () => {
    expect(plantedIn('export const ops = [a, b, ...others] as const')).toEqual([])
  })

  test('nothing that means the same by the kernel: where a step goes on, the end of the last step, the two of a minimum', () => {
    const source = "procedure('p', { one(m) { m.goto('one'); hit(m) }, two(m) { m.done() } }); Math.min(a, b)"
    const faults = plantedIn(source)
    expect(faults).not.toContain("m.goto('one'); hit(m) → hit(m) m.goto('one');")
    expect(faults).not.toContain('m.done() → {}')
    expect(plantedIn('function f(m) { m.done(); m.happen(a) }')).not.toContain(
      'm.done(); m.happen(a) → m.happen(a) m.done();',
    )
    expect(plantedIn('function f(m) { m.done(); m.propose(a) }')).toContain(
      'm.done(); m.propose(a) → m.propose(a) m.done();',
    )
    expect(faults).not.toContain('Math.min(a, b) → Math.min(b, a)')
    expect(plantedIn("procedure('p', { one(m) { m.done() }, two(m) { hit(m) } })")).toContain('m.done() → {}')
  })

  test('a fault knows where it is: the names around it, its line, and which of several alike', () => {
    const source = 'const round = procedure({\n  end(m) {\n    go(1)\n    go(1)\n  },\n})'
    const faults = faultsOf(FILE, source).filter(({ after }) => after === 'go(2)')
    expect(faults.map(({ within, line, nth }) => [within, line, nth])).toEqual([
      ['round.end', 3, 1],
      ['round.end', 4, 2],
    ])
  })

  test('what stands outside every function acts at load', () => {
    const faults = faultsOf(FILE, 'const a = 1\nconst b = () => 2')
    expect(faults.map(({ before, atLoad }) => [before, atLoad])).toEqual([
      ['const a = 1', true],
      ['const a = 1', true],
      ['const b = () => 2', false],
      ['const b = () => 2', false],
    ])
  })
})

describe('a sample', () => {
  const lines = Array.from({ length: 50 }, (_, i) => `function f${i}() { return a > b }`)
  const faults = faultsOf(FILE, lines.join('\n'))
  const names = (sample: readonly { readonly within: string }[]): string[] =>
    sample.map(({ within }) => within)

  test('is the same for the same seed and another one for another', () => {
    expect(sampleOf(faults, 10, 'a')).toEqual(sampleOf(faults, 10, 'a'))
    expect(names(sampleOf(faults, 10, 'a'))).toHaveLength(10)
    expect(names(sampleOf(faults, 10, 'a'))).not.toEqual(names(sampleOf(faults, 10, 'b')))
  })

  test('hardly changes when the source does', () => {
    const longer = faultsOf(FILE, ['// A line above.', ...lines.slice(1)].join('\n'))
    const before = names(sampleOf(faults, 10, 'a')).filter((name) => name !== 'f0')
    expect(names(sampleOf(longer, 10, 'a'))).toEqual(expect.arrayContaining(before))
  })
})
