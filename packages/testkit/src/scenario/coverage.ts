import type { Game } from '@quadriga/kernel'
import { definitionsCalled, namesOf } from '../play/names.ts'
import type { Case, Content, Expectation, Pick, Run, ScenarioFile, Step, ThingSpec } from './format.ts'
import type { Words } from '../kit.ts'
import { noCover } from '../text/playing.ts'
import { didYouMean } from './nearest.ts'

/** How many cases touch each content id: those they cover by word, and all that their names mean beyond doubt. */
export function coverage(game: Game, files: readonly ScenarioFile[]): Map<string, number> {
  const counts = new Map(game.content.map(({ id }) => [id, 0]))
  for (const one of files.filter((file) => file.game === game.id).flatMap((file) => file.cases)) {
    for (const id of touched(game, one)) counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/** The content ids that a case touches. */
export function touched(game: Game, one: Case): Set<string> {
  const names = [...one.covers, ...one.runs.flatMap(namesInRun)]
  const ids = names.flatMap((name) => {
    const found = definitionsCalled(game, name)
    return found.length === 1 ? found.map(({ id }) => id) : []
  })
  return new Set(ids)
}

/** Words that `covers` uses and that no content has. */
export function unknownCovers(game: Game, one: Case): string[] {
  return one.covers.filter((name) => definitionsCalled(game, name).length === 0)
}

/** The same in a sentence each, with the nearest ids and names. */
export function strangeCovers(game: Game, one: Case): Words[] {
  const known = game.content.flatMap(namesOf)
  return unknownCovers(game, one).map((name) => noCover(game.id, name, didYouMean(name, known)))
}

function namesInRun({ start, chance, steps }: Run): string[] {
  return [
    ...namesInStart(start),
    ...chance.flatMap(({ values }) => values.map(String)),
    ...steps.flatMap(namesInStep),
  ]
}

function namesInStart(start: Run['start']): string[] {
  if (start.kind === 'replay') return []
  const settings = start.options.flatMap(({ values }) => values.map(String))
  const seats = start.seats.map(({ name }) => name)
  if (start.kind === 'setup') return [...settings, ...seats]
  const zones = [...start.zones, ...start.seats.flatMap((seat) => seat.zones)]
  return [
    ...settings,
    ...seats,
    ...zones.flatMap(({ top, bottom }) => [...top, ...bottom].flatMap(namesInThing)),
  ]
}

function namesInThing({ name, holds }: ThingSpec): string[] {
  return [name, ...holds.flatMap(namesInThing)]
}

function namesInStep(step: Step): string[] {
  switch (step.kind) {
    case 'choose':
      return step.picks.flatMap(namesInPick)
    case 'chance':
      return step.scripts.flatMap(({ values }) => values.map(String))
    case 'expect':
      return step.expectations.flatMap(namesInExpectation)
    case 'run':
    case 'until':
      return []
  }
}

function namesInPick({ answer }: Pick): string[] {
  switch (answer.kind) {
    case 'one':
      return [answer.thing.name]
    case 'list':
      return answer.things.map(({ name }) => name)
    case 'amounts':
      return answer.amounts.map(({ thing }) => thing.name)
    case 'bare':
    case 'suggested':
      return []
  }
}

function namesInExpectation(e: Expectation): string[] {
  switch (e.kind) {
    case 'value':
      return [e.of.name, ...(e.value.kind === 'names' ? e.value.names : [])]
    case 'is':
    case 'at':
      return [e.of.name]
    case 'holds':
      return [e.of.name, ...namesInContent(e.content)]
    case 'zone':
      return namesInContent(e.content)
    case 'offered':
    case 'refused':
      return e.offers.flatMap(({ picks }) => picks.flatMap(namesInPick))
    case 'log':
      return e.entries.flatMap(({ about }) => (about === undefined ? [] : [about.name]))
    case 'view':
      return e.expectations.flatMap(namesInExpectation)
    default:
      return []
  }
}

function namesInContent({ exactly = [], has, lacks, top, bottom }: Content): string[] {
  return [...exactly, ...has, ...top, ...bottom, ...lacks].map(({ thing }) => thing.name)
}
