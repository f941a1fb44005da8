import type { Words } from '../kit.ts'
import { fr, said } from './said.ts'

/** What a trace of a case says. */

export const theStart = (kind: string) => said(`it begins (${kind})`, `cela commence (${kind})`)
export const isAsked = (seat: string, name: string, shape: string, question: Words) =>
  said(
    `${seat} is asked ${name} (${shape}): ${question.en}`,
    fr`on demande à ${seat} ${name} (${shape}) : ${question.fr}`,
  )
export const mayDo = (seat: string, name: string, shape: string, question: Words) =>
  said(
    `${seat} may besides ${name} (${shape}): ${question.en}`,
    fr`${seat} peut de plus ${name} (${shape}) : ${question.fr}`,
  )
export const options = (keys: string) => said(`options: ${keys}`, fr`options : ${keys}`)
export const answers = (seat: string, name: string, picks: string) =>
  said(`${seat} answers ${name}: ${picks}`, fr`${seat} répond à ${name} : ${picks}`)
export const declines = (seat: string, name: string, picks: string) =>
  said(
    `no step answers ${name}: ${seat} declines (${picks})`,
    fr`aucune étape ne répond à ${name} : ${seat} décline (${picks})`,
  )
export const answersItself = (seat: string, name: string, key: string) =>
  said(
    `${name} has one answer and answers itself for ${seat}: ${key}`,
    fr`${name} n’a qu’une réponse et se répond pour ${seat} : ${key}`,
  )
export const chanceSays = (source: string, result: string) =>
  said(`chance, ${source}: ${result}`, fr`hasard, ${source} : ${result}`)
export const unmetCount = (n: number) =>
  n === 0
    ? said('as expected', 'comme attendu')
    : said(`${n} not as expected`, `${n} ${n > 1 ? 'différences' : 'différence'} avec l’attendu`)
export const ended = (outcome: string) =>
  said(`the game is over: ${outcome}`, fr`la partie est finie : ${outcome}`)
