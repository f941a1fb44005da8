import { term } from '@quadriga/kernel/text'

/** Keywords and icons by the stat that carries them; each links to its rule. */
export const keywordTerms = {
  guard: term('champions:guard', 'Guard', 'Garde'),
  toughness: term('champions:tough', 'Toughness', 'Ténacité'),
  quickstrike: term('champions:quickstrike', 'Quickstrike', 'Coup Rapide'),
  retaliate: term('champions:retaliate', 'Retaliate', 'Riposte'),
  peril: term('champions:peril', 'Peril', 'Péril'),
  restricted: term('champions:restricted', 'Restricted', 'Restreint'),
  surge: term('champions:surge', 'Surge', 'Renfort'),
  crisis: term('champions:crisis', 'Crisis icon', 'Icône de crise'),
  hazard: term('champions:hazard', 'Hazard icon', 'Icône d’aléas'),
  accelerationIcon: term('champions:acceleration', 'Acceleration icon', 'Icône d’accélération'),
} as const
