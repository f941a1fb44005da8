import type { Area } from '../../model/words/area.ts'

export const shellWords = {
  'shell.skip': { en: 'Skip to the content', fr: 'Aller au contenu' },
  'shell.home': { en: 'Quadriga, home', fr: 'Quadriga, accueil' },
  'shell.language': { en: 'Language', fr: 'Langue' },
  'shell.theme': { en: 'Theme', fr: 'Thème' },
  'shell.theme.dark': { en: 'Dark', fr: 'Sombre' },
  'shell.theme.light': { en: 'Light', fr: 'Clair' },
  'shell.theme.system': { en: 'As the device', fr: 'Comme l’appareil' },
  'shell.toLight': { en: 'Switch to the light theme', fr: 'Passer au thème clair' },
  'shell.toDark': { en: 'Switch to the dark theme', fr: 'Passer au thème sombre' },
  'shell.settings': { en: 'Settings', fr: 'Réglages' },
  'shell.navigation': { en: 'Main', fr: 'Principale' },
  'shell.close': { en: 'Close', fr: 'Fermer' },
  'shell.back': { en: 'Back', fr: 'Retour' },
  'shell.loading': { en: 'Setting the table…', fr: 'On prépare la table…' },
  'shell.update': { en: 'A new version is ready.', fr: 'Une nouvelle version est prête.' },
  'shell.update.take': { en: 'Update now', fr: 'Mettre à jour' },
  'shell.update.later': { en: 'Later', fr: 'Plus tard' },
  'shell.notFound': { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  'shell.notFoundText': {
    en: 'The address may be mistyped. Your games and decks are on the first screen.',
    fr: 'L’adresse est peut-être mal tapée. Vos parties et vos decks sont à l’accueil.',
  },
  'shell.noTable': { en: 'No table at this address', fr: 'Aucune table à cette adresse' },
  'shell.noTableText': {
    en: 'Games are kept in the browser in which they were played. To hand one on, save it as a file.',
    fr: 'Les parties sont conservées dans le navigateur où elles ont été jouées. Pour en transmettre une, enregistrez-la dans un fichier.',
  },
  'shell.toHome': { en: 'Back to the start', fr: 'Retour à l’accueil' },
  'shell.saveTrouble': {
    en: 'This game could not be saved: {problem}. Export it before you close the page.',
    fr: 'Cette partie n’a pas pu être enregistrée : {problem}. Exportez-la avant de fermer la page.',
  },
  'fault.title': { en: 'Something went wrong here', fr: 'Une erreur s’est produite ici' },
  'fault.kept': {
    en: 'Your game is kept: every answer was saved before this happened.',
    fr: 'Votre partie est conservée : chaque réponse était enregistrée avant l’incident.',
  },
  'fault.again': { en: 'Try again', fr: 'Réessayer' },
  'fault.report': { en: 'Save a report as a file', fr: 'Enregistrer un rapport' },
  'fault.details': { en: 'What happened', fr: 'Ce qui s’est passé' },
  'decks.title': { en: 'Decks', fr: 'Decks' },
  'decks.share.notCopied': {
    en: 'The browser did not allow copying: select the text and copy it.',
    fr: 'Le navigateur n’a pas permis la copie : sélectionnez le texte et copiez-le.',
  },
} as const satisfies Area
