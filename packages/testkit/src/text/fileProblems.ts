import type { Words } from '../kit.ts'
import { fr, said } from './said.ts'

/** What may be wrong with the text of a scenario file. */

/** What a file was to have at a place, for `isNot`. */
export const aThing = said(
  "a thing such as 'rhino' or 'walker x4'",
  fr`une chose comme « rhino » ou « walker x4 »`,
)
export const aReference = said(
  "a name such as 'rhino', 'walker#2' or 'flying-sentry@research-lab'",
  fr`un nom comme « rhino », « walker#2 » ou « flying-sentry@research-lab »`,
)
export const aPlace = said(
  "a zone such as 'encounter deck' or 'hand of spider-man'",
  fr`une zone comme « encounter deck » ou « hand of spider-man »`,
)
export const aZoneOrField = said(
  "a zone such as 'hand of spider-man', nor a field such as 'rhino.damage'",
  fr`une zone comme « hand of spider-man », ni un champ comme « rhino.damage »`,
)
export const aName = said(
  'a name (put names with @, # or quotes in double quotes, or use the id)',
  'un nom (un nom avec @, # ou des guillemets se met entre guillemets doubles, ou on prend l’id)',
)
export const aPlainName = said('a name', 'un nom')
export const aSeat = said('the name of a seat', 'le nom d’une place')
export const aSeatOrCharacter = said(
  'the name of a seat or character',
  'le nom d’une place ou d’un personnage',
)
export const aPhase = said(
  "a phase such as 'main_2' or 'turn of hela'",
  fr`une phase comme « main_2 » ou « turn of hela »`,
)
export const aReason = said('a reason code', 'le code d’une raison')
export const theNameOfAThing = said('the name of a thing', 'le nom d’une chose')
export const aChoice = said('a choice', 'un choix')
export const aFile = said('a scenario file', 'un fichier de scénario')
export const aCase = said('a case', 'un cas')
export const aVariant = said('a variant', 'une variante')
export const thePendingReason = said('pending (the reason)', 'pending (la raison)')
export const theSeat = (name: string) => said(`the seat '${name}'`, fr`la place « ${name} »`)
export const theZone = (name: string) => said(`the zone '${name}'`, fr`la zone « ${name} »`)
export const theThing = (name: string) => said(`the thing '${name}'`, fr`la chose « ${name} »`)
export const theOption = (name: string) => said(`option '${name}'`, fr`l’option « ${name} »`)
export const aResult = (source: string) => said(`a result of '${source}'`, fr`un résultat de « ${source} »`)
export const theShare = (name: string) => said(`the share of '${name}'`, fr`la part de « ${name} »`)

const kinds = {
  map: said('a mapping', 'un dictionnaire'),
  list: said('a list', 'une liste'),
  scalar: said('a single value', 'une seule valeur'),
} as const
type Kind = keyof typeof kinds

export const mustBeMap = (what: Words, kind: Kind) =>
  said(
    `${what.en} must be a mapping (key: value), not ${kinds[kind].en}`,
    fr`${what.fr} doit être un dictionnaire (clé: valeur) et non ${kinds[kind].fr}`,
  )
export const mustBeList = (what: Words, kind: Kind) =>
  said(
    `${what.en} must be a list, not ${kinds[kind].en}`,
    `${what.fr} doit être une liste et non ${kinds[kind].fr}`,
  )
export const mustBeSingle = (what: Words, kind: Kind) =>
  said(
    `${what.en} must be a single value, not ${kinds[kind].en}`,
    `${what.fr} doit être une seule valeur et non ${kinds[kind].fr}`,
  )
export const mustBeText = (what: Words, text: string) =>
  said(
    `${what.en} must be a text; write '${text}' in quotes if that is its name`,
    fr`${what.fr} doit être un texte ; écrivez '${text}' entre guillemets si c’est son nom`,
  )
export const isEmpty = (what: Words) => said(`${what.en} is empty`, `${what.fr} est vide`)
export const mustBeWhole = (what: Words, least: number) =>
  said(
    `${what.en} must be a whole number${least === 0 ? '' : ` from ${least} up`}`,
    `${what.fr} doit être un nombre entier${least === 0 ? '' : ` à partir de ${least}`}`,
  )
export const tooLarge = (what: Words, given: number | string, most: number) =>
  said(
    `${what.en} cannot be ${given}; ${most} is the most a scenario file may ask for`,
    fr`${what.fr} ne peut pas être ${given} ; un fichier de scénario demande au plus ${most}`,
  )
export const tooSmall = (what: Words, given: number, least: number) =>
  said(
    `${what.en} cannot be ${given}; ${least} is the least a scenario file may ask for`,
    fr`${what.fr} ne peut pas être ${given} ; un fichier de scénario demande au moins ${least}`,
  )
export const tooManyThings = (given: number, most: number) =>
  said(
    `this position lays ${given} things; ${most} is the most`,
    fr`cette position pose ${given} choses ; ${most} est le maximum`,
  )
export const tooLong = (bytes: number, most: number) =>
  said(
    `the file has ${bytes} characters; ${most} is the most (split it into several files)`,
    fr`le fichier a ${bytes} caractères ; ${most} est le maximum (répartissez-le en plusieurs fichiers)`,
  )
export const tooDeep = (most: number) =>
  said(
    `this lies more than ${most} levels deep; no part of a scenario file does`,
    fr`ceci est à plus de ${most} niveaux de profondeur ; rien dans un fichier de scénario ne l’est`,
  )
export const tooManyRuns = (given: number, most: number) =>
  said(
    `the file has ${given} cases and variants; ${most} is the most`,
    fr`le fichier a ${given} cas et variantes ; ${most} est le maximum`,
  )
