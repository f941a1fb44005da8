import type { Given, Wanted } from './setupReader.ts'
import { defineMessages } from './text/message.ts'

type At = { readonly at: string }
type Known = { readonly near: string; readonly known: string }
type Kinds = { readonly wanted: Wanted; readonly given: Given; readonly fields?: string }

const wantedEn: Readonly<Record<Wanted, string>> = {
  name: 'a name in quotation marks',
  flag: 'true or false',
  number: 'a whole number',
  counts: 'a record of numbers by name',
  list: 'a list',
  record: 'a record',
  nameOrRecord: 'a name or a record',
  optional: 'left out',
  data: 'plain data',
}

const wantedFr: Readonly<Record<Wanted, string>> = {
  name: 'un nom entre guillemets',
  flag: 'true ou false',
  number: 'un nombre entier',
  counts: 'un objet de nombres par nom',
  list: 'une liste',
  record: 'un objet',
  nameOrRecord: 'un nom ou un objet',
  optional: 'absent',
  data: 'des données simples',
}

const givenEn: Readonly<Record<Given, string>> = {
  null: 'null',
  list: 'a list',
  record: 'a record',
  text: 'a text',
  number: 'a number',
  flag: 'true or false',
  nothing: 'nothing',
}

const givenFr: Readonly<Record<Given, string>> = {
  null: 'null',
  list: 'une liste',
  record: 'un objet',
  text: 'un texte',
  number: 'un nombre',
  flag: 'true ou false',
  nothing: 'rien',
}

/** The nearest name, or all there are. */
const meantEn = ({ near, known }: Known): string =>
  near !== '' ? `; did you mean ${near}?` : known === '' ? '' : `; there are: ${known}`
const meantFr = ({ near, known }: Known): string =>
  near !== '' ? ` ; vouliez-vous dire ${near} ?` : known === '' ? '' : ` ; il y a : ${known}`

const rangeEn = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`)
const rangeFr = (min: number, max: number): string => (min === max ? `${min}` : `${min} à ${max}`)

/** What can be wrong with a set-up from outside, whatever the game. */
export const setupMessages = defineMessages({
  'setup.kind': {
    en: ({ at, wanted, given, fields = '' }: At & Kinds) =>
      at === ''
        ? `a set-up is a record with the fields ${fields}, not ${givenEn[given]}`
        : `the field ${at} must be ${wantedEn[wanted]}, not ${givenEn[given]}`,
    fr: ({ at, wanted, given, fields = '' }: At & Kinds) =>
      at === ''
        ? `une mise en place est un objet avec les champs ${fields}, et non ${givenFr[given]}`
        : `le champ ${at} doit être ${wantedFr[wanted]}, et non ${givenFr[given]}`,
  },
  'setup.field': {
    en: (a: At & Known & { field: string }) =>
      `${a.at === '' ? 'a set-up' : `the field ${a.at}`} has no field ${a.field}${meantEn(a)}`,
    fr: (a: At & Known & { field: string }) =>
      `${a.at === '' ? 'une mise en place' : `le champ ${a.at}`} n’a pas de champ ${a.field}${meantFr(a)}`,
  },
  'setup.missing': {
    en: ({ at }: At) => `the field ${at} is missing`,
    fr: ({ at }: At) => `il manque le champ ${at}`,
  },
  'setup.name': {
    en: (a: At & Known & { name: string }) => `the field ${a.at} cannot be ${a.name}${meantEn(a)}`,
    fr: (a: At & Known & { name: string }) => `le champ ${a.at} ne peut pas être ${a.name}${meantFr(a)}`,
  },
  'setup.count': {
    en: (a: At & { min: number; max: number; given: number }) =>
      `the field ${a.at} needs ${rangeEn(a.min, a.max)} ${a.max === 1 ? 'entry' : 'entries'}, not ${a.given}`,
    fr: (a: At & { min: number; max: number; given: number }) =>
      `le champ ${a.at} demande ${rangeFr(a.min, a.max)} ${a.max > 1 ? 'éléments' : 'élément'}, et non ${a.given}`,
  },
  'setup.data': {
    en: ({ at }: At) => `the field ${at} holds too much`,
    fr: ({ at }: At) => `le champ ${at} contient trop de choses`,
  },
  'setup.twice': {
    en: (a: At & { name: string }) => `the field ${a.at} has ${a.name} twice`,
    fr: (a: At & { name: string }) => `le champ ${a.at} contient deux fois ${a.name}`,
  },
  'setup.number': {
    en: (a: At & { min: number; max: number; given: string }) =>
      a.min === a.max
        ? `the field ${a.at} must be ${a.min}, not ${a.given}`
        : `the field ${a.at} must be a whole number from ${a.min} to ${a.max}, not ${a.given}`,
    fr: (a: At & { min: number; max: number; given: string }) =>
      a.min === a.max
        ? `le champ ${a.at} doit être ${a.min}, et non ${a.given}`
        : `le champ ${a.at} doit être un nombre entier de ${a.min} à ${a.max}, et non ${a.given}`,
  },
})
