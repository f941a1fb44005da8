import { type Committed, createRng, imagine, loadedGame, NOTHING, view } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import type { CardDefinition } from '../src/card.ts'
import { type AttackForecast, type Forecast, forecast } from '../src/forecast/index.ts'
import { type Acted, activationsIn, type PhaseSeen, villainPhases } from './forecastGames.ts'

const phases = Array.from({ length: 200 }, (_, n) =>
  villainPhases(`forecast/${n}`, n % 2 === 0 ? 'solo' : 'pair'),
).flat()

/** A player used a card or is out, a deck was refilled, a stage has changed: from here on things may go otherwise. */
function interferes({ kind }: Committed): boolean {
  return ['play', 'use', 'newEncounterDeck', 'nextStage', 'eliminated'].includes(kind)
}

function hasStar({ kind, codes }: Committed): boolean {
  const card = loadedGame('champions').definitions.get(codes[0]?.[1] ?? '') as CardDefinition | undefined
  return kind === 'turnBoost' && card?.boostStar === true
}

test('the threat of step one is what was foretold', () => {
  let checked = 0
  for (const { foretold, preparing, events } of phases) {
    const placed = events.findIndex(({ kind, fields }) => kind === 'placeThreat' && fields['via'] === 'step')
    const before = placed < 0 ? events : events.slice(0, placed)
    if ([...preparing, ...before].some(interferes)) continue
    expect(events[placed]?.fields['placed'] ?? 0).toBe(foretold.stepOne?.threat)
    checked++
  }
  expect(checked).toBeGreaterThan(100)
})

/** Attacks and schemes up to the first thing that nobody could foretell; the one it happened in is left out. */
function undisturbed({ foretold, preparing, events }: PhaseSeen): Acted[] {
  if (preparing.some(interferes)) return []
  const first = events.findIndex((event) => interferes(event) || hasStar(event))
  const acts = first < 0 ? activationsIn(events) : activationsIn(events.slice(0, first)).slice(0, -1)
  return foretold.choices.length > 0 ? beforeChoices(foretold, acts) : acts
}

/** Those that no foretold choice can change: over before it, and in the order that was foretold. */
function beforeChoices({ activations, choices }: Forecast, acts: readonly Acted[]): Acted[] {
  const free = activations.slice(0, Math.min(...choices.map(({ after }) => after)))
  const other = acts.findIndex(({ event: { fields } }, place) => {
    const foreseen = free[place]
    return foreseen?.does === 'nothing' || foreseen?.enemy !== (fields['attacker'] ?? fields['enemy'])
  })
  return acts.slice(0, other < 0 ? acts.length : other)
}

test('every attack and scheme was foretold, and its amount lies in the range', () => {
  const seen = { attacks: 0, defended: 0, schemes: 0 }
  for (const phase of phases) {
    for (const { event, during } of undisturbed(phase)) {
      const isScheme = event.kind === 'enemyScheme'
      expect(isScheme ? schemed(phase, event, during) : attacked(phase, event, during)).toBe('as foretold')
      if (isScheme) seen.schemes++
      else seen.attacks++
      if (during.some(({ kind }) => kind === 'defend')) seen.defended++
    }
  }
  expect(seen.attacks).toBeGreaterThan(50)
  expect(seen.defended).toBeGreaterThan(20)
  expect(seen.schemes).toBeGreaterThan(50)
})

type Amounting = Pick<AttackForecast, 'value' | 'boost'>

const within = (n: number, { min, max }: { min: number; max: number }) =>
  n >= min && n <= max ? 'as foretold' : `${n} is not in ${min}..${max}`

/** By its id; a minion that came in the middle of the phase has none that could be foretold, only a face. */
function foretoldFor(foretold: Forecast, does: string, enemy: unknown, seat: unknown, face: string) {
  const able = foretold.activations.filter((one) => one.does === does && one.seat === seat)
  return able.find((one) => one.enemy === enemy) ?? able.find((one) => one.face === face)
}

const faceIn = ({ codes }: Committed): string => codes[0]?.[1] ?? ''

function schemed({ foretold }: PhaseSeen, event: Committed, during: readonly Committed[]): string {
  const { fields } = event
  const face = faceIn(event)
  const found = foretoldFor(foretold, 'scheme', fields['enemy'], fields['target'], face)
  if (found?.does !== 'scheme') return 'nobody foretold this scheme'
  const placed = during.find((event) => event.kind === 'placeThreat' && event.fields['via'] === 'scheme')
  const n = Number(placed?.fields['placed'] ?? 0)
  const exact = withIcons(found, during)
  return n === exact ? within(n, found.value) : `${n} is not ${exact}, with the boost cards that came`
}

function attacked({ foretold }: PhaseSeen, event: Committed, during: readonly Committed[]): string {
  const { fields } = event
  const face = faceIn(event)
  const found = foretoldFor(foretold, 'attack', fields['attacker'], fields['first'], face)
  if (found?.does !== 'attack') return 'nobody foretold this attack'
  const defender = during.find(({ kind }) => kind === 'defend')?.fields['thing'] ?? -1
  const way = found.defences.find((one) => one.defender === defender)
  if (way === undefined) return `nobody foretold the defence of ${Number(defender)}`
  // A tough card that the character had at first may have been used up by an earlier attack.
  const spent = way.tough && !during.some(({ kind }) => kind === 'loseStatus')
  if (spent) return 'as foretold'
  const damage = during.find(({ kind, fields: of }) => kind === 'damage' && of['via'] === 'attack')
  const dealt = Number(damage?.fields['dealt'] ?? 0)
  const exact = Math.max(0, withIcons(found, during) - way.less.reduce((sum, { amount }) => sum + amount, 0))
  if (!way.tough && dealt !== exact) return `${dealt} is not ${exact}, with the boost cards that came`
  return within(dealt, way.hit.damage)
}

