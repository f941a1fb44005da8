import {
  changes,
  choose,
  chooseOne,
  eachSeat,
  everyPlayer,
  host,
  plus,
  self,
  seq,
  untilEndOf,
  you,
} from '@quadriga/kernel/author'
import { on } from '../../kinds/index.ts'
import {
  action,
  ally,
  event,
  heroAction,
  removing,
  resource,
  response,
  spending,
  support,
  upgrade,
} from '../../build/index.ts'
import {
  allies,
  charactersOf,
  choosePlayer,
  dealDamage,
  discardedAllies,
  drawCards,
  identities,
  minions,
  payToPutIntoPlay,
  raised,
  ready,
  thatMinion,
  thePlayer,
  yourself,
} from '../../ops/index.ts'

const set = 'aspect:leadership'
const aspect = 'leadership'

export const hawkeye = ally('hawkeye', {
  code: '01066',
  copies: 1,
  names: { en: 'Hawkeye', fr: 'Hawkeye', pronoun: 'he' },
  subtitle: 'Clint Barton',
  set,
  aspect,
  unique: true,
  cost: 3,
  resources: ['energy'],
  traits: ['avenger'],
  stats: { thw: 1, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 3 },
  carries: [4, 'arrow'],
  abilities: [
    response(on('enterPlay', { thing: minions }), dealDamage(2, thatMinion), { cost: removing('arrow') }),
  ],
})

export const mariaHill = ally('maria-hill', {
  code: '01067',
  copies: 1,
  names: { en: 'Maria Hill', fr: 'Maria Hill', gender: 'f', pronoun: 'she' },
  set,
  aspect,
  unique: true,
  cost: 2,
  resources: ['mental'],
  traits: ['shield'],
  stats: { thw: 2, consequentialThw: 1, atk: 1, consequentialAtk: 1, hp: 2 },
  abilities: [response(on('enterPlay', { thing: self }), eachSeat(everyPlayer, drawCards(1, you)))],
})

export const vision = ally('vision', {
  code: '01068',
  copies: 1,
  names: { en: 'Vision', fr: 'Vision', pronoun: 'he' },
  set,
  aspect,
  unique: true,
  cost: 4,
  resources: ['physical'],
  traits: ['android', 'avenger'],
  stats: { thw: 1, consequentialThw: 1, atk: 2, consequentialAtk: 1, hp: 3 },
  abilities: [
    action(chooseOne(untilEndOf('phase', plus(self, 'thw', 2)), untilEndOf('phase', plus(self, 'atk', 2))), {
      cost: spending('energy'),
      perRound: 1,
    }),
  ],
})

export const getReady = event('get-ready', {
  code: '01069',
  copies: 3,
  names: { en: 'Get Ready', fr: 'Se Préparer' },
  set,
  aspect,
  cost: 0,
  resources: ['physical'],
  ability: action(ready(choose(allies))),
})

const theirCharacters = charactersOf(thePlayer('leader'))

export const leadFromTheFront = event('lead-from-the-front', {
  code: '01070',
  copies: 3,
  names: { en: 'Lead from the Front', fr: 'Commander en Première Ligne' },
  set,
  aspect,
  cost: 2,
  resources: ['energy'],
  traits: ['tactic'],
  ability: heroAction(
    seq(
      choosePlayer('leader', choose(identities)),
      untilEndOf('phase', changes(plus(theirCharacters, 'thw', 1), plus(theirCharacters, 'atk', 1)), true),
    ),
  ),
})

export const makeTheCall = event('make-the-call', {
  code: '01071',
  copies: 3,
  names: { en: 'Make the Call', fr: 'Appel de Détresse' },
  set,
  aspect,
  cost: 0,
  resources: ['mental'],
  ability: action(payToPutIntoPlay(choose(discardedAllies))),
})

export const thePowerOfLeadership = resource('the-power-of-leadership', {
  code: '01072',
  copies: 2,
  names: { en: 'The Power of Leadership', fr: 'Le Pouvoir du Commandement' },
  set,
  aspect,
  resources: ['wild'],
  maxPerDeck: 2,
  doublesFor: 'leadership',
})

export const theTriskelion = support('the-triskelion', {
  code: '01073',
  copies: 1,
  names: { en: 'The Triskelion', fr: 'Le Triskelion' },
  set,
  aspect,
  unique: true,
  cost: 1,
  resources: ['energy'],
  traits: ['location', 'shield'],
  constant: [raised('allyLimit', yourself, 1)],
})

export const inspired = upgrade('inspired', {
  code: '01074',
  copies: 3,
  names: { en: 'Inspired', fr: 'Motivé' },
  set,
  aspect,
  cost: 1,
  resources: ['physical'],
  traits: ['condition'],
  attachTo: allies,
  maxPerHost: 1,
  constant: [plus(host, 'thw', 1), plus(host, 'atk', 1)],
})

export const leadershipCards = [
  hawkeye,
  mariaHill,
  vision,
  getReady,
  leadFromTheFront,
  makeTheCall,
  thePowerOfLeadership,
  theTriskelion,
  inspired,
]
