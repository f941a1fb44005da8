import * as t from '../../src/text/index.ts'
import { adj, atRandom, engagedWith, n, rhino, ultron, v, wasp } from './lexicon.ts'

const interrupt = t.term('interrupt', 'interrupt', 'interruption')
const forcedInterrupt = t.term('forcedInterrupt', 'forced interrupt', 'interruption forcée')
const response = t.term('response', 'response', 'réponse')
const surge = t.term('surge', 'surge', 'Renfort')
const perPlayer = t.icon('perPlayer', 'per player', 'par joueur')
const thisWay = t.both('this way', 'de cette façon')
const anyOrder = t.both('in any order', 'dans l’ordre de votre choix')
const { from, in: inside, of, on, to } = t.prep
const nearest = t.adjective({
  en: 'nearest',
  fr: ['le plus proche', 'la plus proche', 'les plus proches', 'les plus proches'],
})

const blackPanther = t.adjective({ en: 'Black Panther', fr: 'Black Panther' })

const damage = t.some(n.damage)
const topCard = t.the(n.card, adj.top, of, t.your(n.deck))
const stone = t.a(n.stone)
const threeCards = t.the(n.card, 3, adj.top, of, t.of(t.another(n.player), n.fateDeck))
const allYours = t.all(t.your(n.ally, t.plural))
const nextTurn = t.your(n.turn, adj.next)
const villain = t.the(n.villain)
const defeated = t.adjective({ en: 'defeated', fr: 'vaincu' })
const defeatedAlly = t.each(n.ally, t.group(defeated, thisWay))

const discardAtRandom = t.both(
  t.phrase(v.discard, t.count(1, n.card), 'at random from', t.your(n.hand)),
  t.phrase(v.discard, 'au hasard', t.count(1, n.card), 'de', t.your(n.hand)),
)

