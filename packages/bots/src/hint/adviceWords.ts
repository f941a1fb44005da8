import type { Language } from '@quadriga/kernel'
import type { Advice } from './advice.ts'
import type { Planned } from './planned.ts'
import { type Tally, type TallyName, tallyNames } from './tally.ts'

/** Numbers of the table by their names. */
const names: Readonly<Record<TallyName, Readonly<Record<Language, string>>>> = {
  hitPoints: { en: 'your hit points', fr: 'vos points de vie' },
  villainHitPoints: { en: 'hit points of the villain', fr: 'points de vie du méchant' },
  threat: { en: 'threat on the main scheme', fr: 'menace sur la manigance principale' },
  minions: { en: 'minions', fr: 'sbires' },
  sideSchemes: { en: 'side schemes', fr: 'manigances annexes' },
  allies: { en: 'your allies', fr: 'vos alliés' },
  health: { en: 'your Health', fr: 'votre Santé' },
  foesHealth: { en: 'Health of your opponents', fr: 'Santé de l’adversaire' },
  combatPoints: { en: 'your CP', fr: 'vos PC' },
  objective: { en: 'percent of your objective', fr: 'pour cent de votre objectif' },
  rivalsObjective: {
    en: 'percent of the leading opponent’s objective',
    fr: 'pour cent de l’objectif de l’adversaire le plus avancé',
  },
  power: { en: 'your Power', fr: 'vos jetons Pouvoir' },
  heroHealth: { en: 'Health of the heroes', fr: 'Santé des Super-Héros' },
  enemies: { en: 'Enemies on the map', fr: 'Ennemis sur la carte' },
  objectives: { en: 'goals of the mission reached', fr: 'objectifs de la Mission atteints' },
}

/** How a host names an answer: in the words of its game, as they stand within a sentence. */
export type Label = (at: Planned) => string

/** All that advice adds to a hint, a sentence each: the plan, the chances, what the replies came to. A host sets the French spaces. */
export function adviceLines(
  advice: Advice,
  { state, decision }: Omit<Planned, 'picks'>,
  label: Label,
  language: Language,
): readonly string[] {
  const next = label({ state, decision, picks: advice.next?.picks ?? [] })
  return [
    sayPlan(advice, label, language),
    sayNext(advice, next === '' ? nothing[language] : next, language),
    sayReplies(advice, language),
  ].filter((line) => line !== null)
}

const nothing: Readonly<Record<Language, string>> = { en: 'doing nothing', fr: 'ne rien faire' }

/** The plan of a turn; its first act is the answer at hand. Null where nothing follows. */
function sayPlan({ plan, planEnd }: Advice, label: Label, language: Language): string | null {
  const [first, ...then] = plan
  if (first === undefined || (then.length === 0 && planEnd !== 'game')) return null
  const word = language === 'en' ? ', then ' : ', puis '
  const end = endings[planEnd][language]
  // A target or a payment is no act of its own.
  const isWithin = !first.decision.menu && then.length > 0
  const said = (isWithin ? then : plan).map(label).join(word)
  if (isWithin) return language === 'en' ? `After that: ${said}${end}.` : `Ensuite : ${said}${end}.`
  return language === 'en' ? `The plan: ${said}${end}.` : `Le plan : ${said}${end}.`
}

const endings: Readonly<Record<Advice['planEnd'], Readonly<Record<Language, string>>>> = {
  turn: { en: '', fr: '' },
  game: { en: ', which wins the game', fr: ', ce qui gagne la partie' },
  unknown: { en: ', then see what comes', fr: ', puis voyez ce qui vient' },
}

/** Fewer points of a hundred between two chances are nothing that anybody could bear out. */
const SHOWN = 2

/** How it compares with the next best. Where the difference is noise it is not called better, and no chance is told. */
function sayNext({ chance, next, isClear }: Advice, what: string, language: Language): string | null {
  if (next === null) return null
  if (!isClear) return language === 'en' ? `About as good: ${what}.` : `À peu près aussi bon : ${what}.`
  const [mine, other] = [percent(chance ?? 0), percent(next.chance ?? 0)]
  // A lead that hardly shows in the chance is told without it.
  if (mine - other < SHOWN)
    return language === 'en' ? `The next best: ${what}.` : `Le meilleur autre choix : ${what}.`
  return language === 'en'
    ? `Chance to win about ${mine}%, against ${other}% for the next best: ${what}.`
    : `Chances de victoire : environ ${mine} %, contre ${other} % pour le meilleur autre choix : ${what}.`
}

/** Nothing is quite sure, and nothing hopeless. */
function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}

/** "1 game lost", « 2 parties perdues ». */
function games(n: number, how: 'won' | 'lost', language: Language): string {
  if (language === 'en') return `${n} ${n === 1 ? 'game' : 'games'} ${how}`
  const said = how === 'won' ? 'gagnée' : 'perdue'
  return n === 1 ? `1 partie ${said}` : `${n} parties ${said}s`
}

/** What happened in the imagined replies. */
function sayReplies({ replies }: Advice, language: Language): string | null {
  const { samples, won, lost, change } = replies
  if (samples === 0) return null
  const outcomes = [
    ...(won > 0 ? [games(won, 'won', language)] : []),
    ...(lost > 0 ? [games(lost, 'lost', language)] : []),
  ]
  const numbers = changesIn(change, language)
  const said = [outcomes.join(', '), numbers].filter((one) => one !== '').join(' ; ')
  if (said === '') return null
  const several = samples > 1
  return language === 'en'
    ? `In ${samples} imagined ${several ? 'replies' : 'reply'} until your next turn: ${said.replace(' ; ', '; ')}.`
    : `Sur ${samples} ${several ? 'suites imaginées' : 'suite imaginée'} jusqu’à votre prochain tour : ${said}.`
}

function changesIn(change: Tally, language: Language): string {
  const told = tallyNames.flatMap((name) => {
    const n = change[name]
    return n === undefined ? [] : [`${names[name][language]} ${signed(n, language)}`]
  })
  if (told.length === 0) return ''
  return language === 'en' ? `on average ${told.join(', ')}` : `en moyenne ${told.join(', ')}`
}

/** A change with its sign; a true minus, so that it is read as one. */
function signed(n: number, language: Language): string {
  const size = `${Math.abs(n)}`
  return `${n < 0 ? '−' : '+'}${language === 'fr' ? size.replace('.', ',') : size}`
}
