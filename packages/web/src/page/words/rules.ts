import type { Area } from '../../model/words/area.ts'

export const rulesWords = {
  'rules.title': { en: 'Rules', fr: 'Règles' },
  'rules.search': {
    en: 'Search rules and cards, in French or English',
    fr: 'Chercher règles et cartes, en français ou en anglais',
  },
  'rules.open': { en: 'Search the rules', fr: 'Chercher dans les règles' },
  'rules.close': { en: 'Close the rules', fr: 'Fermer les règles' },
  'rules.found': {
    en: '{n, plural, =0 {Nothing found} one {# entry} other {# entries}}',
    fr: '{n, plural, =0 {Rien trouvé} one {# entrée} other {# entrées}}',
  },
  'rules.see': { en: 'See also', fr: 'Voir aussi' },
  'rules.here': { en: 'On the table', fr: 'Sur la table' },
  'rules.unknown': { en: 'There is no rule with this address.', fr: 'Aucune règle n’a cette adresse.' },
  'rules.loading': { en: 'Opening the rulebooks…', fr: 'On ouvre les règles…' },
  'rules.back': { en: 'Back to the list', fr: 'Retour à la liste' },
  'rules.all': { en: 'All entries', fr: 'Toutes les entrées' },
  'rules.rule': { en: 'rule', fr: 'règle' },
  'rules.card': { en: 'card', fr: 'carte' },
  'rules.game.champions': { en: 'Marvel Champions', fr: 'Marvel Champions' },
  'rules.game.dicethrone': { en: 'Dice Throne', fr: 'Dice Throne' },
  'rules.game.villainous': { en: 'Marvel Villainous', fr: 'Marvel Villainous' },
  'rules.game.zombies': { en: 'Marvel Zombies', fr: 'Marvel Zombies' },
  'rules.games': { en: 'Which game', fr: 'Quel jeu' },
  'rules.allGames': { en: 'All games', fr: 'Tous les jeux' },
  'rules.start': {
    en: 'Every rule and every card of the games, searched in both languages at once. The best answer appears here while you type.',
    fr: 'Toutes les règles et toutes les cartes des jeux, cherchées dans les deux langues à la fois. La meilleure réponse s’affiche ici pendant la frappe.',
  },
  'rules.startKeys': {
    en: 'The arrow keys walk through the list, Enter opens.',
    fr: 'Les flèches parcourent la liste, Entrée ouvre.',
  },
  'rules.other': { en: 'In French: {name}', fr: 'En anglais : {name}' },
} as const satisfies Area