/** Lines such as the four games print, in words of our own: what they are for, and the tree that says them. */
export const cards: readonly (readonly [about: string, line: t.Phrase])[] = [
  [
    'prevent this damage',
    t.labelled(
      t.group(interrupt, t.parentheses(t.both('defense', 'défense'))),
      t.when(
        t.would(t.phrase(v.take, damage, from, t.a(n.attack))),
        t.phrase(v.prevent, t.all(t.it(damage))),
      ),
    ),
  ],
  ['one target', t.phrase(v.deal, t.count(8, n.damage), to, t.a(n.enemy))],
  ['each player, possessive', t.by(t.each(n.player), discardAtRandom)],
  ['the same effect, allowed', t.may(discardAtRandom)],
  [
    'negative subject, passive',
    t.ifSo(t.past(t.passive(t.no(n.attack), v.make, thisWay)), t.clause(t.thisOne(n.card), v.gain, surge)),
  ],
  [
    'face down, agreeing complements',
    t.both(
      t.phrase(v.put, topCard, 'into play facedown, engaged with', t.you, ', as', t.a(n.droneMinion)),
      t.phrase(
        v.put,
        'en jeu',
        topCard,
        'face cachée, engagée avec',
        t.you,
        ', en tant que',
        t.bare(n.droneMinion),
      ),
    ),
  ],
  [
    'duel',
    t.sentences(
      t.apiece(t.clause(t.and(t.you, t.the(n.attacker)), v.roll, t.count(1, n.die))),
      t.ifSo(
        t.clause(t.your(n.roll), v.be, adj.equalOrHigher),
        t.choose(
          t.phrase(v.deal, t.count(3, n.damage), to, t.the(n.attacker)),
          t.phrase(v.prevent, t.half(t.the(n.damage), 'up')),
        ),
      ),
    ),
  ],
  [
    'lasting modifier',
    t.opening(
      t.group(t.both('until', 'jusqu’à'), t.the(n.end, of, t.thisOne(n.attack))),
      t.clause(
        ultron,
        v.get,
        t.count(t.signed(1), n.attackStat),
        t.both('for', 'pour'),
        t.each(n.drone, engagedWith(t.you)),
      ),
    ),
  ],
  [
    'two subjects, pronoun',
    t.group(
      t.clause(t.another(n.player), v.grab, stone, atRandom),
      ';',
      t.may(t.phrase(v.move, t.a(n.ally), t.both('to', 'vers'), t.of(t.it(stone), n.location))),
    ),
  ],
  [
    'per player',
    t.phrase(v.place, t.count(t.withUnit(2, perPlayer), n.threat), on, t.the(n.scheme, adj.main)),
  ],
  [
    'response',
    t.labelled(response, t.after(t.phrase(v.play, t.a(n.event)), t.phrase(v.draw, t.count(1, n.card)))),
  ],
  [
    'cannot',
    t.whilst(t.clause(t.a(n.minion), v.be, engagedWith(t.you)), t.cannot(t.clause(rhino, v.take, damage))),
  ],
  [
    'replace, then',
    t.labelled(
      forcedInterrupt,
      t.when(
        t.would(t.clause(rhino, v.take, damage)),
        t.sentences(t.instead(t.phrase(v.place, t.it(damage), on, t.thisOne(n.card)))),
      ),
    ),
  ],
  [
    'then with a condition',
    t.andThen(
      t.phrase(v.place, t.count(1, n.damage), on, t.thisOne(n.card)),
      t.ifSo(
        t.clause(t.it(t.thisOne(n.card)), v.have, t.count(t.orMore(5), n.damage)),
        t.phrase(v.discard, t.it(t.thisOne(n.card))),
      ),
    ),
  ],
  [
    'order of abilities',
    t.phrase(
      v.resolve,
      t.both(
        t.group('the', t.quote('Special'), 'ability of'),
        t.group('la capacité', t.quote('Spécial'), 'de'),
      ),
      t.each(n.upgrade, blackPanther, t.whom(t.phrase(v.control))),
      ',',
      anyOrder,
    ),
  ],
  ['dice: steal', t.phrase(v.steal, t.count(2, n.combatPoint), t.both('from', 'à'), t.a(n.opponent))],
  ['dice: re-roll', t.phrase(v.reroll, t.upTo(2), of, t.your(n.die, t.plural))],
  [
    'dice: two effects on another',
    t.by(
      t.a(n.opponent),
      t.alsoDo(
        t.phrase(v.gain, t.count(1, n.poison)),
        t.phrase(v.take, t.count(3, n.damage, adj.undefendable)),
      ),
    ),
  ],
  [
    'dice: token as a cost',
    t.labelled(t.phrase(v.spend, t.thisOne(n.token)), t.phrase(v.reroll, t.any(n.die))),
  ],
  [
    'zombies: walk',
    t.clause(
      t.each(n.zombie, t.both('in', 'de'), t.your(n.zone)),
      v.walk,
      t.both('', 'de'),
      t.count(1, n.zone),
      t.both('toward', 'vers'),
      t.the(n.bystander, nearest),
    ),
  ],
  [
    'zombies: spawn on a roll',
    t.sentences(
      t.phrase(v.roll, t.count(1, n.die)),
      t.opening(
        t.both(t.group('on a roll of', t.orMore(3)), t.group('sur un résultat de', t.orMore(3))),
        t.phrase(v.spawn, t.count(1, n.brute), inside, t.each(n.zone, adj.adjacent)),
      ),
    ),
  ],
  [
    'zombies: instead of a wound',
    t.ifSo(
      t.would(t.phrase(v.suffer, t.a(n.wound))),
      t.may(t.instead(t.phrase(v.discard, t.a(n.bystander)))),
    ),
  ],
  [
    'pay and get',
    t.alsoDo(
      t.phrase(v.exhaust, t.your(n.hero)),
      t.phrase(v.remove, t.count(3, n.threat), from, t.a(n.scheme)),
    ),
  ],
  [
    'villainous: look and put back',
    t.andThen(t.phrase(v.look, t.both('at', ''), threeCards), t.phrase(v.return, t.it(threeCards), anyOrder)),
  ],
  [
    'villainous: move each',
    t.phrase(
      v.move,
      t.each(n.hero, t.both('in', 'de'), t.your(n.realm)),
      t.both('to', 'vers'),
      t.another(n.location),
    ),
  ],
  [
    'villainous: all yours, until',
    t.both(
      t.clause(allYours, v.get, t.count(t.signed(-1), n.strength), 'until', nextTurn),
      t.clause(allYours, v.take, t.signed(-1), 'en', t.bare(n.strength), 'jusqu’à', nextTurn),
    ),
  ],
  [
    'other subject, pronoun, instead',
    t.sentences(
      t.clause(villain, v.attack, t.you),
      t.ifSo(
        t.clause(t.you, v.be, t.both('in alter-ego form', 'sous forme d’alter ego')),
        t.instead(t.clause(t.it(villain), v.scheme)),
      ),
    ),
  ],
  [
    'computed amount',
    t.phrase(v.draw, t.count(t.numberOf(t.bare(n.upgrade, t.plural, t.whom(t.phrase(v.control)))), n.card)),
  ],
  [
    'object relative, agreement',
    t.phrase(v.discard, t.each(n.card, t.whom(t.past(t.phrase(v.draw, thisWay))))),
  ],
  [
    'owner of a pronoun',
    t.passive(
      defeatedAlly,
      v.shuffle,
      t.both('into', 'dans'),
      t.of(t.of(t.it(defeatedAlly), n.owner), n.deck),
    ),
  ],
  ['either of two', t.phrase(v.heal, t.count(2, n.damage), from, t.or(t.the(n.hero), wasp))],
  [
    'forbidden to play',
    t.both(
      t.cannot(t.phrase(v.play, t.some(n.ally), 'this turn')),
      t.cannot(t.phrase(v.play, t.some(n.ally), 'pendant ce tour')),
    ),
  ],
  ['log: damage', t.past(t.clause(rhino, v.take, t.count(2, n.damage)))],
  ['log: entering', t.past(t.clause(wasp, v.enter, t.both('play', 'en jeu')))],
  [
    'each player chooses',
    t.by(
      t.each(n.player),
      t.choose(
        t.phrase(v.discard, t.your(n.hand)),
        t.phrase(v.take, t.count(2, n.damage)),
        t.clause(rhino, v.attack, t.you),
      ),
    ),
  ],
]
