import { countedEn, countedFr } from './counted.ts'

type A<K extends string> = { readonly [name in K]: string }

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
    en: (a: A<'problem'>) => `the set-up is not JSON: ${a.problem}`,
    fr: (a: A<'problem'>) => `la mise en place n’est pas du JSON : ${a.problem}`,
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
      `personne appelé « ${a.word} » ne peut s’asseoir là ; vouliez-vous dire ${a.near} ?`,
  },
  'bots.unknown': {
    en: (a: A<'bot' | 'known'>) => `there is no bot “${a.bot}”; there are: ${a.known}`,
    fr: (a: A<'bot' | 'known'>) => `le robot « ${a.bot} » n’existe pas ; il y a : ${a.known}`,
  },
  'file.unreadable': {
    en: (a: A<'file' | 'problem'>) => `${a.file} cannot be read: ${a.problem}`,
    fr: (a: A<'file' | 'problem'>) => `${a.file} est illisible : ${a.problem}`,
  },
  'file.unwritable': {
    en: (a: A<'file' | 'problem'>) => `${a.file} cannot be written: ${a.problem}`,
    fr: (a: A<'file' | 'problem'>) => `${a.file} ne peut pas être écrit : ${a.problem}`,
  },
  'file.taken': {
    en: (a: A<'file'>) => `${a.file} exists and is something else; choose another name`,
    fr: (a: A<'file'>) => `${a.file} existe et contient autre chose ; choisissez un autre nom`,
  },
  'file.otherSave': {
    en: (a: A<'file' | 'game' | 'seed'> & { answers: number }) =>
      `${a.file} holds another saved game (${a.game}, seed ${a.seed}, ${countedEn(a.answers, 'answer', 'answers')}); “s! ${a.file}” writes over it`,
    fr: (a: A<'file' | 'game' | 'seed'> & { answers: number }) =>
      `${a.file} contient une autre partie sauvegardée (${a.game}, graine ${a.seed}, ${countedFr(a.answers, 'réponse', 'réponses')}) ; « s! ${a.file} » la remplace`,
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
