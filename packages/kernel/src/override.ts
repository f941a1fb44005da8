import { describeDefinition } from './describe.ts'
import type { CompiledAbility, Loaded } from './load.ts'
import type { Node } from './node.ts'
import { languages } from './text/part.ts'

/** Words written by hand for one ability, with the hash of the tree they were written for. */
export interface OwnWords {
  readonly tree: string
  readonly en: string
  readonly fr: string
}

/** At most one text in so many may be written by hand: beyond that the language lacks a word. */
const ONE_IN = 20

/** The hash of what a text says: it changes when the tree does. */
export function treeHash(trees: readonly (Node | null)[]): string {
  const text = JSON.stringify(trees)
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return (h >>> 0).toString(16).padStart(8, '0')
}

/** Everything wrong with a game's texts: stale or too many words by hand, events without log lines, texts that fail. */
export function textProblems(loaded: Loaded): string[] {
  return [...overrideProblems(loaded), ...missingLogLines(loaded), ...failingTexts(loaded)]
}

function overrideProblems(loaded: Loaded): string[] {
  const problems: string[] = []
  const own = Object.entries(loaded.game.words.own)
  for (const [place, words] of own) {
    const found = abilityAt(loaded, place)
    if (found === undefined) problems.push(`${place}: words for an ability that does not exist`)
    else {
      const now = treeHash([found.ability.when, found.ability.only, found.ability.effect])
      if (now !== words.tree) problems.push(`${place}: its rules changed to ${now}; read its words again`)
    }
  }
  let texts = 0
  for (const list of loaded.abilities.values()) texts += list.length
  if (own.length * ONE_IN > texts) problems.push(`${own.length} of ${texts} texts are written by hand`)
  return problems
}

/** `gunslinger/revolver/0`: an id, which may have slashes of its own, and the number of one of its abilities. */
function abilityAt({ abilities }: Loaded, place: string): CompiledAbility | undefined {
  const [, id = '', index = ''] = /^(.+)\/(0|[1-9]\d*)$/.exec(place) ?? []
  return abilities.get(id)?.[Number(index)]
}

function missingLogLines(loaded: Loaded): string[] {
  const { messages } = loaded.game.words
  return loaded.game.events
    .filter(({ kind }) => !messages.has(`log.${kind.name}`))
    .map(({ kind }) => `log.${kind.name}: no words for this event`)
}

function failingTexts(loaded: Loaded): string[] {
  const problems: string[] = []
  for (const id of loaded.definitions.keys()) {
    for (const language of languages) {
      try {
        describeDefinition(loaded.game.id, id, language)
      } catch (error) {
        problems.push(`${id} (${language}): ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }
  return problems
}
