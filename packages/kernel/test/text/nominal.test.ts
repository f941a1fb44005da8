import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { adj, engagedWith, hulk, ironMan, n, rhino, ultron, vulture, wasp } from './lexicon.ts'
import { en, fr } from './said.ts'

test('English chooses a or an by sound', () => {
  expect([n.enemy, n.card, n.hour, n.unit, n.hero].map((noun) => en(t.a(noun)))).toEqual([
    'an enemy',
    'a card',
    'an hour',
    'a unit',
    'a hero',
  ])
  expect(en(t.a(n.card, adj.undefendable))).toBe('an undefendable card')
  expect(en(t.a(t.noun({ en: 'X-Man', fr: ['X-Man', 'm'] })))).toBe('an X-Man')
  expect(en(t.a(t.noun({ en: 'HP token', fr: ['jeton PV', 'm'] })))).toBe('an HP token')
  expect(en(t.a(n.enemy, t.ordinal(8)))).toBe('an 8th enemy')
})

test('a mass noun takes no article and no plural in English, and is counted in French', () => {
  expect(en(t.some(n.damage))).toBe('damage')
  expect(en(t.count(3, n.damage))).toBe('3 damage')
  expect(fr(t.count(3, n.damage))).toBe('3 dégâts')
  expect(en(t.that(n.damage))).toBe('that damage')
  expect(fr(t.that(n.damage))).toBe('ces dégâts')
  expect(fr(t.no(n.damage))).toBe('aucun dégât')
})

test('zero takes the plural in English and the singular in French', () => {
  expect(en(t.count(0, n.card))).toBe('0 cards')
  expect(fr(t.count(0, n.card))).toBe('0 carte')
  expect(fr(t.count(1, n.damage))).toBe('1 dégât')
  expect(fr(t.count(2, n.damage))).toBe('2 dégâts')
})

test('an amount that is not a number is several', () => {
  expect(en(t.count(t.unknown('X'), n.card))).toBe('X cards')
  expect(fr(t.count(t.unknown('X'), n.card))).toBe('X cartes')
  expect(en(t.count(t.half(t.the(n.card, t.plural)), n.damage))).toBe('damage equal to half of the cards')
  expect(fr(t.count(t.half(t.the(n.card, t.plural)), n.damage))).toBe(
    'un nombre de dégâts égal à la moitié des cartes',
  )
  expect(fr(t.count(t.anyNumber, n.ally))).toBe('n’importe quel nombre d’alliés')
  expect(en(t.count(t.upTo(1), n.card))).toBe('up to 1 card')
  expect(fr(t.count(t.orMore(3), n.card, adj.damaged))).toBe('3 cartes blessées ou plus')
})

test('de and à contract with le and les, and not with la or l’', () => {
  const preceded = (preposition: string) =>
    [t.the(n.villain), t.the(n.card, t.plural), t.the(n.card), t.the(n.enemy)].map((np) =>
      fr(t.group(preposition, np)),
    )
  expect(preceded('de')).toEqual(['du méchant', 'des cartes', 'de la carte', 'de l’ennemi'])
  expect(preceded('à')).toEqual(['au méchant', 'aux cartes', 'à la carte', 'à l’ennemi'])
  expect(fr(t.group('jusqu’à', t.the(n.turn)))).toBe('jusqu’au tour')
  expect(fr(t.group('à la fin de', t.the(n.turn)))).toBe('à la fin du tour')
  expect(fr(t.group('à côté de', t.all(n.minion)))).toBe('à côté de tous les sbires')
})

test('de swallows the indefinite plural and the partitive', () => {
  expect(fr(t.group('la moitié de', t.some(n.card)))).toBe('la moitié de cartes')
  expect(fr(t.group('plus de', t.some(n.energy)))).toBe('plus d’énergie')
  expect(fr(t.some(n.energy))).toBe('de l’énergie')
  expect(fr(t.group('de', t.a(n.attack)))).toBe('d’une attaque')
  expect(fr(t.group('de', t.a(n.enemy)))).toBe('d’un ennemi')
})

test('a mute h is elided before, an aspirated h is not', () => {
  expect(fr(t.the(n.hero))).toBe('le héros')
  expect(fr(t.the(n.heroine))).toBe('l’héroïne')
  expect(fr(t.the(n.horde))).toBe('la horde')
  expect(fr(t.the(n.hour))).toBe('l’heure')
  expect(fr(t.group('de', t.the(n.hero)))).toBe('du héros')
  expect(fr(t.group('de', hulk))).toBe('de Hulk')
  expect(fr(t.thisOne(n.hero))).toBe('ce héros')
  const hyena = t.noun({ en: 'hyena', fr: ['hyène', 'hyènes', 'f', 'h'] })
  expect(fr(t.the(hyena))).toBe('la hyène')
})

