import { expect, test } from 'vitest'
import * as t from '../../src/text/index.ts'
import { thereAre } from '../../src/text/existence.ts'
import { adj, engagedWith, n, rhino, ultron, v, wasp } from './lexicon.ts'
import { en, fr, line } from './said.ts'

const discard = t.phrase(v.discard, t.a(n.card), t.prep.from, t.your(n.hand))
const draw = t.phrase(v.draw, t.count(2, n.card))
const card = t.the(n.card)
const cards = t.the(n.card, t.plural)

test('one effect, five moods', () => {
  expect([en(discard), fr(discard)]).toEqual([
    'discard a card from your hand',
    'défaussez une carte de votre main',
  ])
  expect([en(t.may(discard)), fr(t.may(discard))]).toEqual([
    'you may discard a card from your hand',
    'vous pouvez défausser une carte de votre main',
  ])
  const told = t.by(t.that(n.player), discard)
  expect([en(told), fr(told)]).toEqual([
    'that player discards a card from their hand',
    'ce joueur défausse une carte de sa main',
  ])
  const condition = t.ifSo(discard, draw)
  expect([en(condition), fr(condition)]).toEqual([
    'if you discard a card from your hand, draw 2 cards',
    'si vous défaussez une carte de votre main, piochez 2 cartes',
  ])
  const before = t.past(t.clause(rhino, v.discard, t.a(n.card)))
  expect([en(before), fr(before)]).toEqual(['Rhino discarded a card', 'Rhino a défaussé une carte'])
})

test('an effect in a row shares its subject, and its may', () => {
  const row = t.andThen(discard, draw)
  expect(en(row)).toBe('discard a card from your hand, then draw 2 cards')
  expect(fr(row)).toBe('défaussez une carte de votre main, puis piochez 2 cartes')
  expect(en(t.by(t.each(n.player), row))).toBe(
    'each player discards a card from their hand, then draws 2 cards',
  )
  expect(fr(t.by(t.each(n.player), row))).toBe(
    'chaque joueur défausse une carte de sa main, puis pioche 2 cartes',
  )
  expect(en(t.may(row))).toBe('you may discard a card from your hand, then draw 2 cards')
  expect(fr(t.may(row))).toBe('vous pouvez défausser une carte de votre main, puis piocher 2 cartes')
  expect(fr(t.by(t.all(n.player), t.may(row)))).toBe(
    'tous les joueurs peuvent défausser une carte de leur main, puis piocher 2 cartes',
  )
})

test('what follows a choice is a sentence of its own, or it would belong to the last option', () => {
  const row = t.andThen(t.choose(discard, draw), t.phrase(v.attack, rhino))
  expect(en(row)).toBe('choose: discard a card from your hand; or draw 2 cards. Then, attack Rhino')
  expect(fr(row)).toBe(
    'choisissez~: défaussez une carte de votre main_; ou piochez 2 cartes. Ensuite, attaquez Rhino',
  )
})

test('a row with two subjects names each', () => {
  const row = t.andThen(discard, t.clause(rhino, v.attack, t.you))
  expect(en(t.by(t.that(n.player), row))).toBe(
    'that player discards a card from their hand, then Rhino attacks them',
  )
  expect(fr(t.by(t.that(n.player), row))).toBe(
    'ce joueur défausse une carte de sa main, puis Rhino l’attaque',
  )
  expect(fr(t.may(row))).toBe('vous pouvez défausser une carte de votre main, puis Rhino vous attaque')
})

test('may inside a row keeps its subject after an order and loses it after a told verb', () => {
  const row = t.andThen(discard, t.may(draw))
  expect(en(row)).toBe('discard a card from your hand, then you may draw 2 cards')
  expect(fr(row)).toBe('défaussez une carte de votre main, puis vous pouvez piocher 2 cartes')
  expect(en(t.by(t.each(n.player), row))).toBe(
    'each player discards a card from their hand, then may draw 2 cards',
  )
  expect(fr(t.by(t.each(n.player), row))).toBe(
    'chaque joueur défausse une carte de sa main, puis peut piocher 2 cartes',
  )
})

test('may passes over a condition and a change of subject to reach its verb', () => {
  expect(en(t.may(t.ifSo(discard, draw)))).toBe('if you discard a card from your hand, you may draw 2 cards')
  expect(fr(t.may(t.by(rhino, draw)))).toBe('Rhino peut piocher 2 cartes')
  expect(fr(t.may(t.both(draw, draw)))).toBe('vous pouvez piocher 2 cartes')
})

