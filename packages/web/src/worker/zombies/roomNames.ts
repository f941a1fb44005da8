import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

const named = (en: string, fr: string): Named => ({ en, fr })

/** What is written on the floor of a room of several zones; a room of one zone bears its zone's name. */
const rooms: Readonly<Record<string, Named>> = {
  'war-room': named('War room', 'Salle de guerre'),
  'danger-room': named('Danger Room', 'Salle des Dangers'),
  laboratory: named('Laboratory', 'Laboratoire'),
  hall: named('Hall', 'Hall'),
  cerebro: named('Cerebro', 'Cerebro'),
  hangar: named('Hangar', 'Hangar'),
  landing: named('Landing', 'Palier'),
  dining: named('Dining room', 'Salle à manger'),
  classroom: named('Classroom', 'Salle de classe'),
  library: named('Library', 'Bibliothèque'),
  armoury: named('Armoury', 'Armurerie'),
  security: named('Security', 'Sécurité'),
  generator: named('Generators', 'Générateurs'),
  locker: named('Lockers', 'Vestiaire'),
  gym: named('Gymnasium', 'Gymnase'),
  music: named('Music room', 'Salle de musique'),
  observation: named('Booth', 'Cabine'),
  kitchen: named('Kitchen', 'Cuisine'),
  medbay: named('Infirmary', 'Infirmerie'),
  store: named('Specimens', 'Spécimens'),
  control: named('Control', 'Contrôle'),
  archive: named('Archive', 'Archives'),
  study: named('Study', 'Bureau'),
  lounge: named('Lounge', 'Salon'),
  greenhouse: named('Greenhouse', 'Serre'),
  dormA: named('Dorm A', 'Dortoir A'),
  dormB: named('Dorm B', 'Dortoir B'),
  dormC: named('Dorm C', 'Dortoir C'),
  dormD: named('Dorm D', 'Dortoir D'),
  'common-w': named('Common', 'Commune'),
  'common-e': named('Common', 'Commune'),
  'studyhall-w': named('West study hall', 'Salle d’étude ouest'),
  'studyhall-e': named('East study hall', 'Salle d’étude est'),
  suite: named('Headmaster', 'Directeur'),
  garage: named('Garage', 'Garage'),
}

/** The short name of a room, by its id without the tile; '' for corridors and shafts, which bear none. */
export function roomName(room: string, language: Language): string {
  return rooms[room]?.[language] ?? ''
}

const levels: Readonly<Record<string, Named>> = {
  first: named('First floor', 'Premier étage'),
  ground: named('Ground floor', 'Rez-de-chaussée'),
  basement: named('Basement', 'Sous-sol'),
}

export function levelName(level: string, language: Language): string {
  return levels[level]?.[language] ?? level
}
