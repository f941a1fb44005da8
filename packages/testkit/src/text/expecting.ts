import type { Words } from '../kit.ts'
import { fr, said } from './said.ts'

/** What is not as a scenario expects it. */

export const valueIs = (path: string, found: string, wanted: string) =>
  said(`${path} is ${found}, not ${wanted}`, fr`${path} est ${found} et non ${wanted}`)
export const flagIs = (name: string, flags: readonly { flag: string; not: boolean }[]) =>
  said(
    `${name} is ${flags.map(({ flag, not }) => (not ? flag : `not ${flag}`)).join(', ')}`,
    fr`${name} est : ${flags.map(({ flag, not }) => (not ? flag : `pas ${flag}`)).join(', ')}`,
  )
export const isAt = (name: string, zone: string) => said(`${name} is at ${zone}`, fr`${name} est à : ${zone}`)
export const holds = (name: string) => said(`${name} holds`, `${name} porte`)
export const has = (what: Words, size: number, wanted: string) =>
  said(`${what.en} has ${size} cards, not ${wanted}`, fr`${what.fr} : ${size} cartes et non ${wanted}`)
export const shows = (what: Words, cards: Words) =>
  said(`${what.en}: ${cards.en}`, fr`${what.fr} : ${cards.fr}`)
export const isMissing = (found: Words, name: string) =>
  said(`${found.en}; ${name} is not there`, fr`${found.fr} ; ${name} n’y est pas`)
export const isThere = (found: Words, name: string) =>
  said(`${found.en}; ${name} is there`, fr`${found.fr} ; ${name} y est`)
export const unordered = (n: number) => said(`${n} in no order`, `${n} sans ordre`)
export const nothingThere = said('nothing', 'rien')
export const nobody = said('nobody', 'personne')

export const turnOf = (seat: Words) => said(`it is the turn of ${seat.en}`, `c’est le tour de ${seat.fr}`)
export const phaseIs = (phase: string) => said(`the phase is ${phase}`, `la phase est ${phase}`)
export const roundIs = (round: number) => said(`it is round ${round}`, `c’est le round ${round}`)

export const alsoOffered = (keys: string) => said(`also offered: ${keys}`, fr`aussi proposé : ${keys}`)
export const notOffered = (picks: string, end: Words, questions: Words) =>
  said(
    `'${picks}' is not offered${end.en} ${questions.en}`,
    fr`« ${picks} » n’est pas proposé${end.fr} ${questions.fr}`,
  )
export const notRefused = (picks: string) =>
  said(`'${picks}' is not refused`, fr`« ${picks} » n’est pas refusé`)
export const refusedUnasked = (picks: string, seat: Words | null, questions: Words) =>
  said(
    `'${picks}' is not refused, for ${seat?.en ?? 'nobody'} is ${seat === null ? '' : 'not '}asked anything (write 'unasked' if that is meant, or the reason). ${questions.en}`,
    fr`« ${picks} » n’est pas refusé, car on ne demande rien à ${seat?.fr ?? 'personne'} (écrivez « unasked » si c’est voulu, ou la raison). ${questions.fr}`,
  )
export const refusedBecause = (picks: string, given: Words, because: string, near: Words) =>
  said(
    `'${picks}' is refused because of ${given.en}, not ${because}${near.en}`,
    fr`« ${picks} » est refusé à cause de ${given.fr} et non de ${because}${near.fr}`,
  )
export const noReason = said('no reason that is given', 'aucune raison donnée')

export const gameGoesOn = said('the game goes on', 'la partie continue')
export const outcomeIs = (kind: string, winners: Words) =>
  said(`the outcome is ${kind}, winners: ${winners.en}`, fr`l’issue est ${kind}, gagnants : ${winners.fr}`)
export const none = said('none', 'aucun')

export const happened = (entry: string) => said(`'${entry}' happened`, fr`« ${entry} » a eu lieu`)
export const didNotHappen = (entry: string, isLater: boolean, log: Words) =>
  said(
    `'${entry}' did not happen${isLater ? ' after the others' : ''}; the log: ${log.en}`,
    fr`« ${entry} » n’a pas eu lieu${isLater ? ' après les autres' : ''} ; le journal : ${log.fr}`,
  )
export const seenBy = (seat: string, problem: Words) =>
  said(`seen by ${seat}: ${problem.en}`, fr`vu par ${seat} : ${problem.fr}`)
export const notInAView = said(
  'offers are no part of a view',
  'les choix proposés ne font pas partie d’une vue',
)
