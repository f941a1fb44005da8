import type { CardCounts, Scenario } from '../box.ts'

export const scenarios: Readonly<Record<string, Scenario>> = {
  rhino: {
    names: { en: 'Rhino', fr: 'Rhino' },
    stages: { standard: ['rhino-1', 'rhino-2'], expert: ['rhino-2', 'rhino-3'] },
    schemes: ['the-break-in-1a'],
    cards: {
      'armored-rhino-suit': 1,
      charge: 2,
      'enhanced-ivory-horn': 1,
      'hydra-mercenary': 2,
      sandman: 1,
      shocker: 1,
      'hard-to-keep-down': 2,
      'im-tough': 2,
      stampede: 3,
      'breakin-and-takin': 1,
      'crowd-control': 1,
    },
    recommended: 'bomb-scare',
  },
  klaw: {
    names: { en: 'Klaw', fr: 'Klaw' },
    stages: { standard: ['klaw-1', 'klaw-2'], expert: ['klaw-2', 'klaw-3'] },
    schemes: ['underground-distribution-1a', 'secret-rendezvous-2a'],
    cards: {
      'sonic-converter': 1,
      'solid-sound-body': 1,
      'armored-guard': 3,
      'weapons-runner': 2,
      'klaws-vengeance': 2,
      'sonic-boom': 2,
      'sound-manipulation': 2,
      'defense-network': 1,
      'illegal-arms-factory': 1,
      'the-immortal-klaw': 1,
    },
    recommended: 'masters-of-evil',
  },
  ultron: {
    names: { en: 'Ultron', fr: 'Ultron' },
    stages: { standard: ['ultron-1', 'ultron-2'], expert: ['ultron-2', 'ultron-3'] },
    schemes: ['the-crimson-cowl-1a', 'assault-on-norad-2a', 'countdown-to-oblivion-3a'],
    cards: {
      'ultron-drones': 1,
      'program-transmitter': 1,
      'upgraded-drones': 2,
      'advanced-ultron-drone': 3,
      'android-efficiency-energy': 1,
      'android-efficiency-mental': 1,
      'android-efficiency-physical': 1,
      'rage-of-ultron': 2,
      'repair-sequence': 2,
      'swarm-attack': 2,
      'drone-factory': 1,
      'invasive-ai': 1,
      'ultrons-imperative': 1,
    },
    recommended: 'under-attack',
  },
}

export const modularSets: Readonly<Record<string, CardCounts>> = {
  'bomb-scare': { 'bomb-scare': 1, 'hydra-bomber': 2, explosion: 1, 'false-alarm': 2 },
  'masters-of-evil': {
    'the-masters-of-evil': 1,
    'radioactive-man': 1,
    whirlwind: 1,
    'tiger-shark': 1,
    melter: 1,
    'masters-of-mayhem': 2,
  },
  'under-attack': {
    'under-attack': 1,
    'vibranium-armor': 1,
    'concussion-blasters': 1,
    'concussive-blast': 2,
  },
  'legions-of-hydra': { 'legions-of-hydra': 2, 'madame-hydra': 1, 'hydra-soldier': 3 },
  'the-doomsday-chair': { 'the-doomsday-chair': 2, modok: 1, 'biomechanical-upgrades': 3 },
}

export const standardSet: CardCounts = {
  advance: 2,
  assault: 2,
  'caught-off-guard': 1,
  'gang-up': 1,
  'shadow-of-the-past': 1,
}

/** Added to the standard set in expert mode. */
export const expertSet: CardCounts = { exhaustion: 1, masterplan: 1, 'under-fire': 1 }