/** The foretold amount with the boost icons that were turned up. */
function withIcons({ value, boost }: Amounting, during: readonly Committed[]): number {
  const icons = during
    .filter(({ kind }) => kind === 'turnBoost')
    .reduce((sum, { fields }) => sum + Number(fields['icons']), 0)
  return value.min - (boost?.icons.min ?? 0) + icons
}

test('an enemy that is foretold to do nothing attacks nobody and schemes nothing', () => {
  const idle = phases.flatMap((phase) =>
    phase.foretold.activations
      .filter(({ does }) => does === 'nothing')
      .map((activation) => ({ activation, acts: undisturbed(phase) })),
  )
  expect(idle.length).toBeGreaterThan(3)
  for (const { activation, acts } of idle) {
    const does = acts.filter(
      ({ event }) =>
        [event.fields['attacker'], event.fields['enemy']].includes(activation.enemy) &&
        event.fields['target'] === activation.seat,
    )
    expect(does).toEqual([])
  }
})

test('each player is dealt as many cards as foretold', () => {
  let checked = 0
  for (const { foretold, preparing, events } of phases) {
    const turned = events.findIndex(({ kind }) => kind === 'turnUp')
    const before = [...preparing, ...events.slice(0, Math.max(0, turned))]
    const isPlain = !before.some((event) => interferes(event) || hasStar(event) || event.kind === 'newDeck')
    if (turned < 0 || !isPlain) continue
    const deals = events.slice(0, turned).filter(({ kind }) => kind === 'deal')
    for (const { seat, encounterCards } of foretold.players) {
      const dealt = deals.filter(({ fields }) => fields['seat'] === seat).length
      const { dealt: min, more } = encounterCards
      expect(within(dealt, { min, max: min + more })).toBe('as foretold')
    }
    checked++
  }
  expect(checked).toBeGreaterThan(30)
})

test('a main scheme that nobody helped to its end was foretold to reach it, surely or perhaps', () => {
  let checked = 0
  for (const { foretold, preparing, events } of phases) {
    const first = events.find((event) => interferes(event) || hasStar(event) || event.kind === 'turnUp')
    const [main] = foretold.schemes
    if (preparing.some(interferes) || first?.kind !== 'nextStage') continue
    expect(first.fields['thing']).toBe(main?.scheme)
    expect(main?.completes.certainty).not.toBe('not')
    checked++
  }
  expect(checked).toBeGreaterThan(10)
})

test('a player who is defeated was warned, unless by stepping before attacks', () => {
  let checked = 0
  for (const { foretold, preparing, events } of phases) {
    const first = events.findIndex((event) => interferes(event) || hasStar(event) || event.kind === 'turnUp')
    const seat = events[first]?.kind === 'eliminated' ? events[first].fields['seat'] : -1
    const player = foretold.players.find((one) => one.seat === seat)
    if (preparing.some(interferes) || player === undefined) continue
    const defended = events
      .slice(0, first)
      .some(({ kind, fields }) => kind === 'defend' && fields['thing'] === player.undefended.to)
    if (defended) continue
    expect(player.undefended.lethal.certainty).not.toBe('not')
    checked++
  }
  expect(checked).toBeGreaterThan(0)
})

test('a player who is asked to defend finds exactly that in the forecast of the running attack', () => {
  let checked = 0
  for (const state of phases.flatMap((phase) => [...phase.states])) {
    const asked = state.pending.find(({ ask }) => ask.key === 'ask.defend')
    if (asked === undefined) continue
    const { running } = forecast(view(state, asked.seat))
    const told = running?.does === 'attack' ? running.defences.map(({ defender }) => defender) : []
    const offered = asked.options.map(({ thing }) => thing)
    expect(told).toEqual(expect.arrayContaining(offered))
    expect(told.includes(NOTHING)).toBe(offered.includes(NOTHING))
    checked++
  }
  expect(checked).toBeGreaterThan(100)
})

test('two states that look the same to a seat have the same forecast', () => {
  phases.slice(0, 100).forEach(({ before }, n) => {
    const seen = view(before, 0)
    const twin = imagine(seen, createRng(`twin/${n}`))
    expect(forecast(view(twin, 0))).toEqual(forecast(seen))
  })
})

test('a forecast is plain data and leaves the view as it was', () => {
  for (const { before } of phases.slice(0, 20)) {
    const seen = view(before, 0)
    const text = JSON.stringify(seen)
    const made = forecast(seen)
    expect(JSON.stringify(seen)).toBe(text)
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  }
})

test('at every question there is a forecast for everybody, in either form, with numbers that are numbers', () => {
  const states = phases.slice(0, 40).flatMap((phase) => [...phase.states])
  for (const state of states) {
    const made = (['public', 0] as const).flatMap((viewer) => {
      const seen = view(state, viewer)
      return [
        forecast(seen),
        forecast(seen, { forms: { 0: 'hero' } }),
        forecast(seen, { forms: { 0: 'alter-ego' } }),
      ]
    })
    // Anything but a number would come back as null from text.
    expect(JSON.parse(JSON.stringify(made))).toEqual(made)
  }
  expect(states.length).toBeGreaterThan(100)
})