export const textTooLong = (given: number, most: number) =>
  said(
    `a text of ${given} characters; ${most} is the most`,
    fr`un texte de ${given} caractères ; ${most} est le maximum`,
  )
export const tooManySteps = (given: number, most: number) =>
  said(`${given} steps; ${most} is the most of one case`, fr`${given} étapes ; un cas en a au plus ${most}`)
export const nameTooLong = (given: number, most: number) =>
  said(
    `a name of ${given} characters; ${most} is the most`,
    fr`un nom de ${given} caractères ; ${most} est le maximum`,
  )
export const isNot = (text: string, what: Words) =>
  said(`'${text}' is not ${what.en}`, fr`« ${text} » n’est pas ${what.fr}`)
export const mustBeNumber = (key: string) =>
  said(`'${key}' must be a number`, fr`« ${key} » doit être un nombre`)
export const mustBeNumberOrZone = (key: string) =>
  said(
    `'${key}' must be a number or, for a zone, a list`,
    fr`« ${key} » doit être un nombre ou, pour une zone, une liste`,
  )
export const unknownKey = (key: string, near: Words) =>
  said(`unknown key '${key}'${near.en}`, fr`clé inconnue « ${key} »${near.fr}`)
export const unknownKeyMeant = (key: string, meant: string) =>
  said(
    `unknown key '${key}', did you mean '${meant}'? (A zone of that name goes in double quotes.)`,
    fr`clé inconnue « ${key} », vouliez-vous dire « ${meant} » ? (Une zone de ce nom se met entre guillemets doubles.)`,
  )
export const unknownStep = (key: string, near: Words) =>
  said(`unknown step '${key}'${near.en}`, fr`étape inconnue « ${key} »${near.fr}`)
export const unknownOutcome = (word: string, near: Words) =>
  said(`unknown outcome '${word}'${near.en}`, fr`issue inconnue « ${word} »${near.fr}`)
export const unknownPolicy = (word: string, near: Words) =>
  said(`unknown policy '${word}'${near.en}`, fr`politique inconnue « ${word} »${near.fr}`)
export const needs = (what: Words, key: string) =>
  said(`${what.en} needs '${key}'`, fr`il manque « ${key} » à ${what.fr}`)
export const needsCases = said(
  "a scenario file needs 'cases', a list",
  fr`il manque « cases », une liste, à un fichier de scénario`,
)
export const noCase = said('there is no case in this list', 'il n’y a aucun cas dans cette liste')
export const twoCases = (title: string) =>
  said(`two cases of this file are called '${title}'`, fr`deux cas de ce fichier s’appellent « ${title} »`)
export const nothingExpected = said(
  'nothing is expected here, so nothing is tested',
  'rien n’est attendu ici, rien n’est donc vérifié',
)
export const mustExpect = said(
  'an expectation must expect something',
  'une attente doit attendre quelque chose',
)
export const twoStarts = said(
  "a case starts from 'setup' or from 'position', not both (take one out with ~)",
  fr`un cas commence par « setup » ou par « position », pas les deux (retirez-en un avec ~)`,
)
export const noStart = said(
  "a case needs 'setup' or 'position', its own or the file's",
  fr`il manque « setup » ou « position » à ce cas, dans le cas ou dans le fichier`,
)
export const aStepIs = said(
  "a step is one 'who: choice', or one of run, until, chance, expect, or the word pass",
  fr`une étape est un « qui: choix », ou l’un de run, until, chance, expect, ou le mot pass`,
)
export const aThingIs = said(
  'a thing is a name, or one name with its parts: - web-shooter: {web: 1}',
  fr`une chose est un nom, ou un nom avec ses parties : - web-shooter: {web: 1}`,
)
export const aChoiceIs = said(
  "a choice is a word or 'word: object' pairs, for instance {play: backflip}",
  fr`un choix est un mot ou des paires « mot: objet », par exemple {play: backflip}`,
)
export const aChoiceNeedsAPair = said(
  'a choice needs at least one pair of word and object',
  'il faut à un choix au moins une paire de mot et objet',
)
export const noObject = said(
  'this part of the choice has no object; write a choice without object as a single word',
  fr`cette partie du choix n’a pas d’objet ; un choix sans objet s’écrit en un seul mot`,
)
export const aValueIs = said(
  "expected a number, 'at least 2', a word, a list of names, or numbers by name",
  fr`il faut un nombre, « at least 2 », un mot, une liste de noms, ou des nombres par nom`,
)
export const aContentIs = said(
  'expected a number of things, a list of things, or {size, has, lacks, top, bottom}',
  'il faut un nombre de choses, une liste de choses, ou {size, has, lacks, top, bottom}',
)
export const aSizeIs = said(
  "size must be a number, 'at least 2' or 'at most 2'",
  fr`size doit être un nombre, « at least 2 » ou « at most 2 »`,
)
export const anOutcomeIs = said(
  'an outcome is none, draw, endless, won, lost, or {winner: seat}',
  'une issue est none, draw, endless, won, lost, ou {winner: place}',
)
export const emptyFile = said('the file is empty', 'le fichier est vide')
export const noAnchors = said(
  'anchors and aliases are not used in scenario files',
  'les ancres et les alias n’existent pas dans les fichiers de scénario',
)
export const aKeyIsAName = said('a key must be a single name', 'une clé doit être un seul nom')
export const badReplay = (where: string, what: Words) =>
  said(`replay: ${where}: ${what.en}`, fr`replay : ${where} : ${what.fr}`)
