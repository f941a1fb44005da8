import type { Words } from '../kit.ts'
import { fr, said } from './said.ts'

/** What may not come true while a scenario is played. */

// — names that mean nothing, or too much —

export const nothingCalled = (name: string) =>
  said(`nothing is called '${name}'`, fr`rien ne s’appelle « ${name} »`)
export const nothingHere = (name: string) =>
  said(`nothing here is called '${name}'`, fr`rien ici ne s’appelle « ${name} »`)
export const noSeat = (name: string) =>
  said(`no seat is called '${name}'`, fr`aucune place ne s’appelle « ${name} »`)
export const noZone = (name: string) =>
  said(`no zone is called '${name}'`, fr`aucune zone ne s’appelle « ${name} »`)
export const noPhase = (name: string) =>
  said(`no phase is called '${name}'`, fr`aucune phase ne s’appelle « ${name} »`)
export const noChoice = (name: string) =>
  said(`no choice is called '${name}'`, fr`aucun choix ne s’appelle « ${name} »`)
export const noEvent = (name: string) =>
  said(`no event is called '${name}'`, fr`aucun événement ne s’appelle « ${name} »`)
export const noProcedure = (sentence: string) =>
  said(`no procedure is called '${sentence}'`, fr`aucune procédure ne s’appelle « ${sentence} »`)
export const noSetup = (name: string) =>
  said(`no set-up is called '${name}'`, fr`aucune mise en place ne s’appelle « ${name} »`)
export const mayBe = (name: string, list: Words) =>
  said(`'${name}' may be ${list.en}`, fr`« ${name} » peut être ${list.fr}`)
export const mayBeIds = (name: string, list: Words) =>
  said(`'${name}' may be ${list.en}; use an id`, fr`« ${name} » peut être ${list.fr} ; prenez un id`)
export const whose = (word: string, seat: string) =>
  said(`whose ${word}? Write '${word} of ${seat}'`, fr`${word} de qui ? Écrivez « ${word} of ${seat} »`)
export const notANumber = (text: string) =>
  said(`'${text}' is not a number`, fr`« ${text} » n’est pas un nombre`)
export const notAName = (text: string) => said(`'${text}' is not a name`, fr`« ${text} » n’est pas un nom`)
export const unreadable = said('cannot be read', 'ne se lit pas')
export const noRule = (game: string, rule: string, near: Words) =>
  said(`${game} has no rule '${rule}'${near.en}`, fr`${game} n’a pas de règle « ${rule} »${near.fr}`)
export const noCover = (game: string, name: string, near: Words) =>
  said(`${game} has no '${name}' to cover${near.en}`, fr`${game} n’a pas de « ${name} » à couvrir${near.fr}`)

// — positions —

export const seatTwice = (name: string) =>
  said(
    `two seats are called '${name}': each hero sits at a table once`,
    fr`deux places s’appellent « ${name} » : un héros n’est à table qu’une fois`,
  )
export const noFiller = (zone: string) =>
  said(
    `this game has no cards that do not matter for '${zone}'`,
    fr`ce jeu n’a pas de cartes sans importance pour « ${zone} »`,
  )
export const hasNo = (field: string) => said(`it has no '${field}'`, fr`cela n’a pas de « ${field} »`)
export const cannotSet = (field: string) =>
  said(`a position cannot set '${field}'`, fr`une position ne peut pas fixer « ${field} »`)
export const belowZero = (field: string) =>
  said(`'${field}' cannot be below zero`, fr`« ${field} » ne peut pas être sous zéro`)
export const wouldBeBelowZero = (field: string, value: number, below: string) =>
  said(
    `'${field}' cannot be ${value}: '${below}' would be below zero`,
    fr`« ${field} » ne peut pas être ${value} : « ${below} » serait sous zéro`,
  )
export const gameRefuses = (reasons: Words) =>
  said(`the game refuses this: ${reasons.en}`, fr`le jeu refuse ceci : ${reasons.fr}`)
