import type { State } from '@quadriga/kernel'

/** Cards that stay on the table, as they are wanted: those that help to pay for the others first. */
const stays = [
  'web-shooter',
  'aunt-may',
  'interrogation-room',
  'mockingbird',
  'daredevil',
  'heroic-intuition',
  'surveillance-team',
  'avengers-mansion',
  'helicarrier',
  'tenacity',
  'black-cat',
  'jessica-jones',
]
const resources = ['the-power-of-justice', 'genius', 'energy', 'strength']
/** Encounter cards that leave nothing on the table, the mildest boosts first. */
const passing = [
  'hard-to-keep-down',
  'false-alarm',
  'im-tough',
  'caught-off-guard',
  'assault',
  'advance',
  'gang-up',
  'stampede',
]
const schemes = ['breakin-and-takin', 'legions-of-hydra', 'crowd-control', 'bomb-scare']
const minions = ['hydra-soldier', 'hydra-mercenary', 'hydra-bomber', 'shocker', 'sandman', 'madame-hydra']

/** From this round on schemes and minions come; until then the hero builds up. */
const TURNING = 4

/** Draws that fill the table: what stays and what pays for it, quiet boosts, then all schemes and minions. */
export function fillingDraw(source: string, words: readonly string[], state: State): string | null {
  if (source.startsWith('deck')) {
    const isForPaying = state.spoken.length % 5 < 2
    return among(words, isForPaying ? [...resources, ...stays] : [...stays, ...resources])
  }
  const { round } = state.table as { round: number }
  const isBoost = state.frames.some(
    ({ at, vars }) => at === 'champions.activation' || vars['kind'] === 'enemyAttack',
  )
  return among(words, isBoost || round < TURNING ? passing : [...schemes, ...minions])
}

function among(words: readonly string[], wanted: readonly string[]): string | null {
  return wanted.find((word) => words.includes(word)) ?? null
}

/** What the hero does for it: stays a hero, plays what stays, holds the main scheme down and defends. */
export const fillingAnswers = {
  prefers: [
    'changeForm:peter-parker',
    ...stays.map((card) => `play:${card}`),
    'thwart:the-break-in-1b',
    'defend:spider-man',
    'target:spider-man',
  ],
  avoids: ['changeForm', 'play', 'attack', 'thwart', 'use', 'recover', 'trigger', 'defend'],
  pays: resources,
} as const

/** How many cards lie in the zones of a name. */
function countIn({ zones, pages }: State, name: string, codes?: readonly string[]): number {
  const things = pages.flat()
  return zones
    .filter((zone) => zone.name === name)
    .flatMap(({ ids }) => ids)
    .filter((id) => codes === undefined || codes.includes(things[id]?.code ?? '')).length
}

const allies = ['mockingbird', 'daredevil', 'black-cat', 'jessica-jones']

/** Three minions, four side schemes, three allies and five upgrades and supports, or more. */
export function isFull(state: State): boolean {
  const friends = countIn(state, 'play', allies)
  return (
    countIn(state, 'engaged') >= 3 &&
    countIn(state, 'sideSchemes') >= 4 &&
    friends >= 3 &&
    countIn(state, 'play') - friends >= 5
  )
}
