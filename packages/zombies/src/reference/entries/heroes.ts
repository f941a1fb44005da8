import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What heroes are and do. */
export const heroes: readonly ReferenceEntry[] = [
  {
    id: 'zombies:heroes',
    title: { en: 'Heroes', fr: 'Super-Héros' },
    text: {
      en: 'A hero has one attack of its own, three Skills and one more Action, each unlocked by a Danger Level. It holds up to 4 Power, 2 Traits and 1 citizen, and has 3 Health.',
      fr: 'Un Super-Héros a sa propre Attaque, trois Compétences et une Action de plus, débloquées par les Niveaux de Danger. Il détient au plus 4 points de Pouvoir, 2 Traits et 1 Citoyen, et dispose de 3 en Santé.',
    },
    see: ['zombies:skills', 'zombies:danger', 'zombies:power', 'zombies:traits', 'zombies:citizens'],
  },
  {
    id: 'zombies:turn',
    title: { en: 'A hero’s turn', fr: 'Le Tour d’un Super-Héros' },
    text: {
      en: 'Heroes take their turns in any order; a turn once begun is finished before the next. It holds three Actions, four from Yellow on; the fourth counts as soon as Yellow is reached. Nobody has to use them all.',
      fr: 'Les Super-Héros jouent dans l’ordre de leur choix\u202f; un Tour commencé se termine avant le suivant. Il compte trois Actions, quatre à partir du Jaune\u202f; la quatrième compte dès que le Jaune est atteint. Nul n’est obligé de toutes les utiliser.',
    },
    see: ['zombies:actions', 'zombies:round', 'zombies:danger'],
  },
  {
    id: 'zombies:actions',
    title: { en: 'Actions', fr: 'Actions' },
    text: {
      en: 'Move, open, attack, gain a Trait, power up, rescue, take an Objective, ride the lift, use the Sentinel Hand: one Action each, as often as one likes, but only one Trait a turn. Calling the lift, leaving by the Exit and most texts cost none.',
      fr: 'Se déplacer, ouvrir, attaquer, gagner un Trait, gagner du Pouvoir, secourir, prendre un Objectif, se servir de l’ascenseur ou de la Main de Sentinelle\u00a0: une Action chacun, à volonté, sauf un seul Trait par Tour. Appeler l’ascenseur, partir par la Sortie et la plupart des textes n’en coûtent pas.',
    },
    see: [
      'zombies:turn',
      'zombies:free-actions',
      'zombies:move',
      'zombies:attack',
      'zombies:sentinel-hand',
      'zombies:lift',
    ],
  },
  {
    id: 'zombies:free-actions',
    title: { en: 'Free Actions', fr: 'Actions gratuites' },
    text: {
      en: 'A text may let a hero perform an Action for nothing, in another hero’s turn too. It costs no Action; a free Move still pays for the Enemies left behind, unless the text says that they are ignored.',
      fr: 'Un texte peut offrir une Action à un Super-Héros, même pendant le Tour d’un autre. Elle ne coûte rien\u202f; un Déplacement gratuit paie pourtant les Ennemis laissés derrière, sauf si le texte dit de les ignorer.',
    },
    see: ['zombies:actions', 'zombies:move', 'zombies:skills'],
  },
  {
    id: 'zombies:danger',
    title: { en: 'Danger Level', fr: 'Niveau de Danger' },
    text: {
      en: 'Blue from the start, Yellow with 7 points of experience, Orange with 19, Red with 43. Each level unlocks what the sheet shows. Spawn cards are read at the highest level of any hero in play.',
      fr: 'Bleu au départ, Jaune à 7 points d’expérience, Orange à 19, Rouge à 43. Chaque niveau débloque ce que montre la fiche. Les cartes Génération se lisent au plus haut niveau des Super-Héros en jeu.',
    },
    see: ['zombies:experience', 'zombies:spawning', 'zombies:skills'],
  },
  {
    id: 'zombies:experience',
    title: { en: 'Experience', fr: 'Expérience' },
    text: {
      en: 'One point for each Enemy that a hero eliminates, by dice or without; for a Zombie Hero as many as its Toughness at that moment. Missions give more for Objectives or citizens.',
      fr: 'Un point par Ennemi éliminé par un Super-Héros, avec ou sans dés\u202f; pour un Héros Zombie, autant que son Endurance à ce moment. Des Missions en donnent pour des Objectifs ou des Citoyens.',
    },
    see: ['zombies:danger', 'zombies:hits', 'zombies:zombie-heroes'],
  },
  {
    id: 'zombies:power',
    title: { en: 'Power', fr: 'Pouvoir' },
    text: {
      en: 'Every hero gains 1 Power when the Player Phase begins, 2 with a Power Up Action, and all it can hold by a rescue. More than 4 are lost. Power pays for texts, and for dice: each point spent before rolling adds a die.',
      fr: 'Chaque Super-Héros gagne 1 point de Pouvoir au début de la Phase des Joueurs, 2 par Action de Gain de Pouvoir, et le maximum par un sauvetage. Au-delà de 4, tout est perdu. Le Pouvoir paie des textes, et des dés\u00a0: chaque point dépensé avant le lancer en ajoute un.',
    },
    see: ['zombies:attack', 'zombies:skills', 'zombies:rescue'],
  },
  {
    id: 'zombies:skills',
    title: { en: 'Skills', fr: 'Compétences' },
    text: {
      en: 'A Skill says what it costs and how often it serves, mostly once per turn. What has a Range also needs sight. A text that would change nothing cannot be used.',
      fr: 'Une Compétence indique son coût et sa fréquence, le plus souvent une fois par Tour. Ce qui a une Portée exige aussi une Ligne de Vue. Un texte qui ne changerait rien ne peut pas servir.',
    },
    see: ['zombies:danger', 'zombies:power', 'zombies:range'],
  },
  {
    id: 'zombies:traits',
    title: { en: 'Heroic Traits', fr: 'Traits Héroïques' },
    text: {
      en: 'A Trait is discarded when it is used, and costs no Action. A hero holds two at most and discards one of three. One Gain Trait Action per turn; other effects may bring more. An empty deck is made of the discards again.',
      fr: 'Un Trait est défaussé quand il sert, et ne coûte pas d’Action. Un Super-Héros en détient deux au plus, et en défausse un sur trois. Une seule Action de Gain de Trait par Tour\u202f; d’autres effets peuvent en donner. Un paquet vide est refait avec la défausse.',
    },
    see: ['zombies:actions', 'zombies:devoured'],
  },
  {
    id: 'zombies:shield',
    title: { en: 'Giving up a citizen', fr: 'Sacrifier un Citoyen' },
    text: {
      en: 'A hero about to suffer Wounds may discard its citizen to cancel one of them. The citizen counts as devoured, and a Fighter rolls no die.',
      fr: 'Un Super-Héros sur le point de subir des Blessures peut défausser son Citoyen pour en annuler une. Le Citoyen compte comme dévoré, et un Combattant ne lance pas de dé.',
    },
    see: ['zombies:wounds', 'zombies:devoured', 'zombies:citizens'],
  },
]