export const refused = (reasons: Words) => said(`refused: ${reasons.en}`, fr`refusé : ${reasons.fr}`)

// — steps —

export const isAsked = (seat: string, question: string, shape: string, keys: string) =>
  said(
    `${seat} is asked ${question} (${shape}): ${keys}`,
    fr`on demande à ${seat} ${question} (${shape}) : ${keys}`,
  )
export const nobodyAsked = said('nobody is asked anything', 'on ne demande rien à personne')
export const nobodyTakes = (picks: string) =>
  said(
    `nobody is asked anything, so nothing takes '${picks}'`,
    fr`on ne demande rien à personne, rien n’accepte donc « ${picks} »`,
  )
export const nothingTakes = (picks: string, end: Words, questions: Words) =>
  said(
    `nothing takes '${picks}'${end.en} ${questions.en}`,
    fr`rien n’accepte « ${picks} »${end.fr} ${questions.fr}`,
  )
export const noQuestionTakes = (picks: string) =>
  said(`no question takes '${picks}'`, fr`aucune question n’accepte « ${picks} »`)
export const cannotGoOn = said(
  'nobody is asked anything, so the game does not go on',
  'on ne demande rien à personne, la partie n’avance donc pas',
)
export const cannotDecline = (questions: Words) =>
  said(
    `a question cannot be declined. ${questions.en}`,
    fr`une question ne peut pas être déclinée. ${questions.fr}`,
  )
export const suggestsNothing = said('the game suggests nothing here', 'le jeu ne suggère rien ici')
export const endedBefore = (phase: string) =>
  said(`the game ended before ${phase}`, `la partie s’est terminée avant ${phase}`)
export const neverCame = (phase: string, moment: Words) =>
  said(`${phase} never came; ${moment.en}`, fr`${phase} n’est jamais venu ; ${moment.fr}`)
export const moment = (round: number, phase: string, seat: Words) =>
  said(
    `round ${round}, ${phase === '' ? 'no phase' : phase}, turn of ${seat.en}`,
    `round ${round}, ${phase === '' ? 'aucune phase' : phase}, tour de ${seat.fr}`,
  )
export const notAskedAnswer = (picks: string) =>
  said(
    `the recorded answer ${picks} is to a question that is not asked`,
    `la réponse enregistrée ${picks} est à une question qui n’est pas posée`,
  )
export const leftOpen = (questions: Words) =>
  said(
    `the case ends while a question waits: ${questions.en}. Answer it, or say with 'asked' that it ends there`,
    fr`le cas se termine alors qu’une question attend : ${questions.fr}. Répondez-y, ou dites par « asked » qu’il se termine là`,
  )

// — chance —

export const unscripted = (source: string, near: Words) =>
  said(
    `chance is asked about '${source}' and nothing says what comes up: script it or give a seed${near.en}`,
    fr`le hasard est interrogé sur « ${source} » et rien ne dit ce qui sort : écrivez-le ou donnez une graine${near.fr}`,
  )
export const scriptSays = (source: string) =>
  said(`; the script says '${source}'`, fr` ; il est écrit « ${source} »`)
export const impossibleChance = (word: string) =>
  said(`chance cannot say '${word}' here`, fr`le hasard ne peut pas dire « ${word} » ici`)
export const neverAsked = (source: string, value: string, near: Words) =>
  said(
    `chance was never asked about '${source}: ${value}'${near.en}`,
    fr`le hasard n’a jamais été interrogé sur « ${source}: ${value} »${near.fr}`,
  )

/** The engine broke, or a game did: what follows is for the programmer who repairs it, and stays as the program says it. */
export const broken = (problem: string) =>
  said(`something broke: ${problem}`, fr`quelque chose s’est rompu : ${problem}`)
export const lawBroken = (law: string, problem: string) =>
  said(
    `a law of every game is broken, ${law}: ${problem}`,
    fr`une loi de toute partie est rompue, ${law} : ${problem}`,
  )
