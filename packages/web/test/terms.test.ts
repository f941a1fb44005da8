import { champions } from '@quadriga/champions'
import { dicethrone } from '@quadriga/dicethrone'
import {
  answer,
  createRng,
  describe as say,
  describeDefinition,
  type Game,
  type Json,
  load,
  plain,
  type RichText,
  sample,
  start,
  type State,
} from '@quadriga/kernel'
import { villainous } from '@quadriga/villainous'
import { zombies } from '@quadriga/zombies'
import { expect, test } from 'vitest'
import { catalogue } from '../src/page/words/catalogue.ts'
import { neverSaid, type Term, terms } from './rulebookTerms.ts'

/** A text in both languages, and where it stands. */
interface Said {
  readonly place: string
  readonly en: string
  readonly fr: string
}

interface Spoken {
  readonly game: Game
  readonly setup: Json
  /** Whose words an id of the page is, by its beginning. */
  readonly area: RegExp
}

const games: Readonly<Record<string, Spoken>> = {
  champions: {
    game: champions,
    setup: { heroes: ['spider-man', 'iron-man'], scenario: 'rhino' },
    area: /^(champions|forecast|defend|warning|puzzles|guide\.champions|act\.champions)\./,
  },
  dicethrone: {
    game: dicethrone,
    setup: { heroes: ['paladin', 'cursed_pirate'] },
    area: /^(dt|guide\.dicethrone|act\.dicethrone)\./,
  },
  villainous: {
    game: villainous,
    setup: { villains: ['thanos', 'ultron'], mode: 'implacable' },
    area: /^(vl|guide\.villainous|act\.villainous)\./,
  },
  zombies: {
    game: zombies,
    setup: { mission: 'MH1', heroes: ['storm', 'wolverine'] },
    area: /^(mz|guide\.zombies|act\.zombies)\./,
  },
}

/** Everything that the page, the reference, the cards and a random game say. */
function textsOf({ game, setup, area }: Spoken): readonly Said[] {
  load(game)
  const page = Object.entries(catalogue)
    .filter(([id]) => area.test(id))
    .map(([id, { en, fr }]) => ({ place: id, en: withoutValues(en), fr: withoutValues(fr) }))
  const rules = game.reference.flatMap(({ id, title, text }) => [
    { place: id, en: title.en, fr: title.fr },
    { place: id, en: text.en, fr: text.fr },
  ])
  const cards = game.content.flatMap(({ id }) => {
    const [en, fr] = [describeDefinition(game.id, id, 'en'), describeDefinition(game.id, id, 'fr')]
    return en.map((line, i) => ({ place: id, en: withoutNames(line), fr: withoutNames(fr[i] ?? []) }))
  })
  return [...page, ...rules, ...cards, ...toldIn(game, setup)]
}

/** Names of cards are no words of the rulebook. */
function withoutNames(text: RichText): string {
  return plain(text.filter(({ kind }) => kind !== 'reference'))
}

/** What a message is filled with is said elsewhere. */
function withoutValues(message: string): string {
  return message.replaceAll(/\{\w+\}/g, '')
}

/** What a random game tells, asks and offers, each kind once. */
function toldIn(game: Game, setup: Json): readonly Said[] {
  const found = new Map<string, Said>()
  const rng = createRng('terms')
  const begun = start(game, setup, 'terms')
  if (!begun.ok) throw new Error(`refused: ${begun.reasons[0]?.key}`)
  let { state } = begun
  for (let n = 0; n < 600 && state.outcome === null; n++) {
    for (const said of saidIn(game, state)) if (!found.has(said.place)) found.set(said.place, said)
    const decision = state.pending[0]
    if (decision === undefined) break
    const result = answer(state, { decision: decision.id, seat: decision.seat, picks: sample(decision, rng) })
    if (!result.ok) throw new Error('a sampled answer is refused')
    state = result.state
  }
  return [...found.values()]
}

function saidIn({ id }: Game, { events, pending }: State): Said[] {
  const messages = pending.flatMap(({ ask, options }) => [ask, ...options.flatMap(({ says }) => says ?? [])])
  return [...events, ...messages].map((one) => ({
    place: 'kind' in one ? `log.${one.kind}` : one.key,
    en: withoutNames(say(id, one, 'en')),
    fr: withoutNames(say(id, one, 'fr')),
  }))
}

const texts = Object.fromEntries(Object.entries(games).map(([name, spoken]) => [name, textsOf(spoken)]))

const isWrong = ({ en, fr }: Said, term: Term) => term.en.test(en) && !term.fr.test(fr)

test.each(Object.keys(games))(
  'the French of %s has the words of its rulebook where the English has',
  (game) => {
    const all = texts[game] ?? []
    expect(all.length).toBeGreaterThan(100)
    const wrong = (terms[game] ?? []).flatMap((term) =>
      all
        .filter((text) => isWrong(text, term))
        .map(({ place, en, fr }) => `${place} ${term.en.source}: ${en} | ${fr}`),
    )
    expect(wrong).toEqual([])
  },
)

test.each(Object.keys(games))('every term of %s is said somewhere, or it would prove nothing', (game) => {
  const all = texts[game] ?? []
  const unused = (terms[game] ?? []).filter((term) => !all.some(({ en }) => term.en.test(en)))
  expect(unused.map(({ en }) => en.source)).toEqual([])
})

test.each(Object.keys(games))('no French text of %s has a word that its rulebook does not know', (game) => {
  const wrong = (neverSaid[game] ?? []).flatMap(([word, right]) =>
    (texts[game] ?? [])
      .filter(({ fr }) => word.test(fr))
      .map(({ place, fr }) => `${place}: ${fr} (${right})`),
  )
  expect(wrong).toEqual([])
})
