import type { Language } from '@quadriga/kernel'

type Words = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** What the definitions of a game are, in the rulebook's words, by game. */
const kindWords: Readonly<Record<string, Words>> = {
  champions: {
    hero: { en: 'hero', fr: 'héros' },
    'alter-ego': { en: 'alter-ego', fr: 'alter ego' },
    ally: { en: 'ally', fr: 'allié' },
    event: { en: 'event', fr: 'événement' },
    upgrade: { en: 'upgrade', fr: 'amélioration' },
    support: { en: 'support', fr: 'soutien' },
    resource: { en: 'resource', fr: 'ressource' },
    villain: { en: 'villain', fr: 'méchant' },
    'main-scheme': { en: 'main scheme', fr: 'manigance principale' },
    'side-scheme': { en: 'side scheme', fr: 'manigance annexe' },
    minion: { en: 'minion', fr: 'sbire' },
    treachery: { en: 'treachery', fr: 'traîtrise' },
    attachment: { en: 'attachment', fr: 'attachement' },
    environment: { en: 'environment', fr: 'environnement' },
    obligation: { en: 'obligation', fr: 'obligation' },
  },
  dicethrone: {
    hero: { en: 'hero', fr: 'héros' },
    ability: { en: 'ability', fr: 'capacité' },
    upgrade: { en: 'upgrade', fr: 'amélioration' },
    card: { en: 'action card', fr: 'carte Action' },
    status: { en: 'status effect', fr: 'altération d’état' },
    companion: { en: 'companion', fr: 'compagnon' },
    die: { en: 'die', fr: 'dé' },
  },
  villainous: {
    villain: { en: 'villain', fr: 'Méchant' },
    location: { en: 'location', fr: 'lieu' },
    stone: { en: 'Infinity Stone', fr: 'Pierre de l’Infini' },
    ally: { en: 'Ally', fr: 'Allié' },
    event: { en: 'Event', fr: 'Événement' },
    item: { en: 'Item', fr: 'Objet' },
    hero: { en: 'Hero', fr: 'Héros' },
    token: { en: 'token', fr: 'jeton' },
  },
  zombies: {
    hero: { en: 'hero', fr: 'Super-Héros' },
    enemy: { en: 'Enemy', fr: 'Ennemi' },
    citizen: { en: 'citizen', fr: 'Citoyen' },
    skill: { en: 'Skill', fr: 'Compétence' },
    objective: { en: 'Objective', fr: 'Objectif' },
    spawn: { en: 'Spawn card', fr: 'carte Génération' },
    zone: { en: 'Zone', fr: 'Zone' },
    door: { en: 'door', fr: 'porte' },
    window: { en: 'window', fr: 'fenêtre' },
  },
}

/** What a definition is; its inner name where the game has no word for it. */
export function kindName(game: string, kind: string, language: Language): string {
  return kindWords[game]?.[kind]?.[language] ?? kind
}
