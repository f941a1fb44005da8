import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Attacks of heroes. */
export const combat: readonly ReferenceEntry[] = [
  {
    id: 'zombies:attack',
    title: { en: 'Attacking', fr: 'Attaquer' },
    text: {
      en: 'Choose a zone with Enemies in Range and sight, and how much Power to spend; roll. Each die that shows the Accuracy or more is a Hit. Melee reaches the own zone only. Ranged attacks are not hindered by Enemies nearby.',
      fr: 'Choisissez une Zone avec des Ennemis à Portée et en vue, et le Pouvoir à dépenser\u202f; lancez. Chaque dé égal ou supérieur à la Précision est une Touche. La Mêlée n’atteint que sa propre Zone. Les Attaques à distance ne sont pas gênées par les Ennemis proches.',
    },
    see: ['zombies:hits', 'zombies:range', 'zombies:power', 'zombies:target-priority'],
  },
  {
    id: 'zombies:hits',
    title: { en: 'Hits and Toughness', fr: 'Touches et Endurance' },
    text: {
      en: 'An Enemy falls to as many Hits as its Toughness, all in one attack. What does not suffice is lost: nothing is carried over to the next attack.',
      fr: 'Un Ennemi est éliminé par autant de Touches que son Endurance, en une seule Attaque. Ce qui ne suffit pas est perdu\u00a0: rien n’est reporté à l’Attaque suivante.',
    },
    see: ['zombies:attack', 'zombies:target-priority', 'zombies:experience'],
  },
  {
    id: 'zombies:target-priority',
    title: { en: 'Target Priority', fr: 'Priorité des Cibles' },
    text: {
      en: 'Hits go to Zombie Heroes first, then Brutes, Walkers and Runners. They stay with one kind until all of it in the zone is eliminated; Hits that cannot fell the next one are lost. Among several Zombie Heroes the players choose.',
      fr: 'Les Touches vont aux Héros Zombies, puis aux Brutes, aux Rôdeurs et aux Forcenés. Elles restent sur un type jusqu’à ce qu’il soit éliminé dans la Zone\u202f; celles qui ne peuvent abattre le suivant sont perdues. Entre plusieurs Héros Zombies, les joueurs choisissent.',
    },
    see: ['zombies:hits', 'zombies:enemies'],
  },
  {
    id: 'zombies:sentinel-hand',
    title: { en: 'The Sentinel Hand', fr: 'La Main de Sentinelle' },
    text: {
      en: 'A hero in its zone may use it for one Action, up to Range 2. Charged, it fires three dice on 3 or more, two Hits each on one Enemy. Discharged, it is thrown: one die for each Enemy but Zombie Heroes, on 5 or more; then it is gone. No dice can be added.',
      fr: 'Un Super-Héros dans sa Zone peut l’utiliser pour une Action, jusqu’à Portée 2. Chargée, elle tire trois dés à 3 ou plus, deux Touches chacun sur un même Ennemi. Déchargée, elle est lancée\u00a0: un dé par Ennemi sauf les Héros Zombies, à 5 ou plus\u202f; puis elle disparaît. Aucun dé ne peut être ajouté.',
    },
    see: ['zombies:attack', 'zombies:actions'],
  },
]
