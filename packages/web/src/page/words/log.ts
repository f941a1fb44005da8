import type { Area } from '../../model/words/area.ts'

export const logWords = {
  'log.title': { en: 'Log', fr: 'Journal' },
  'log.show': { en: 'Show the log', fr: 'Montrer le journal' },
  'log.hide': { en: 'Hide the log', fr: 'Cacher le journal' },
  'log.empty': { en: 'Nothing has happened yet.', fr: 'Il ne s’est encore rien passé.' },
  'log.setup': { en: 'Set-up', fr: 'Mise en place' },
  'log.filter': { en: 'Show only…', fr: 'N’afficher que…' },
  'log.filter.all': { en: 'Everything', fr: 'Tout' },
  'log.filter.mine': { en: 'Mine', fr: 'Les miennes' },
  'log.filter.harm': { en: 'Damage and threat', fr: 'Dégâts et menace' },
  'log.filter.dice': { en: 'Dice', fr: 'Dés' },
  'log.filter.cards': { en: 'Cards', fr: 'Cartes' },
  'log.filter.passes': { en: 'Passes', fr: 'Passes' },
  'log.noMatch': { en: 'No line fits this filter.', fr: 'Aucune ligne ne correspond à ce filtre.' },
  'log.see': { en: 'See this moment', fr: 'Voir ce moment' },
} as const satisfies Area