test('a condition under another subject names it once, and announces each', () => {
  const effect = t.ifSo(t.phrase(v.control, t.a(n.ally)), draw)
  expect(en(t.by(t.that(n.player), effect))).toBe('if that player controls an ally, they draw 2 cards')
  expect(fr(t.by(t.that(n.player), effect))).toBe('si ce joueur contrôle un allié, il pioche 2 cartes')
  expect(en(t.by(t.each(n.player), effect))).toBe(
    'for each player, if they control an ally, they draw 2 cards',
  )
  expect(fr(t.by(t.each(n.player), effect))).toBe(
    'pour chaque joueur, s’il contrôle un allié, il pioche 2 cartes',
  )
})

test('French object pronouns stand at the verb in every mood', () => {
  const effect = t.phrase(v.discard, t.it(card))
  expect(fr(effect)).toBe('défaussez-la')
  expect(fr(t.may(effect))).toBe('vous pouvez la défausser')
  expect(fr(t.by(t.each(n.player), effect))).toBe('chaque joueur la défausse')
  expect(fr(t.phrase(v.attack, t.it(rhino)))).toBe('attaquez-le')
  expect(fr(t.clause(ultron, v.attack, t.it(rhino)))).toBe('Ultron l’attaque')
  expect(fr(t.not(effect))).toBe('ne la défaussez pas')
  expect(fr(t.past(t.clause(rhino, v.discard, t.it(cards))))).toBe('Rhino les a défaussées')
  expect(en(effect)).toBe('discard it')
})

test('a pronoun behind à becomes lui, leur or vous', () => {
  const deal = (whom: t.Nominal) => t.phrase(v.deal, t.count(2, n.damage), t.prep.to, whom)
  expect(fr(deal(t.it(rhino)))).toBe('infligez-lui 2 dégâts')
  expect(fr(deal(t.it(t.all(n.minion))))).toBe('infligez-leur 2 dégâts')
  expect(fr(t.may(deal(t.it(rhino))))).toBe('vous pouvez lui infliger 2 dégâts')
  expect(fr(t.by(rhino, deal(t.it(wasp))))).toBe('Rhino lui inflige 2 dégâts')
  expect(fr(t.clause(rhino, v.deal, t.count(2, n.damage), 'à', t.you))).toBe('Rhino vous inflige 2 dégâts')
  expect(fr(deal(t.you))).toBe('infligez-vous 2 dégâts')
  expect(en(deal(t.you))).toBe('deal 2 damage to yourself')
  expect(fr(t.by(rhino, deal(t.you)))).toBe('Rhino s’inflige 2 dégâts')
  expect(en(t.by(rhino, deal(t.you)))).toBe('Rhino deals 2 damage to himself')
})

test('a thing behind de becomes en; a person does not', () => {
  const remove = t.phrase(v.remove, t.count(2, n.threat), t.prep.from, t.it(t.a(n.scheme)))
  expect(fr(remove)).toBe('retirez-en 2 menaces')
  expect(en(remove)).toBe('remove 2 threat from it')
  expect(fr(t.may(remove))).toBe('vous pouvez en retirer 2 menaces')
  const prevent = t.phrase(v.prevent, t.half(t.it(t.some(n.damage)), 'up'))
  expect(en(prevent)).toBe('prevent half of it (rounded up)')
  expect(fr(prevent)).toBe('prévenez-en la moitié (arrondie à l’entier supérieur)')
  expect(fr(t.phrase(v.heal, t.count(1, n.damage), 'de', t.it(rhino)))).toBe('soignez 1 dégât de lui')
  expect(fr(t.phrase(v.place, t.count(1, n.damage), 'face à', t.it(card)))).toBe('placez 1 dégât face à elle')
})

test('all of it, before and after the verb', () => {
  const effect = t.phrase(v.prevent, t.all(t.it(t.some(n.damage))))
  expect([en(effect), fr(effect)]).toEqual(['prevent all of it', 'prévenez-les tous'])
  expect(fr(t.may(effect))).toBe('vous pouvez tous les prévenir')
  expect(fr(t.clause(rhino, v.discard, t.all(t.it(cards))))).toBe('Rhino les défausse toutes')
  expect(fr(t.past(t.clause(rhino, v.discard, t.all(t.it(cards)))))).toBe('Rhino les a toutes défaussées')
})