test('numbers, onze and oui are not elided before', () => {
  expect(fr(t.group('de', t.count(8, n.card)))).toBe('de 8 cartes')
  expect(fr(t.group('le', 'onze'))).toBe('le onze')
  expect(fr(t.group('que', 'oui'))).toBe('que oui')
})

test('little words elide, and si only before il', () => {
  const before = (words: string, next: t.Phrase) => fr(t.group(words, next))
  expect(before('que', ultron)).toBe('qu’Ultron')
  expect(before('lorsque', ultron)).toBe('lorsqu’Ultron')
  expect(before('parce que', 'elle')).toBe('parce qu’elle')
  expect(before('si', 'il attaque')).toBe('s’il attaque')
  expect(before('si', 'elle attaque')).toBe('si elle attaque')
  expect(before('si', ultron)).toBe('si Ultron')
  expect(['je', 'me', 'te', 'se', 'ne'].map((words) => before(words, 'attaque'))).toEqual([
    'j’attaque',
    'm’attaque',
    't’attaque',
    's’attaque',
    'n’attaque',
  ])
})

test('this is ce, cet, cette, ces', () => {
  expect(
    [t.thisOne(n.minion), t.thisOne(n.enemy), t.thisOne(n.card), t.thisOne(n.ally, t.plural)].map(fr),
  ).toEqual(['ce sbire', 'cet ennemi', 'cette carte', 'ces alliés'])
  expect(fr(t.that(n.minion, t.other))).toBe('cet autre sbire')
  expect(en(t.that(n.enemy, t.plural))).toBe('those enemies')
  expect(en(t.thisOne(n.enemy, t.plural))).toBe('these enemies')
})

test('sa becomes son before a vowel, and the owner decides between son and leur', () => {
  const its = (noun: t.Noun, owner: t.Nominal = rhino) => fr(t.of(t.it(owner), noun))
  expect([its(n.hand), its(n.attack), its(n.deck), its(n.horde), its(n.hour)]).toEqual([
    'sa main',
    'son attaque',
    'son deck',
    'sa horde',
    'son heure',
  ])
  expect(fr(t.of(t.it(rhino), n.attack, adj.new))).toBe('sa nouvelle attaque')
  expect(its(n.hand, t.all(n.player))).toBe('leur main')
  expect(fr(t.of(t.it(t.all(n.player)), n.card, t.plural))).toBe('leurs cartes')
  expect(fr(t.of(t.it(rhino), n.card, t.plural))).toBe('ses cartes')
  expect([t.your(n.hand), t.your(n.ally, t.plural)].map(fr)).toEqual(['votre main', 'vos alliés'])
})

test('English owners: your, its, his, their, and the apostrophe', () => {
  expect(en(t.your(n.hand))).toBe('your hand')
  expect(en(t.of(t.it(t.the(n.card)), n.owner))).toBe('its owner')
  expect(en(t.of(t.it(rhino), n.attack))).toBe('his attack')
  expect(en(t.of(t.it(wasp), n.attack))).toBe('her attack')
  expect(en(t.of(t.it(t.each(n.player)), n.hand))).toBe('their hand')
  expect(en(t.of(rhino, n.attack))).toBe('Rhino’s attack')
  expect(en(t.of(t.the(n.player, t.plural), n.hand, t.plural))).toBe('the players’ hands')
  expect(en(t.of(t.the(n.minion, engagedWith(t.you)), n.attack))).toBe(
    'the attack of the minion engaged with you',
  )
  expect(fr(t.of(t.the(n.villain), n.attack))).toBe('l’attaque du méchant')
})

test('another, others, the other', () => {
  expect(en(t.another(n.player))).toBe('another player')
  expect(fr(t.another(n.card))).toBe('une autre carte')
  expect(fr(t.another(n.player, t.plural))).toBe('d’autres joueurs')
  expect(en(t.another(n.player, t.plural))).toBe('other players')
  expect(fr(t.group('de', t.another(n.player, t.plural)))).toBe('d’autres joueurs')
  expect(en(t.the(n.player, t.other, 2))).toBe('the other 2 players')
  expect(fr(t.the(n.player, t.other, 2))).toBe('les 2 autres joueurs')
  expect(en(t.another(n.player, 2))).toBe('2 other players')
  expect(fr(t.another(n.player, 2))).toBe('2 autres joueurs')
})

