import { toChoose } from './ops/lexicon.ts'
import { defineMessages } from './text/message.ts'
import { may } from './text/clause.ts'
import { thing, you } from './text/nominal.ts'
import { group, type Phrase } from './text/phrase.ts'

/** One phrase for both languages. */
const same = <A>(words: (a: A) => Phrase) => ({ en: words, fr: words })

type Effect = { effect: Phrase }

/** Whether a text itself begins with "choose …": the prompt need not say it again. */
function tellsToChoose(effect: Phrase): boolean {
  if (typeof effect !== 'object') return false
  if (effect.kind === 'row') return tellsToChoose(effect.items[0] ?? '')
  return effect.kind === 'clause' && effect.verb.en.base === toChoose.en.base && effect.subject === you
}

/** Several sentences as one, for a question has one end. */
function asOneSentence(effect: Phrase): Phrase {
  const isSeveral = typeof effect === 'object' && effect.kind === 'row' && effect.how === 'sentences'
  return isSeveral ? { ...effect, how: 'and' } : effect
}

/** The kernel's own prompts, options and refusals. */
export const kernelMessages = defineMessages({
  'refused.noSuchOption': {
    en: (a: { pick: string }) => group('there is no option “', a.pick, '” here'),
    fr: (a: { pick: string }) => group('il n’y a pas d’option « ', a.pick, ' » ici'),
  },
  'refused.count': {
    en: (a: { min: number; max: number; given: number }) =>
      a.min === a.max
        ? group('pick', a.min, a.min === 1 ? 'option, not' : 'options, not', a.given)
        : group('pick from', a.min, 'to', a.max, 'options, not', a.given),
    fr: (a: { min: number; max: number; given: number }) =>
      a.min === a.max
        ? group('choisissez', a.min, a.min === 1 ? 'option, et non' : 'options, et non', a.given)
        : group('choisissez de', a.min, 'à', a.max, 'options, et non', a.given),
  },
  'refused.order': {
    en: () => 'put every option in order, each once',
    fr: () => 'ordonnez toutes les options, chacune une seule fois',
  },
  'refused.cap': {
    en: (a: { pick: string; cap: number }) => group(a.pick, 'takes at most', a.cap),
    fr: (a: { pick: string; cap: number }) => group(a.pick, 'reçoit au plus', a.cap),
  },
  'refused.repeated': {
    en: () => 'an option was picked twice',
    fr: () => 'une option a été choisie deux fois',
  },
  'refused.payment': {
    en: (a: { cost: number; given: number }) => group('the cost is', a.cost, 'and only', a.given, 'was paid'),
    fr: (a: { cost: number; given: number }) =>
      group('le coût est de', a.cost, 'et seulement', a.given, 'a été payé'),
  },
  'refused.paymentType': {
    en: (a: { type: string }) => group('the payment lacks a resource:', a.type),
    fr: (a: { type: string }) => group('il manque une ressource au paiement :', a.type),
  },
  'refused.over': { en: () => 'the game is over', fr: () => 'la partie est terminée' },
  'refused.stale': {
    en: () => 'this question was answered already',
    fr: () => 'cette question a déjà reçu sa réponse',
  },
  'refused.noSuchDecision': {
    en: () => 'there is no such question',
    fr: () => 'cette question n’existe pas',
  },
  'refused.notYours': {
    en: () => 'this question is for another player',
    fr: () => 'cette question s’adresse à un autre joueur',
  },
  'refused.malformed': { en: () => 'the answer cannot be read', fr: () => 'la réponse est illisible' },
  'outcome.endless': {
    en: () => 'the same things would happen again and again, and nobody can stop them',
    fr: () => 'les mêmes effets se répéteraient sans fin, et personne ne peut les arrêter',
  },
  'refused.noEffect': {
    en: () => 'it would change nothing here',
    fr: () => 'cela ne changerait rien ici',
  },
  'refused.undoRange': {
    en: () => 'there is nothing there to go back to',
    fr: () => 'il n’y a rien à annuler jusque-là',
  },
  'refused.undoAgreement': {
    en: () => 'everybody at the table must agree to take this back',
    fr: () => 'tout le monde à la table doit accepter de revenir en arrière',
  },
  'refused.redoAgreement': {
    en: () => 'everybody at the table must agree to give another player’s answer again',
    fr: () => 'tout le monde à la table doit accepter de redonner la réponse d’un autre joueur',
  },
  'refused.nothingToRedo': { en: () => 'there is nothing to redo', fr: () => 'il n’y a rien à rétablir' },
  'refused.impossibleChance': {
    en: (a: { source: string; result: string }) => group('chance cannot say', a.result, 'for', a.source),
    fr: (a: { source: string; result: string }) =>
      group('le hasard ne peut pas dire', a.result, 'pour', a.source),
  },
  'refused.chanceShort': {
    en: (a: { source: string }) => group('the file does not tell what chance said for', a.source),
    fr: (a: { source: string }) => group('le fichier ne dit pas ce que le hasard a dit pour', a.source),
  },
  'refused.chanceLeft': {
    en: (a: { source: string; result: string }) =>
      group('the file has chance say', a.result, 'for', a.source, 'and nothing asks for it'),
    fr: (a: { source: string; result: string }) =>
      group('le fichier fait dire au hasard', a.result, 'pour', a.source, 'et rien ne le demande'),
  },
  'refused.people': {
    en: (a: { people: number; seats: number }) =>
      group(
        'the file has',
        a.people,
        a.people === 1 ? 'name' : 'names',
        'for',
        a.seats,
        a.seats === 1 ? 'seat' : 'seats',
      ),
    fr: (a: { people: number; seats: number }) =>
      group(
        'le fichier a',
        a.people,
        a.people === 1 ? 'nom' : 'noms',
        'pour',
        a.seats,
        a.seats === 1 ? 'place' : 'places',
      ),
  },
  'refused.setup': {
    en: (a: { problem: string }) => group('the game cannot read this set-up:', a.problem),
    fr: (a: { problem: string }) => group('le jeu ne peut pas lire cette mise en place :', a.problem),
  },
  'refused.broken': {
    en: (a: { problem: string }) => group('the rules broke here:', a.problem),
    fr: (a: { problem: string }) => group('les règles se sont rompues ici :', a.problem),
  },
  'option.pass': { en: () => 'pass', fr: () => 'passer' },
  'option.yes': { en: () => 'yes', fr: () => 'oui' },
  'option.no': { en: () => 'no', fr: () => 'non' },
  'option.effect': same((a: Effect) => a.effect),
  'option.ability': same((a: Effect) => a.effect),
  'ask.choose': {
    en: (a: Effect) => (tellsToChoose(a.effect) ? a.effect : group('choose a target:', a.effect)),
    fr: (a: Effect) => (tellsToChoose(a.effect) ? a.effect : group('choisissez une cible :', a.effect)),
  },
  'ask.chooseEffect': same((a: Effect) => a.effect),
  'ask.may': {
    en: (a: Effect) => group(asOneSentence(a.effect), '?'),
    fr: (a: Effect) => group(may(asOneSentence(a.effect)), ': le faites-vous ?'),
  },
  'ask.nextStep': { en: () => 'which one is next?', fr: () => 'laquelle vient ensuite ?' },
  'ask.whichFirst': {
    en: () => 'which ability comes first?',
    fr: () => 'quelle capacité se résout d’abord ?',
  },
  'ask.window': {
    en: () => 'do you answer this with an ability?',
    fr: () => 'répondez-vous par une capacité ?',
  },
  'ask.rest': { en: () => 'the table is at rest', fr: () => 'la table est au repos' },
  'ask.other': { en: () => 'another player is deciding', fr: () => 'un autre joueur décide' },
  'log.move': {
    en: (a: { thing: string; zone: string }) => group(thing(a.thing), 'goes to', a.zone),
    fr: (a: { thing: string; zone: string }) => group(thing(a.thing), 'va vers', a.zone),
  },
  'log.forced': {
    en: (a: { thing: string }) => group('there is only one choice:', thing(a.thing)),
    fr: (a: { thing: string }) => group('un seul choix possible :', thing(a.thing)),
  },
  'log.counters': {
    en: (a: { thing: string; counter: string; n: number }) => group(thing(a.thing), ':', a.n, a.counter),
    fr: (a: { thing: string; counter: string; n: number }) => group(thing(a.thing), ':', a.n, a.counter),
  },
})