test('verbs agree with their subject', () => {
  const attack = (who: t.Nominal) => t.clause(who, v.attack)
  expect(
    [rhino, t.all(n.minion), t.and(rhino, ultron), t.or(rhino, ultron), t.and(t.you, rhino)].map((who) =>
      fr(attack(who)),
    ),
  ).toEqual([
    'Rhino attaque',
    'tous les sbires attaquent',
    'Rhino et Ultron attaquent',
    'Rhino ou Ultron attaque',
    'vous et Rhino attaquez',
  ])
  expect([rhino, t.all(n.minion), t.it(t.each(n.player)), t.it(rhino)].map((who) => en(attack(who)))).toEqual(
    ['Rhino attacks', 'all minions attack', 'they attack', 'he attacks'],
  )
  expect(en(t.clause(t.count(2, n.damage), v.be, adj.undefendable))).toBe('2 damage is undefendable')
  expect(fr(t.clause(t.count(2, n.damage), v.be, adj.undefendable))).toBe('2 dégâts sont imparables')
  expect(fr(t.clause(t.it(wasp), v.reveal, card))).toBe('elle révèle la carte')
})

test('past participles agree with the subject of être and with the object before avoir', () => {
  expect(fr(t.past(t.clause(wasp, v.enter, 'en jeu')))).toBe('la Guêpe est entrée en jeu')
  expect(fr(t.past(t.clause(t.all(n.minion), v.enter, 'en jeu')))).toBe('tous les sbires sont entrés en jeu')
  expect(fr(t.past(t.clause(wasp, v.take, t.count(2, n.damage))))).toBe('la Guêpe a subi 2 dégâts')
  expect(fr(t.the(n.card, t.plural, t.whom(t.past(t.phrase(v.draw)))))).toBe(
    'les cartes que vous avez piochées',
  )
  expect(fr(t.the(n.stone, t.whom(t.past(t.clause(ultron, v.grab)))))).toBe(
    'la Pierre d’Infinité qu’Ultron a prise',
  )
})

test('passive, present and past', () => {
  expect(en(t.passive(card, v.discard))).toBe('the card is discarded')
  expect(fr(t.passive(cards, v.discard))).toBe('les cartes sont défaussées')
  expect(en(t.past(t.passive(cards, v.draw)))).toBe('the cards were drawn')
  expect(fr(t.past(t.passive(cards, v.discard)))).toBe('les cartes ont été défaussées')
  expect(fr(t.would(t.passive(card, v.discard)))).toBe('la carte est censée être défaussée')
  expect(fr(t.cannot(t.passive(card, v.discard)))).toBe('la carte ne peut pas être défaussée')
})

test('negation: do not, ne pas, and ne alone with aucun', () => {
  expect(en(t.not(t.clause(rhino, v.attack, t.you)))).toBe('Rhino does not attack you')
  expect(fr(t.not(t.clause(rhino, v.attack, t.you)))).toBe('Rhino ne vous attaque pas')
  expect(fr(t.not(t.past(t.clause(ultron, v.attack))))).toBe('Ultron n’a pas attaqué')
  expect(fr(t.clause(rhino, v.take, t.no(n.damage)))).toBe('Rhino ne subit aucun dégât')
  expect(fr(t.clause(t.no(n.enemy), v.attack))).toBe('aucun ennemi n’attaque')
  expect(fr(t.phrase(v.draw, t.no(n.card)))).toBe('ne piochez aucune carte')
  expect(fr(t.not(t.phrase(v.play, t.a(n.ally))))).toBe('ne jouez pas d’allié')
  expect(fr(t.not(t.clause(rhino, v.be, t.a(n.minion))))).toBe('Rhino n’est pas un sbire')
})

test('a reflexive French verb in every mood', () => {
  const move = t.phrase(v.walk)
  expect(fr(move)).toBe('déplacez-vous')
  expect(fr(t.may(move))).toBe('vous pouvez vous déplacer')
  expect(fr(t.by(rhino, move))).toBe('Rhino se déplace')
  expect(fr(t.may(t.by(rhino, move)))).toBe('Rhino peut se déplacer')
  expect(fr(t.past(t.clause(wasp, v.walk)))).toBe('la Guêpe s’est déplacée')
})

