import { countedEn, countedFr } from './counted.ts'
import { typed } from './typed.ts'
import type { A } from './line.ts'

/** Where a text stops being what it should be; line 0 where nobody knows. */
type Spot = { readonly line: number; readonly column: number }

export const spotEn = ({ line, column }: Spot): string =>
  line === 0 ? '' : ` from line ${line}, column ${column} on`
export const spotFr = ({ line, column }: Spot): string =>
  line === 0 ? '' : ` à partir de la ligne ${line}, colonne ${column}`

/** Refusals of the command line itself. */
export const general = {
  'command.unknown': {
    en: (a: A<'command' | 'known'>) => `there is no command “${a.command}”; there are: ${a.known}`,
    fr: (a: A<'command' | 'known'>) => `la commande « ${a.command} » n’existe pas ; il y a : ${a.known}`,
  },
  'command.unknownNear': {
    en: (a: A<'command' | 'near'>) => `there is no command “${a.command}”; did you mean ${a.near}?`,
    fr: (a: A<'command' | 'near'>) =>
      `la commande « ${a.command} » n’existe pas ; vouliez-vous dire ${a.near} ?`,
  },
  'option.unknown': {
    en: (a: A<'option' | 'known'>) => `unknown option ${a.option}; known here: ${a.known}`,
    fr: (a: A<'option' | 'known'>) => `option inconnue ${a.option} ; connues ici : ${a.known}`,
  },
  'option.unknownNear': {
    en: (a: A<'option' | 'near'>) => `unknown option ${a.option}; did you mean ${a.near}?`,
    fr: (a: A<'option' | 'near'>) => `option inconnue ${a.option} ; vouliez-vous dire ${a.near} ?`,
  },
  'option.noValue': {
    en: (a: A<'option'>) => `${a.option} takes no value`,
    fr: (a: A<'option'>) => `${a.option} ne prend pas de valeur`,
  },
  'option.needsValue': {
    en: (a: A<'option'>) => `${a.option} needs a value`,
    fr: (a: A<'option'>) => `${a.option} demande une valeur`,
  },
  'option.missing': {
    en: (a: A<'option'>) => `${a.option} is missing`,
    fr: (a: A<'option'>) => `il manque ${a.option}`,
  },
  'option.notNumber': {
    en: (a: A<'option' | 'given'> & { least: number }) =>
      `${a.option} must be a whole number of at least ${a.least}, not “${a.given}”`,
    fr: (a: A<'option' | 'given'> & { least: number }) =>
      `${a.option} doit être un nombre entier d’au moins ${a.least}, et non « ${a.given} »`,
  },
  'option.notSeconds': {
    en: (a: A<'option' | 'given'> & { most: number }) =>
      `${a.option} takes seconds, above 0 and at most ${a.most}, not “${a.given}”`,
    fr: (a: A<'option' | 'given'> & { most: number }) =>
      `${a.option} attend des secondes, plus de 0 et au plus ${a.most}, et non « ${a.given} »`,
  },
  'option.tooLarge': {
    en: (a: A<'option' | 'given'> & { most: number }) =>
      `${a.option} may be at most ${a.most}, not ${a.given}`,
    fr: (a: A<'option' | 'given'> & { most: number }) =>
      `${a.option} est d’au plus ${a.most}, et non ${a.given}`,
  },
  'option.notLanguage': {
    en: (a: A<'given'>) => `the languages are en and fr, not “${a.given}”`,
    fr: (a: A<'given'>) => `les langues sont en et fr, et non « ${a.given} »`,
  },
  'words.tooMany': {
    en: (a: A<'word' | 'usage'>) => `“${a.word}” has no place here; usage: ${a.usage}`,
    fr: (a: A<'word' | 'usage'>) => `« ${a.word} » n’a pas sa place ici ; usage : ${a.usage}`,
  },
  'words.tooFew': {
    en: (a: A<'usage'>) => `something is missing; usage: ${a.usage}`,
    fr: (a: A<'usage'>) => `il manque quelque chose ; usage : ${a.usage}`,
  },
  'words.noFile': {
    en: (a: A<'usage'>) => `the file of a saved game is missing; usage: ${a.usage}`,
    fr: (a: A<'usage'>) => `il manque le fichier d’une partie sauvegardée ; usage : ${a.usage}`,
  },
  'words.noPath': {
    en: (a: A<'usage'>) => `the path of a scenario file or folder is missing; usage: ${a.usage}`,
    fr: (a: A<'usage'>) =>
      `il manque le chemin d’un fichier ou d’un dossier de scénarios ; usage : ${a.usage}`,
  },
  'game.unknown': {
    en: (a: A<'game' | 'known'>) => `there is no game “${a.game}”; there are: ${a.known}`,
    fr: (a: A<'game' | 'known'>) => `le jeu « ${a.game} » n’existe pas ; il y a : ${a.known}`,
  },
  'game.unknownNear': {
    en: (a: A<'game' | 'near'>) => `there is no game “${a.game}”; did you mean ${a.near}?`,
    fr: (a: A<'game' | 'near'>) => `le jeu « ${a.game} » n’existe pas ; vouliez-vous dire ${a.near} ?`,
  },
  'game.missing': {
    en: (a: A<'game' | 'package'>) => `the game “${a.game}” is not there yet: nothing at ${a.package}`,
    fr: (a: A<'game' | 'package'>) => `le jeu « ${a.game} » n’est pas encore là : rien dans ${a.package}`,
  },
  'game.noKit': {
    en: (a: A<'package'>) => `${a.package} publishes no kit`,
    fr: (a: A<'package'>) => `${a.package} ne publie pas de kit`,
  },
  'setup.none': {
    en: (a: A<'game'>) => `the game “${a.game}” publishes no set-up; give one as JSON with --setup`,
    fr: (a: A<'game'>) =>
      `le jeu « ${a.game} » ne publie aucune mise en place ; donnez-en une en JSON avec --setup`,
  },
  'setup.unknown': {
    en: (a: A<'setup' | 'known'>) => `there is no set-up “${a.setup}”; there are: ${a.known}`,
    fr: (a: A<'setup' | 'known'>) => `la mise en place « ${a.setup} » n’existe pas ; il y a : ${a.known}`,
  },
  'setup.notJson': {
    en: (a: Spot) => `the set-up is not JSON${spotEn(a)}`,
    fr: (a: Spot) => `la mise en place n’est pas du JSON${spotFr(a)}`,
  },
  'setup.cut': {
    en: () => 'the set-up is not JSON: its end is missing',
    fr: () => 'la mise en place n’est pas du JSON : il manque sa fin',
  },
  'setup.refused': {
    en: (a: A<'reasons'>) => `this set-up cannot be played. ${a.reasons}`,
    fr: (a: A<'reasons'>) => `cette mise en place n’est pas jouable. ${a.reasons}`,
  },
  'setup.refusedExample': {
    en: (a: A<'reasons' | 'example'>) =>
      `this set-up cannot be played. ${a.reasons} One that can: ${a.example}`,
    fr: (a: A<'reasons' | 'example'>) =>
      `cette mise en place n’est pas jouable. ${a.reasons} En voici une qui l’est : ${a.example}`,
  },
  'seats.count': {
    en: (a: { given: number; seats: number }) =>
      `${countedEn(a.given, 'seat was', 'seats were')} given, but this set-up has ${a.seats}`,
    fr: (a: { given: number; seats: number }) =>
      `${countedFr(a.given, 'place a été donnée', 'places ont été données')}, mais cette mise en place en a ${a.seats}`,
  },
  'seats.unknown': {
    en: (a: A<'word' | 'near'>) => `nobody called “${a.word}” can sit there; did you mean ${a.near}?`,
    fr: (a: A<'word' | 'near'>) =>
      `personne du nom de « ${a.word} » ne peut s’asseoir là ; vouliez-vous dire ${a.near} ?`,
  },
  'bots.unknown': {
    en: (a: A<'bot' | 'known'>) => `there is no bot “${a.bot}”; there are: ${a.known}`,
    fr: (a: A<'bot' | 'known'>) => `le bot « ${a.bot} » n’existe pas ; il y a : ${a.known}`,
  },
  'file.unreadable': {
    en: (a: A<'file' | 'problem'>) => `${a.file} cannot be read: ${a.problem}`,
    fr: (a: A<'file' | 'problem'>) => `${a.file} est illisible : ${a.problem}`,
  },
  'file.unwritable': {
    en: (a: A<'file' | 'problem'>) => `${a.file} cannot be written: ${a.problem}`,
    fr: (a: A<'file' | 'problem'>) => `${a.file} ne peut pas être écrit : ${a.problem}`,
  },
  'file.missing': {
    en: (a: A<'file'>) => `there is no file ${a.file}`,
    fr: (a: A<'file'>) => `le fichier ${a.file} n’existe pas`,
  },
  'file.noFolder': {
    en: (a: A<'file'>) => `${a.file} cannot be written: there is no such folder`,
    fr: (a: A<'file'>) => `${a.file} ne peut pas être écrit : ce dossier n’existe pas`,
  },
  'file.folder': {
    en: (a: A<'file'>) => `${a.file} is a folder; a file is needed`,
    fr: (a: A<'file'>) => `${a.file} est un dossier ; il faut un fichier`,
  },
  'file.notFolder': {
    en: (a: A<'file'>) => `${a.file} is a file; a folder is needed`,
    fr: (a: A<'file'>) => `${a.file} est un fichier ; il faut un dossier`,
  },
  'file.notPlain': {
    en: (a: A<'file'>) => `${a.file} is no ordinary file`,
    fr: (a: A<'file'>) => `${a.file} n’est pas un fichier ordinaire`,
  },
  'file.forbidden': {
    en: (a: A<'file'>) => `${a.file}: no permission`,
    fr: (a: A<'file'>) => `${a.file} : pas d’autorisation`,
  },
  'file.full': {
    en: (a: A<'file'>) => `${a.file} cannot be written: there is no space left`,
    fr: (a: A<'file'>) => `${a.file} ne peut pas être écrit : il n’y a plus de place`,
  },
  'file.longName': {
    en: (_a: A<'file'>) => 'the name of this file is too long',
    fr: (_a: A<'file'>) => 'le nom de ce fichier est trop long',
  },
  'file.huge': {
    en: (a: A<'file'> & { megabytes: number }) =>
      `${a.file} holds more than ${a.megabytes} MB: that is no file of ours`,
    fr: (a: A<'file'> & { megabytes: number }) =>
      `${a.file} contient plus de ${a.megabytes} Mo : ce n’est pas un de nos fichiers`,
  },
  'file.taken': {
    en: (a: A<'file'>) => `${a.file} exists and is something else; choose another name`,
    fr: (a: A<'file'>) => `${a.file} existe et contient autre chose ; choisissez un autre nom`,
  },
  'file.otherSave': {
    en: (a: A<'file' | 'game' | 'seed'> & { answers: number }) =>
      `${a.file} holds another saved game (${a.game}, seed ${a.seed}, ${countedEn(a.answers, 'answer', 'answers')}); “${typed('s!')} ${a.file}” writes over it`,
    fr: (a: A<'file' | 'game' | 'seed'> & { answers: number }) =>
      `${a.file} contient une autre partie sauvegardée (${a.game}, graine ${a.seed}, ${countedFr(a.answers, 'réponse', 'réponses')}) ; « ${typed('s!')} ${a.file} » la remplace`,
  },
  'content.wrongCard': {
    en: (a: A<'card' | 'place' | 'problem'>) =>
      `the card ${a.card} is written wrongly, at ${a.place}: ${a.problem}`,
    fr: (a: A<'card' | 'place' | 'problem'>) =>
      `la carte ${a.card} est mal écrite, à l’endroit ${a.place} : ${a.problem}`,
  },
  'content.wrong': {
    en: (a: A<'game' | 'place' | 'problem'>) =>
      `the content of ${a.game} is written wrongly, at ${a.place}: ${a.problem}`,
    fr: (a: A<'game' | 'place' | 'problem'>) =>
      `le contenu de ${a.game} est mal écrit, à l’endroit ${a.place} : ${a.problem}`,
  },
  'internal.error': {
    en: (a: A<'problem'>) => `something is wrong inside the program: ${a.problem}`,
    fr: (a: A<'problem'>) => `quelque chose ne va pas dans le programme : ${a.problem}`,
  },
  'internal.kept': {
    en: (a: A<'file'>) => `The game up to there was kept; look at it with: quadriga replay ${a.file}`,
    fr: (a: A<'file'>) => `La partie jusque-là a été gardée ; regardez-la avec : quadriga replay ${a.file}`,
  },
  'internal.where': {
    en: (a: A<'game' | 'seed' | 'setup'> & { answers: number }) =>
      `game ${a.game}, seed ${a.seed}, after ${countedEn(a.answers, 'answer', 'answers')}, set-up ${a.setup}`,
    fr: (a: A<'game' | 'seed' | 'setup'> & { answers: number }) =>
      `jeu ${a.game}, graine ${a.seed}, après ${countedFr(a.answers, 'réponse', 'réponses')}, mise en place ${a.setup}`,
  },
} as const
