import { atLeast, bothTrue } from '@quadriga/kernel/author'
import { gain, location, symbol, villain } from '../build/index.ts'
import { capturedStones, locationsWithAllyOf, nobodyBlocksYou, noHeroAt, soulsAt } from '../ops/objectives.ts'

const play = symbol('play-card')
const discard = symbol('discard')
const activate = symbol('activate')
const relocate = symbol('relocate')
const vanquish = symbol('vanquish')
const fate = symbol('fate')

/** The boards: locations left to right, upper row first. */
export const locations = [
  location('sanctuary-ii', { en: 'Sanctuary II', fr: 'Sanctuaire II' }, [gain(2), activate], [play, discard]),
  location('titan', { en: 'Titan', fr: 'Titan' }, [play, fate], [gain(1), relocate]),
  location(
    'the-infinity-well',
    { en: 'Infinity Well', fr: 'Puits de l’Infini', article: 'both' },
    [play, discard],
    [play, gain(3)],
  ),
  location('knowhere', { en: 'Knowhere', fr: 'Nulle-Part' }, [relocate], [fate, play, vanquish]),

  location(
    'research-lab',
    { en: 'Research Lab', fr: 'Laboratoire de Recherche', article: 'both' },
    [relocate, gain(1)],
    [fate, play],
  ),
  location(
    'manufacturing-array',
    { en: 'Manufacturing Array', fr: 'Chaîne de Fabrication', article: 'both', gender: 'f' },
    [play, fate],
    [gain(3), activate],
  ),
  location(
    'reconfiguration-base',
    { en: 'Reconfiguration Base', fr: 'Base de Reconfiguration', article: 'both', gender: 'f' },
    [play, gain(2)],
    [discard, vanquish],
  ),
  location(
    'stark-industries-industrial-complex',
    {
      en: 'Stark Industries Industrial Complex',
      fr: 'Complexe Industriel de Stark Industries',
      article: 'both',
    },
    [discard, play],
    [play, gain(1)],
  ),

  location(
    'solomon-institute',
    { en: 'Solomon Institute', fr: 'Institut Solomon', article: 'both' },
    [play, gain(2)],
    [activate, relocate],
  ),
  location(
    'training-room',
    { en: 'Training Room', fr: 'Salle d’Entraînement', article: 'both', gender: 'f' },
    [discard, play],
    [play, gain(3)],
  ),
  location(
    'armory',
    { en: 'Armory', fr: 'Armurerie', article: 'both', gender: 'f' },
    [gain(1), fate],
    [play, vanquish],
  ),
  location(
    'camp-hammond',
    { en: 'Camp Hammond', fr: 'Camp Hammond', article: 'fr' },
    [play, activate],
    [discard, fate],
  ),

  location('niflheim', { en: 'Niflheim', fr: 'Niflheim' }, [play], [vanquish, relocate, fate]),
  location('hel', { en: 'Hel', fr: 'Hel' }, [gain(2), vanquish], [play, discard]),
  location('gjoll', { en: 'Gjoll', fr: 'Gjoll' }, [fate, gain(1)], [activate, play]),
  location(
    'odins-vault',
    { en: 'Odin’s Vault', fr: 'Salle des Trésors d’Odin', article: 'fr', gender: 'f' },
    [discard, play],
    [play, gain(3)],
  ),

  location(
    'warrior-falls',
    { en: 'Warrior Falls', fr: 'Chutes du Guerrier', article: 'fr', gender: 'f', plural: true },
    [relocate, fate],
    [play, vanquish],
  ),
  location(
    'institute-of-technology',
    { en: 'Institute of Technology', fr: 'Institut de Technologie', article: 'both' },
    [play, discard],
    [play, gain(3)],
  ),
  location(
    'the-great-mound',
    { en: 'Great Mound', fr: 'Grand Mont', article: 'both' },
    [gain(1), play],
    [activate, discard],
  ),
  location(
    'the-golden-city',
    { en: 'Golden City', fr: 'Cité Dorée', article: 'both', gender: 'f' },
    [activate, play],
    [gain(2), fate],
  ),
]

/** The villains; the objectives of Ultron and Killmonger need cards that are still missing. */
export const villains = [
  villain(
    'thanos',
    { en: 'Thanos', fr: 'Thanos', pronoun: 'he' },
    ['sanctuary-ii', 'titan', 'the-infinity-well', 'knowhere'],
    { raids: true, objective: bothTrue(atLeast(capturedStones, 6), nobodyBlocksYou) },
  ),
  villain('ultron', { en: 'Ultron', fr: 'Ultron', pronoun: 'he' }, [
    'research-lab',
    'manufacturing-array',
    'reconfiguration-base',
    'stark-industries-industrial-complex',
  ]),
  villain(
    'taskmaster',
    { en: 'Taskmaster', fr: 'Taskmaster', pronoun: 'he' },
    ['solomon-institute', 'training-room', 'armory', 'camp-hammond'],
    { objective: atLeast(locationsWithAllyOf(5), 4) },
  ),
  villain(
    'hela',
    { en: 'Hela', fr: 'Héla', gender: 'f', pronoun: 'she' },
    ['niflheim', 'hel', 'gjoll', 'odins-vault'],
    { objective: bothTrue(atLeast(soulsAt('odins-vault'), 8), noHeroAt('odins-vault')) },
  ),
  villain('killmonger', { en: 'Killmonger', fr: 'Killmonger', pronoun: 'he' }, [
    'warrior-falls',
    'institute-of-technology',
    'the-great-mound',
    'the-golden-city',
  ]),
]