test('relative clauses', () => {
  expect(en(t.each(n.player, t.who(v.control, t.a(n.ally))))).toBe('each player who controls an ally')
  expect(en(t.each(n.minion, t.who(v.attack, t.you)))).toBe('each minion that attacks you')
  expect(fr(t.all(n.minion, t.who(v.attack, t.you)))).toBe('tous les sbires qui vous attaquent')
  expect(fr(t.a(n.upgrade, t.whom(t.clause(ultron, v.control))))).toBe('une amélioration qu’Ultron contrôle')
})

test('would: after when the conditional, after if the present in French', () => {
  const hurt = t.would(t.phrase(v.take, t.some(n.damage)))
  expect(en(t.when(hurt, draw))).toBe('when you would take damage, draw 2 cards')
  expect(fr(t.when(hurt, draw))).toBe('quand vous êtes censé subir des dégâts, piochez 2 cartes')
  expect(fr(t.ifSo(hurt, draw))).toBe('si vous devez subir des dégâts, piochez 2 cartes')
})

test('after takes the past in French', () => {
  const effect = t.after(
    t.orElse(t.clause(ultron, v.attack), t.clause(rhino, v.enter, t.both('play', 'en jeu'))),
    draw,
  )
  expect(en(effect)).toBe('after Ultron attacks or Rhino enters play, draw 2 cards')
  expect(fr(effect)).toBe('après qu’Ultron a attaqué ou Rhino est entré en jeu, piochez 2 cartes')
})

test('otherwise and nested effects stay inside their sentence', () => {
  const effect = t.ifSo(
    t.clause(t.your(n.roll), v.be, adj.equalOrHigher),
    t.sentences(discard, draw),
    t.clause(rhino, v.attack, t.you),
  )
  expect(line(effect, 'en')).toBe(
    'If your roll is equal or higher, discard a card from your hand and draw 2 cards. Otherwise, Rhino attacks you.',
  )
  expect(line(effect, 'fr')).toBe(
    'Si votre résultat est supérieur ou égal, défaussez une carte de votre main et piochez 2 cartes. Sinon, Rhino vous attaque.',
  )
  expect(line(t.whilst(t.clause(t.a(n.minion), v.be, engagedWith(t.you)), effect), 'fr')).toBe(
    'Tant qu’un sbire est engagé avec vous, si votre résultat est supérieur ou égal, défaussez une carte de votre main et piochez 2 cartes_; sinon, Rhino vous attaque.',
  )
})

test('a choice is ordered, allowed and told', () => {
  const choice = t.choose(discard, draw)
  expect(en(choice)).toBe('choose: discard a card from your hand; or draw 2 cards')
  expect(fr(choice)).toBe('choisissez~: défaussez une carte de votre main_; ou piochez 2 cartes')
  expect(fr(t.may(choice))).toBe(
    'vous pouvez choisir~: défausser une carte de votre main_; ou piocher 2 cartes',
  )
  expect(en(t.by(t.each(n.player), choice))).toBe(
    'each player chooses: discard a card from their hand; or draw 2 cards',
  )
  expect(fr(t.by(t.each(n.player), choice))).toBe(
    'chaque joueur choisit~: défausser une carte de sa main_; ou piocher 2 cartes',
  )
})

test('an op says itself from said children, whatever their language', () => {
  const dealDamage: t.Words<{ amount: t.Amount; to: t.Nominal }> = {
    en: (a) => t.phrase(v.deal, t.count(a.amount, n.damage), 'to', a.to),
    fr: (a) => t.phrase(v.deal, t.count(a.amount, n.damage), 'à', a.to),
  }
  const said = t.wordsOf(dealDamage, { amount: t.number(1), to: t.the(n.villain) })
  expect(line(said, 'en')).toBe('Deal 1 damage to the villain.')
  expect(line(said, 'fr')).toBe('Infligez 1 dégât au méchant.')
  expect(line(t.by(t.each(n.hero), said), 'fr')).toBe('Chaque héros inflige 1 dégât au méchant.')
})

test('an effect becomes a log line', () => {
  const effect = t.by(rhino, t.andThen(discard, draw))
  expect(line(t.told(effect), 'en')).toBe('Rhino discards a card from his hand, then draws 2 cards.')
  expect(line(t.told(effect), 'fr')).toBe('Rhino défausse une carte de sa main, puis pioche 2 cartes.')
  expect(line(t.told(discard), 'en')).toBe('You discard a card from your hand.')
  expect(line(t.told(discard), 'fr')).toBe('Vous défaussez une carte de votre main.')
  expect(en(t.happened(discard))).toBe('you discarded a card from your hand')
})

