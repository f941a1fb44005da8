import { describe, describeDefinition, languages, objectiveOf, plain, query } from '@quadriga/kernel'
import { expect, test } from 'vitest'
import { lay, type Played } from './table.ts'

/** The objective of the first seat as it stands: whether it is met, and each part with its words and how far it is. */
function objective({ state }: Played) {
  const q = query(state)
  const [villain = -1] = q.ids('portrait', 0)
  const { face } = q.thing(villain)
  const found = objectiveOf(state, face, 0, villain)
  if (found === null) return null
  const said = (part: { program: string; node: number }) =>
    languages.map((language) => plain(describe('villainous', part, language)))
  return {
    isMet: found.isMet,
    says: languages.flatMap((language) => describeDefinition('villainous', face, language).map(plain)),
    parts: found.parts.map((part) => [...said(part), `${part.have}/${part.need}`]),
  }
}

const stones = (n: number) =>
  ['power', 'reality', 'soul', 'space', 'time', 'mind'].slice(0, n).map((name) => `infinity-stone-${name}`)

test('Thanos wants six Stones, and nobody in his domain who forbids it', () => {
  const thanos = { villains: ['thanos', 'hela'], at: ['titan', 'gjoll'] }
  expect(objective(lay({ ...thanos, cards: { 'specialty/0': stones(2) } }))).toEqual({
    isMet: false,
    says: [
      'You win if you have captured 6 or more Infinity Stones and no Hero in your domain forbids it.',
      'Vous gagnez si vous avez capturé 6 Pierres d’Infinité ou plus et si aucun Héros de votre domaine ne l’interdit.',
    ],
    parts: [
      [
        'You have captured 6 or more Infinity Stones.',
        'Vous avez capturé 6 Pierres d’Infinité ou plus.',
        '2/6',
      ],
      ['No Hero in your domain forbids it.', 'Aucun Héros de votre domaine ne l’interdit.', '1/1'],
    ],
  })
  const blocked = { 'specialty/0': stones(6), titan: ['fate-thanos-adam-warlock'] }
  const t = objective(lay({ ...thanos, cards: blocked }))
  expect([t?.isMet, t?.parts.map((part) => part.at(-1))]).toEqual([false, ['6/6', '0/1']])
})

test('Taskmaster wants strong Allies at four locations, several at one counted once', () => {
  const taskmaster = { villains: ['taskmaster', 'hela'], at: ['camp-hammond', 'gjoll'] }
  const twice = {
    armory: ['taskmaster-crossbones', 'taskmaster-crossbones', 'taskmaster-taskmasters-sword'],
    'training-room': ['taskmaster-crossbones'],
  }
  const weak = objective(lay({ ...taskmaster, cards: twice }))
  expect(weak).toEqual({
    isMet: false,
    says: [
      'You win if there are 4 or more locations where one of your Allies has Strength 5 or more.',
      'Vous gagnez s’il y a 4 lieux ou plus où l’un de vos Alliés a une Force de 5 ou plus.',
    ],
    parts: [
      [
        'There are 4 or more locations where one of your Allies has Strength 5 or more.',
        'Il y a 4 lieux ou plus où l’un de vos Alliés a une Force de 5 ou plus.',
        '0/4',
      ],
    ],
  })
  // The Sword gives both of them one more; with two Death-Shields beside Heroes that is enough.
  const strong = {
    armory: [
      'taskmaster-death-shield',
      'taskmaster-death-shield',
      'fate-common-falcon',
      'fate-common-hawkeye',
    ],
    'training-room': ['taskmaster-death-shield', 'fate-common-falcon', 'taskmaster-taskmasters-sword'],
  }
  expect(objective(lay({ ...taskmaster, cards: strong }))?.parts[0]?.at(-1)).toBe('2/4')
})

test('Hela wants eight Allies and Soul Marks in the vault, and no Hero there', () => {
  const hela = { villains: ['hela', 'thanos'], at: ['gjoll', 'titan'] }
  const marks = new Array<string>(6).fill('soul-mark')
  const filling = { 'odins-vault': [...marks, 'hela-disir', 'fate-common-falcon'], hel: ['hela-disir'] }
  expect(objective(lay({ ...hela, cards: filling }))).toEqual({
    isMet: false,
    says: [
      'You win if there are at least 8 Allies you control and Soul Marks at Odin’s Vault and no opposing character is at Odin’s Vault.',
      'Vous gagnez s’il y a au moins 8 Alliés que vous contrôlez et Marqueurs d’Âme dans la Salle des Trésors d’Odin et si aucun personnage adverse ne se trouve dans la Salle des Trésors d’Odin.',
    ],
    parts: [
      [
        'There are at least 8 Allies you control and Soul Marks at Odin’s Vault.',
        'Il y a au moins 8 Alliés que vous contrôlez et Marqueurs d’Âme dans la Salle des Trésors d’Odin.',
        '7/8',
      ],
      [
        'No opposing character is at Odin’s Vault.',
        'Aucun personnage adverse ne se trouve dans la Salle des Trésors d’Odin.',
        '0/1',
      ],
    ],
  })
})

