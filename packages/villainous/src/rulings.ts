import type { Words } from '@quadriga/testkit/kit'

/** The readings that scenario cases name by number; RULINGS.md has them in full, with their sources. */
export const rulings: Readonly<Record<string, Words>> = {
  R01: { en: 'Tokens are no limit, Soul Marks are', fr: 'Seuls les Marqueurs d’Âme sont comptés' },
  R02: { en: 'The upper symbol is used first', fr: 'Le symbole du haut sert en premier' },
  R03: {
    en: 'Actions that cards give are never covered',
    fr: 'Les actions données par des cartes ne sont jamais recouvertes',
  },
  R04: { en: 'Strength is a sum, then at least 0', fr: 'La Force est une somme, au moins 0' },
  R05: { en: 'A character without Strength', fr: 'Un personnage sans Force' },
  R06: { en: 'What a Protector shields from', fr: 'Ce dont un Protecteur protège' },
  R07: { en: 'Only Thanos fights abroad', fr: 'Seul Thanos se bat ailleurs' },
  R08: { en: 'What goes in place of a lost Ally', fr: 'Ce qui remplace un Allié perdu' },
  R09: { en: 'Whom the Midgard Serpent takes', fr: 'Qui le Serpent de Midgard emporte' },
  R10: { en: 'Hulk is defeated and goes on', fr: 'Hulk est éliminé et continue' },
  R11: {
    en: 'Butterball can only be bought off or discarded',
    fr: 'Butterball ne part que payé ou défaussé',
  },
  R12: { en: 'A Vanquish is one change', fr: 'Une élimination est un seul changement' },
  R13: {
    en: 'A Crisis is resolved before the newcomer acts',
    fr: 'Une Crise est résolue avant que l’arrivant agisse',
  },
  R14: { en: 'Every single gain is smaller', fr: 'Chaque gain est réduit' },
  R15: { en: 'What is free stays free', fr: 'Ce qui est gratuit le reste' },
  R16: { en: 'How far a locked pile is locked', fr: 'Jusqu’où une défausse est fermée' },
  R17: { en: 'What counts as a Specialty', fr: 'Ce qui compte comme Compétence' },
  R18: { en: 'Stones and Specialties once a turn', fr: 'Pierres et Compétences une fois par tour' },
  R19: { en: 'A Fate card without a target', fr: 'Une carte Fatalité sans cible' },
  R20: { en: 'A Fate card played on oneself', fr: 'Une carte Fatalité jouée contre soi' },
  R21: { en: 'No way back from a Crisis', fr: 'On ne revient pas d’une Crise' },
  R22: { en: 'A resolved Crisis has no effect', fr: 'Une Crise résolue est sans effet' },
  R23: { en: 'Finding and searching', fr: 'Chercher une carte' },
  R24: { en: 'What was revealed goes back', fr: 'Ce qui fut révélé retourne à la pioche' },
  R25: { en: 'How a Stone enters play', fr: 'Comment une Pierre entre en jeu' },
  R26: { en: 'A Stone and its bearer stay', fr: 'Une Pierre et son porteur restent' },
  R27: { en: 'Thanos receives no Stone', fr: 'Thanos ne reçoit pas de Pierre' },
  R28: { en: 'Where a Soul Mark goes', fr: 'Où va un Marqueur d’Âme' },
  R29: { en: 'Fenris Wolf is asked for by what is known', fr: 'Le Loup Fenris selon ce que chacun sait' },
  R30: { en: 'Klaw, the throne and the mines', fr: 'Klaw, le trône et les mines' },
  R31: { en: 'Explosives and Weapons Caches need no action', fr: 'Explosifs et Caches d’Armes sans action' },
  R32: { en: 'One tile a turn, in order', fr: 'Une tuile par tour, dans l’ordre' },
  R33: { en: 'Where Taskmaster’s Allies count', fr: 'Où comptent les Alliés de Taskmaster' },
  R34: { en: 'One stored Event, played as one’s own', fr: 'Un Événement conservé, joué comme le sien' },
  R35: { en: 'Who places the hired Ally', fr: 'Qui place l’Allié loué' },
  R36: { en: 'What may be left out', fr: 'Ce qu’on peut omettre' },
  R37: { en: 'Who may not relocate', fr: 'Qui ne peut pas transférer' },
  R38: { en: 'Until the end of the turn', fr: 'Jusqu’à la fin du tour' },
  R39: { en: 'Omnipotent mode is silent about Crises', fr: 'Le mode Omnipotent ignore les Crises' },
  R40: { en: 'Printed forms and names', fr: 'Formes imprimées et noms' },
  R41: { en: 'Items that go with an Ally', fr: 'Objets associés à un Allié' },
  R42: { en: 'Whom the cards of a domain touch', fr: 'Qui les cartes d’un domaine touchent' },
  R43: { en: 'What comes before moving, and when', fr: 'Ce qui précède le déplacement, et quand' },
}

/** Rulings and reference entries that no played case can show, each with the reason. */
export const notPlayable: Readonly<Record<string, string>> = {
  R40: 'it is about what is printed on a card, not about a rule',
}
