import { fr, said } from './said.ts'

/** Words of the page that lists what scenario files may say of a game. */

export const title = (en: string, french: string) =>
  said(`Scenario files of ${en}: all the words`, fr`Fichiers de scénario de ${french} : tous les mots`)
export const intro = (game: string) =>
  said(
    `Everything that belongs to this game in scenario files; the format itself is explained in [scenarios.md](../scenarios.md). This page is written by \`quadriga scenario --reference --game ${game}\` from the game as it is and from what its scenario files ask and leave to chance; a test compares, and \`GOLDEN=write\` renews it. Case, accents, spaces, hyphens and underscores do not count.`,
    fr`Tout ce qui, dans les fichiers de scénario, appartient à ce jeu ; le format est expliqué dans [scenarios.md](../scenarios.md). Cette page est écrite par \`quadriga scenario --reference --game ${game}\` d’après le jeu tel qu’il est, et d’après ce que ses scénarios demandent et laissent au hasard. Majuscules, accents, espaces, traits d’union et tirets bas ne comptent pas.`,
  )
export const seats = said('Seats', 'Places')
export const seatsAre = said(
  'A seat is called by one of these, by id or by name; each sits at a table once.',
  'Une place porte l’un de ces noms, par id ou par nom ; chacun n’est à table qu’une fois.',
)
export const phases = said('Phases', 'Phases')
export const phasesAre = said(
  'For `phase:` and `until:`. `until` plays on until the phase *next begins*: in that very phase it plays a whole round.',
  fr`Pour \`phase:\` et \`until:\`. \`until\` joue jusqu’à ce que la phase *recommence* : dans cette phase même, il joue un round entier.`,
)
export const procedures = said('Procedures for `run:`', 'Procédures pour `run:`')
export const noProcedures = said(
  'None: this game is played by choices alone.',
  fr`Aucune : ce jeu se joue par les choix seuls.`,
)
export const zones = said('Zones', 'Zones')
export const manyZones = (n: number, example: string) =>
  said(
    `${n} more places bear the names of content, such as \`${example}\`.`,
    `${n} autres lieux portent le nom d’un contenu, comme \`${example}\`.`,
  )
export const numbers = said('Numbers and other fields', 'Nombres et autres champs')
export const flags = said('Flags (`is:`)', 'États (`is:`)')
export const countersAreFlags = said(
  'Every counter above is a flag too: true when it is more than zero.',
  fr`Chaque compteur ci-dessus est aussi un état : vrai quand il dépasse zéro.`,
)
export const verbs = said('Verbs of menus', 'Verbes des menus')
export const questions = said('Questions and their choices', 'Questions et leurs choix')
export const questionsAre = said(
  '`word: object` takes an option `word:…` by its object; a word alone is a whole choice; any name of a question may stand for its word. A *menu* is never declined by itself. With a single option, a question that *answers itself* is not asked: a step may still name the choice.',
  fr`\`mot: objet\` prend l’option \`mot:…\` par son objet ; un mot seul est un choix entier ; tout nom d’une question vaut pour son mot. Un *menu* n’est jamais décliné de lui-même. Avec une seule option, une question qui *se répond* n’est pas posée : une étape peut quand même nommer le choix.`,
)
export const neverSeen = said('not asked by any scenario file', 'posée par aucun fichier de scénario')
export const passes = (words: string) =>
  said(`Declining words: ${words}.`, fr`Mots qui déclinent : ${words}.`)
export const events = said('Events (`log:`, `unlogged:`)', 'Événements (`log:`, `unlogged:`)')
export const eventsAre = said(
  'With the fields that the log tells; in *italics* those that name a thing, by which an entry may be found: `{event: thing}`.',
  fr`Avec les champs que dit le journal ; en *italique* ceux qui nomment une chose, par laquelle on trouve une ligne : \`{événement: chose}\`.`,
)
export const sources = said('Sources of chance', 'Sources du hasard')
export const sourcesAre = said(
  'What follows the dot may be the name of a seat, or be left out: then it serves every owner.',
  fr`Après le point vient le nom d’une place, ou rien : la source sert alors tous les propriétaires.`,
)
export const reasons = said('Reasons (`because:`)', 'Raisons (`because:`)')
export const rules = said(
  'Entries of the reference are reasons too, where a refusal names them:',
  fr`Les entrées de la référence sont aussi des raisons, là où un refus les nomme :`,
)

export const heads = {
  word: said('word', 'mot'),
  words: said('other words', 'autres mots'),
  does: said('what it does', 'ce qu’elle fait'),
  means: said('meaning', 'sens'),
  zone: said('zone of the game', 'zone du jeu'),
  whose: said('whose', 'à qui'),
  seen: said('seen by', 'vue par'),
  kind: said('kind', 'sorte'),
  position: said('in a position', 'dans une position'),
  names: said('names', 'noms'),
  asks: said('asks', 'demande'),
  shape: said('shape', 'forme'),
  choices: said('choices', 'choix'),
  notes: said('besides', 'de plus'),
  event: said('event', 'événement'),
  fields: said('fields', 'champs'),
} as const

export const seen = {
  all: said('everybody', 'tout le monde'),
  owner: said('its owner', 'son propriétaire'),
  none: said('nobody', 'personne'),
} as const
export const ofASeat = said('a seat’s', 'd’une place')
export const ofNobody = said('nobody’s', 'à personne')
export const field = said('field', 'champ')
export const counter = said('counter', 'compteur')
export const stat = said('stat', 'valeur')
export const canBeSet = said('can be set', 'se fixe')
export const canBeNegative = said('can be set, also below zero', 'se fixe, même sous zéro')
export const onlyRead = said('only read', 'se lit seulement')
export const aMenu = said('a menu', 'un menu')
export const declinable = said('can be declined', 'peut être déclinée')
export const itself = said('answers itself', 'se répond')