test('an objective is looked at after every change: Hela wins with the eighth soul', () => {
  const marks = new Array<string>(7).fill('soul-mark')
  const t = lay({
    villains: ['hela', 'thanos'],
    at: ['odins-vault', 'titan'],
    power: [2],
    cards: { 'hand/0': ['hela-disir'], 'odins-vault': marks },
  })
  t.choose('play:hela-disir').choose('to:odins-vault')
  expect(t.state.outcome).toEqual({ kind: 'won', winners: [0], cause: 'outcome.objective' })
})

test('Ultron wants his four tiles, each a part of its own', () => {
  const t = objective(lay({ villains: ['ultron', 'hela'], at: ['research-lab', 'gjoll'] }))
  expect(t?.parts.map((part) => [part[0], part.at(-1)])).toEqual([
    ['Transformation is revealed.', '0/1'],
    ['Optimization is revealed.', '0/1'],
    ['Ultron Ultimate is revealed.', '0/1'],
    ['Age of Ultron is revealed.', '0/1'],
  ])
})

test('Killmonger wants the mines and two Explosives in other domains, both at once', () => {
  const killmonger = { villains: ['killmonger', 'hela'], at: ['the-great-mound', 'gjoll'] }
  const cards = { 'specialty/0': ['killmonger-throne-tile'], hel: ['killmonger-explosives'] }
  expect(objective(lay({ ...killmonger, cards }))).toEqual({
    isMet: false,
    says: [
      'You win if Control the Mines is revealed and you control 2 or more copies of Explosives in other players’ domains.',
      'Vous gagnez si Contrôle des Mines est révélé et si vous contrôlez 2 exemplaires ou plus d’Explosifs dans les domaines d’autres joueurs.',
    ],
    parts: [
      ['Control the Mines is revealed.', 'Contrôle des Mines est révélé.', '1/1'],
      [
        'You control 2 or more copies of Explosives in other players’ domains.',
        'Vous contrôlez 2 exemplaires ou plus d’Explosifs dans les domaines d’autres joueurs.',
        '1/2',
      ],
    ],
  })
})

test('the objective of another villain speaks of that villain', () => {
  const said = (villain: string) => {
    const found = objectiveOf(
      lay({ villains: [villain, villain === 'hela' ? 'ultron' : 'hela'] }).state,
      villain,
      0,
      -1,
    )
    return (found?.parts ?? []).flatMap(({ program, node }) =>
      languages.map((language) => plain(describe('villainous', { program, node, actor: villain }, language))),
    )
  }
  expect(['thanos', 'hela', 'killmonger', 'ultron', 'taskmaster'].flatMap(said)).toEqual([
    'Thanos has captured 6 or more Infinity Stones.',
    'Thanos a capturé 6 Pierres d’Infinité ou plus.',
    'No Hero in Thanos’s domain forbids it.',
    'Aucun Héros du domaine de Thanos ne l’interdit.',
    'There are at least 8 Allies Hela controls and Soul Marks at Odin’s Vault.',
    'Il y a au moins 8 Alliés qu’Héla contrôle et Marqueurs d’Âme dans la Salle des Trésors d’Odin.',
    'No opposing character is at Odin’s Vault.',
    'Aucun personnage adverse ne se trouve dans la Salle des Trésors d’Odin.',
    'Control the Mines is revealed.',
    'Contrôle des Mines est révélé.',
    'Killmonger controls 2 or more copies of Explosives in other players’ domains.',
    'Killmonger contrôle 2 exemplaires ou plus d’Explosifs dans les domaines d’autres joueurs.',
    ...['Transformation', 'Optimization', 'Ultron Ultimate', 'Age of Ultron'].flatMap((name, n) => [
      `${name} is revealed.`,
      `${['Transformation', 'Optimisation', 'Forme finale', 'L’ère d’Ultron'][n]} est révélée.`,
    ]),
    'There are 4 or more locations where one of Taskmaster’s Allies has Strength 5 or more.',
    'Il y a 4 lieux ou plus où l’un des Alliés de Taskmaster a une Force de 5 ou plus.',
  ])
})