test('each, all, any, no agree', () => {
  expect([t.each(n.card), t.all(n.card), t.any(n.card), t.no(n.card)].map(fr)).toEqual([
    'chaque carte',
    'toutes les cartes',
    'n’importe quelle carte',
    'aucune carte',
  ])
  expect([t.each(n.card), t.all(n.card), t.all(n.damage), t.no(n.card)].map(en)).toEqual([
    'each card',
    'all cards',
    'all damage',
    'no card',
  ])
  expect(fr(t.all(t.your(n.card, t.plural)))).toBe('toutes vos cartes')
})

test('adjectives agree and stand on their side of the noun', () => {
  expect(fr(t.the(n.card, adj.next))).toBe('la prochaine carte')
  expect(fr(t.a(n.ally, adj.new))).toBe('un nouvel allié')
  expect(fr(t.a(n.minion, adj.new))).toBe('un nouveau sbire')
  expect(fr(t.some(n.minion, adj.new))).toBe('de nouveaux sbires')
  expect(fr(t.some(n.allyFemale, adj.damaged))).toBe('des alliées blessées')
  expect(en(t.the(n.card, adj.top, 3))).toBe('the top 3 cards')
  expect(fr(t.the(n.card, adj.top, 3))).toBe('les 3 cartes du dessus')
  expect(fr(t.the(n.scheme, adj.main, t.plural))).toBe('les manigances principales')
})

test('participles inside complements agree with their noun', () => {
  expect(fr(t.each(n.minion, engagedWith(t.you)))).toBe('chaque sbire engagé avec vous')
  expect(fr(t.all(n.allyFemale, engagedWith(rhino)))).toBe('toutes les alliées engagées avec Rhino')
  expect(fr(t.a(n.card, t.prep.from, t.your(n.hand)))).toBe('une carte de votre main')
})

test('names keep or lose their article by language, and contract', () => {
  expect(fr(vulture)).toBe('le Vautour')
  expect(en(vulture)).toBe('Vulture')
  expect(fr(t.group('de', vulture))).toBe('du Vautour')
  expect(fr(t.group('à', ironMan))).toBe('à l’Homme de fer')
  expect(fr(t.group('de', ultron))).toBe('d’Ultron')
  expect(fr(t.group('de', t.name({ en: 'X-Men', article: 'both', plural: true })))).toBe('des X-Men')
})

test('lists take commas and a conjunction, and French repeats à and de', () => {
  expect(en(t.and(rhino, ultron, wasp))).toBe('Rhino, Ultron, and Wasp')
  expect(fr(t.and(rhino, ultron, wasp))).toBe('Rhino, Ultron et la Guêpe')
  expect(en(t.or(rhino, ultron))).toBe('Rhino or Ultron')
  expect(fr(t.group('à', t.or(t.the(n.villain), t.the(n.minion))))).toBe('au méchant ou au sbire')
  expect(fr(t.group('de', t.and(ultron, vulture, rhino)))).toBe('d’Ultron, du Vautour et de Rhino')
  expect(fr(t.group('avec', t.and(rhino, ultron)))).toBe('avec Rhino et Ultron')
  expect(t.and(rhino)).toBe(rhino)
})

test('pronouns take gender and number from what they stand for', () => {
  expect([rhino, wasp, t.all(n.minion), t.all(n.card)].map((np) => fr(t.group('avec', t.it(np))))).toEqual([
    'avec lui',
    'avec elle',
    'avec eux',
    'avec elles',
  ])
  expect([rhino, wasp, t.the(n.card), t.each(n.player)].map((np) => en(t.group('with', t.it(np))))).toEqual([
    'with him',
    'with her',
    'with it',
    'with them',
  ])
})

test('ordinals agree', () => {
  expect([1, 2, 3, 4, 11, 22, 113].map((rank) => en(t.ordinal(rank)))).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
    '113th',
  ])
  expect(fr(t.the(n.card, t.ordinal(1)))).toBe('la 1re carte')
  expect(fr(t.the(n.turn, t.ordinal(1)))).toBe('le 1er tour')
  expect(fr(t.the(n.turn, t.ordinal(2)))).toBe('le 2e tour')
})

test('a stem-changing or third-group verb must give its forms', () => {
  expect(() => t.verb({ en: ['throw', 'threw', 'thrown'], fr: 'jeter' })).toThrow('jeter')
  expect(() => t.verb({ en: 'pay', fr: 'payer' })).toThrow('payer')
  expect(() => t.verb({ en: 'prevent', fr: 'prévenir' })).toThrow('prévenir')
  expect(() => t.verb({ en: 'open', fr: 'ouvrir' })).toThrow('ouvrir')
  expect(() => t.verb({ en: 'put', fr: 'mettre' })).toThrow('mettre')
})
