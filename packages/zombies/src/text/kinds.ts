import type { Names } from '@quadriga/kernel/author'

/** What the definitions of the game are, in the rulebook's words. */
export const kindNames: Readonly<Record<string, Names>> = {
  hero: { en: 'hero', fr: 'Super-Héros' },
  attack: { en: 'attack', fr: 'Attaque' },
  skill: { en: 'Skill', fr: 'Compétence' },
  trait: { en: 'Trait', fr: 'Trait' },
  enemy: { en: 'Enemy', fr: 'Ennemi' },
  zombieHero: { en: 'Zombie Hero', fr: 'Héros Zombie' },
  superHero: { en: 'Super Hero', fr: 'Super-Héros' },
  citizen: { en: 'citizen', fr: 'Citoyen' },
  event: { en: 'event', fr: 'événement' },
  secret: { en: 'Secret Mission', fr: 'Mission Secrète' },
  objective: { en: 'Objective', fr: 'Objectif' },
  spawn: { en: 'Spawn card', fr: 'carte Génération' },
  spawnPoint: { en: 'Spawn Point', fr: 'Point de Génération' },
  tile: { en: 'tile', fr: 'dalle' },
  token: { en: 'token', fr: 'pion' },
  hidden: { en: 'face-down', fr: 'face cachée' },
  mission: { en: 'mission', fr: 'Mission' },
  zone: { en: 'Zone', fr: 'Zone' },
  door: { en: 'door', fr: 'porte' },
  window: { en: 'window', fr: 'fenêtre' },
}
