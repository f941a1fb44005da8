import type { Language } from '@quadriga/kernel'

type Named = Readonly<Record<Language, string>>

const zones: Readonly<Record<string, Named>> = {
  doors: { en: 'Doors', fr: 'Portes' },
  windows: { en: 'Windows', fr: 'Fenêtres' },
  points: { en: 'Spawn Points', fr: 'Points de Génération' },
  tokens: { en: 'Tokens', fr: 'Pions' },
  box: { en: 'Box', fr: 'Boîte' },
  reserve: { en: 'Reserve of Enemies', fr: 'Réserve d’Ennemis' },
  away: { en: 'Away', fr: 'Partis' },
  gone: { en: 'Out of the game', fr: 'Hors du jeu' },
  rescued: { en: 'Rescued citizens', fr: 'Citoyens secourus' },
  spawnPile: { en: 'Spawn cards, discarded', fr: 'Cartes Génération défaussées' },
  traitPile: { en: 'Traits, discarded', fr: 'Traits défaussés' },
  citizenPile: { en: 'Citizens, discarded', fr: 'Citoyens défaussés' },
  zombieHeroPile: { en: 'Zombie Heroes, discarded', fr: 'Héros Zombies défaussés' },
  superHeroPile: { en: 'Super Heroes, discarded', fr: 'Super-Héros défaussés' },
  keptSpawn: { en: 'Spawn card that was kept', fr: 'Carte Génération réservée' },
  superHeroDeck: { en: 'Super Hero deck', fr: 'Paquet Super-Héros' },
  spawnDeck: { en: 'Spawn deck', fr: 'Paquet Génération' },
  traitDeck: { en: 'Trait deck', fr: 'Paquet Traits' },
  citizenDeck: { en: 'Citizen deck', fr: 'Paquet Citoyens' },
  zombieHeroDeck: { en: 'Zombie Hero deck', fr: 'Paquet Héros Zombies' },
  objectivePool: { en: 'Objectives', fr: 'Objectifs' },
  sheet: { en: 'Attack and Skills', fr: 'Attaque et Compétences' },
  locked: { en: 'Skills to come', fr: 'Compétences à venir' },
  traits: { en: 'Traits', fr: 'Traits' },
  citizen: { en: 'Citizen', fr: 'Citoyen' },
  carried: { en: 'Carried', fr: 'Porté' },
  mission: { en: 'Mission', fr: 'Mission' },
}

/** What a place beside the map is called. */
export function zoneTitle(zone: string, language: Language): string {
  return zones[zone]?.[language] ?? zone
}