test('if you do, unless, each time', () => {
  const effect = t.sentences(t.may(discard), t.ifDone(draw))
  expect(line(effect, 'en')).toBe('You may discard a card from your hand. If you do, draw 2 cards.')
  expect(line(effect, 'fr')).toBe(
    'Vous pouvez défausser une carte de votre main. Dans ce cas, piochez 2 cartes.',
  )
  expect(line(t.by(t.that(n.player), effect), 'en')).toBe(
    'That player may discard a card from their hand; if they do, they draw 2 cards.',
  )
  expect(fr(t.unless(t.clause(t.it(rhino), v.attack), draw))).toBe('sauf s’il attaque, piochez 2 cartes')
  expect(fr(t.whenever(t.clause(ultron, v.attack, t.you), draw))).toBe(
    'chaque fois qu’Ultron vous attaque, piochez 2 cartes',
  )
})

test('the subject of an effect speaks from outside it', () => {
  const deal = t.phrase(v.deal, t.count(1, n.damage), t.prep.to, t.a(n.enemy), t.prep.with, t.your(n.hand))
  expect(en(t.by(t.your(n.hero), deal))).toBe('your hero deals 1 damage to an enemy with their hand')
  expect(fr(t.by(t.your(n.hero), deal))).toBe('votre héros inflige 1 dégât à un ennemi avec sa main')
  const attack = t.by(t.each(n.minion, engagedWith(t.you)), t.phrase(v.attack, t.reader))
  expect(fr(attack)).toBe('chaque sbire engagé avec vous vous attaque')
  const heroes = t.by(t.each(n.player), t.andThen(draw, t.by(t.your(n.hero), t.phrase(v.attack, rhino))))
  expect(en(heroes)).toBe('each player draws 2 cards, then their hero attacks Rhino')
  const direct = t.by(t.each(n.player), t.by(t.your(n.hero), t.phrase(v.attack, rhino)))
  expect(en(direct)).toBe('each player’s hero attacks Rhino')
  expect(fr(direct)).toBe('le héros de chaque joueur attaque Rhino')
})

test('conditions stand in a list, and those that say one thing of several subjects are one', () => {
  const isDefeated = (who: t.Nominal) => t.passive(who, v.defeat)
  const all = t.allTrue(t.allTrue(isDefeated(rhino), isDefeated(ultron)), t.clause(wasp, v.attack, t.you))
  const row = t.ifSo(all, draw)
  expect(en(row)).toBe('if Rhino and Ultron are defeated and Wasp attacks you, draw 2 cards')
  expect(fr(row)).toBe('si Rhino et Ultron sont vaincus et si la Guêpe vous attaque, piochez 2 cartes')
  expect(fr(all)).toBe('Rhino et Ultron sont vaincus et la Guêpe vous attaque')
})

test('an order behind what another does stands apart, but not inside an option', () => {
  const told = t.clause(rhino, v.attack, t.you)
  const row = t.ifSo(t.passive(wasp, v.defeat), t.sentences(told, draw))
  expect(en(row)).toBe('if Wasp is defeated, Rhino attacks you; draw 2 cards')
  expect(en(t.choose(discard, t.sentences(told, draw)))).toBe(
    'choose: discard a card from your hand; or Rhino attacks you and draw 2 cards',
  )
})

test('what there is of what you do is said of you', () => {
  const controlled = t.bare(n.ally, t.plural, t.whom(t.clause(t.you, v.control)))
  const several = t.ifSo(thereAre(controlled, t.orMore(2)) ?? '', draw)
  expect(en(several)).toBe('if you control 2 or more allies, draw 2 cards')
  expect(fr(several)).toBe('si vous contrôlez 2 alliés ou plus, piochez 2 cartes')
  const one = t.ifSo(thereAre(t.bare(n.minion, t.plural), t.orMore(1)) ?? '', draw)
  expect(fr(one)).toBe('s’il y a un sbire, piochez 2 cartes')
})

test('a verb of several words takes its ending at the first', () => {
  const lookAt = t.verb({ en: ['look at', 'looked at'], fr: 'regarder' })
  const haveDrawn = t.verb({ en: ['have drawn', 'had drawn'], fr: 'piocher' })
  expect(en(t.by(rhino, t.phrase(lookAt, card)))).toBe('Rhino looks at the card')
  expect(en(t.by(rhino, t.phrase(haveDrawn, card)))).toBe('Rhino has drawn the card')
})
