import { createRng, describe as say, describeDefinition, load, plain, type RichText } from '@quadriga/kernel'
import { randomGame } from '@quadriga/testkit'
import { expect, test } from 'vitest'
import { catalogue } from '../../packages/web/src/page/words/catalogue.ts'
import { kitOf } from '../cards/read.ts'
import { neverSaid, type Term, terms } from './terms/terms.ts'

/** A text in both languages, and where it stands. */
interface Said {
  readonly place: string
  readonly en: string
  readonly fr: string
}

const games = ['champions', 'dicethrone', 'villainous', 'zombies'] as const

/** Whose words an id of the page is, by its beginning. */
const areas: Readonly<Record<(typeof games)[number], RegExp>> = {
  champions: /^(champions|forecast|defend|warning|guide\.champions|act\.champions)\./,
  dicethrone: /^(dt|guide\.dicethrone|act\.dicethrone)\./,
  villainous: /^(vl|guide\.villainous|act\.villainous)\./,
  zombies: /^(mz|guide\.zombies|act\.zombies)\./,
}

async function textsOf(game: (typeof games)[number]): Promise<readonly Said[]> {
  const kit = await kitOf(game)
  load(kit.game)
  const page = Object.entries(catalogue)
    .filter(([id]) => areas[game].test(id))
    .map(([id, { en, fr }]) => ({ place: id, en: withoutValues(en), fr: withoutValues(fr) }))
  const rules = kit.game.reference.flatMap(({ id, title, text }) => [
    { place: id, en: title.en, fr: title.fr },
    { place: id, en: text.en, fr: text.fr },
  ])
  const cards = kit.game.content.flatMap(({ id }) => {
    const [en, fr] = [describeDefinition(game, id, 'en'), describeDefinition(game, id, 'fr')]
    return en.map((line, i) => ({ place: id, en: withoutNames(line), fr: withoutNames(fr[i] ?? []) }))
  })
  return [...page, ...rules, ...cards, ...(await toldIn(game))]
}

/** Names of cards are no words of the rulebook. */
function withoutNames(text: RichText): string {
  return plain(text.filter(({ kind }) => kind !== 'reference'))
}

/** What a message is filled with is said elsewhere. */
function withoutValues(message: string): string {
  return message.replaceAll(/\{\w+\}/g, '')
}

/** What random games tell, ask and offer. */
async function toldIn(game: string): Promise<readonly Said[]> {
  const { game: rules, setups } = await kitOf(game)
  const found = new Map<string, Said>()
  for (const [name, setup] of Object.entries(setups).slice(0, 2)) {
    const { history } = randomGame({
      game: rules,
      setup: setup(createRng(name)),
      seed: `terms/${name}`,
      cap: 400,
      watching: false,
    })
    for (let n = 0; n <= history.length; n++) {
      const { events, pending } = history.stateAt(n)
      const messages = pending.flatMap(({ ask, options }) => [
        ask,
        ...options.flatMap(({ says }) => says ?? []),
      ])
      for (const one of [...events, ...messages]) {
        const place = 'kind' in one ? `log.${one.kind}` : one.key
        if (found.has(place)) continue
        const words = (language: 'en' | 'fr') => withoutNames(say(game, one, language))
        found.set(place, { place, en: words('en'), fr: words('fr') })
      }
    }
  }
  return [...found.values()]
}

const isWrong = ({ en, fr }: Said, term: Term) => term.en.test(en) && !term.fr.test(fr)

test.each(games)('the French of %s has the words of its rulebook wherever the English has', async (game) => {
  const texts = await textsOf(game)
  expect(texts.length).toBeGreaterThan(100)
  const wrong = (terms[game] ?? []).flatMap((term) =>
    texts
      .filter((text) => isWrong(text, term))
      .map(({ place, en, fr }) => `${place} ${term.en.source}: ${en} | ${fr}`),
  )
  expect(wrong).toEqual([])
  // A term that no text has proves nothing.
  const unused = (terms[game] ?? []).filter((term) => !texts.some(({ en }) => term.en.test(en)))
  expect(unused.map(({ en }) => en.source)).toEqual([])
})

test.each(games)('no French text of %s has a word that its rulebook does not know', async (game) => {
  const texts = await textsOf(game)
  const wrong = (neverSaid[game] ?? []).flatMap(([word, right]) =>
    texts.filter(({ fr }) => word.test(fr)).map(({ place, fr }) => `${place}: ${fr} (${right})`),
  )
  expect(wrong).toEqual([])
})
