import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Attacking, defending and the powers that exhaust a card. */
export const attacks: readonly ReferenceEntry[] = [
  {
    id: 'champions:basic-powers',
    title: { en: 'Basic Powers', fr: 'Pouvoirs de base' },
    text: {
      en: 'The powers with a number: a hero attacks, thwarts or defends, an alter-ego recovers, an ally attacks or thwarts. Using one exhausts the character. Attack, thwart and recover belong to your own turn; defense answers an enemy’s attack.\n\nText on a card that is labelled attack or thwart is not a basic power and exhausts nobody unless it says so.',
      fr: 'Les pouvoirs chiffrés : un héros attaque, contre ou défend, un alter ego récupère, un allié attaque ou contre. S’en servir incline le personnage. Attaque, contre et récupération se font à votre tour ; la défense répond à une attaque ennemie.\n\nUn texte étiqueté attaque ou contre n’est pas un pouvoir de base et n’incline personne, sauf s’il le dit.',
    },
    see: [
      'champions:attack',
      'champions:thwart',
      'champions:defend',
      'champions:recover',
      'champions:labels',
      'champions:dash',
    ],
  },
  {
    id: 'champions:attack',
    title: { en: 'Attack', fr: 'Attaque, attaquer' },
    text: {
      en: 'You attack with a hero’s or ally’s basic power, or with an ability labelled attack. The damage goes to one enemy of your choice unless guard or another rule forbids it. A labelled attack does not exhaust your hero by itself and uses the number on the card, not ATK.\n\nDamage without the label is no attack: guard and retaliate do not notice it, a stunned card does not stop it, and nothing that follows an attack follows it.',
      fr: 'On attaque par le pouvoir de base d’un héros ou d’un allié, ou par une capacité étiquetée attaque. Les dégâts vont à un ennemi de votre choix, sauf si Garde ou une autre règle s’y oppose. Une attaque étiquetée n’incline pas votre héros d’elle-même et inflige le nombre de la carte, pas l’ATQ.\n\nDes dégâts sans étiquette ne sont pas une attaque : Garde et Riposte les ignorent, Sonné ne les arrête pas, et rien de ce qui suit une attaque ne les suit.',
    },
    see: [
      'champions:basic-powers',
      'champions:labels',
      'champions:guard',
      'champions:retaliate',
      'champions:stunned',
      'champions:enemy-attack',
    ],
  },
  {
    id: 'champions:labels',
    title: { en: 'Labels: Attack, Thwart, Defense', fr: 'Étiquettes : attaque, contre, défense' },
    text: {
      en: 'The word in brackets after an ability’s heading. Resolving an attack-labelled ability is an attack, a thwart-labelled one a thwart, a defense-labelled one a defense by your hero, with every consequence: stunned, confused, guard, retaliate, crisis.\n\nYour identity is the one who does it, also through its events and upgrades. No label, no attack: allies’ and supports’ damage abilities and many effects simply deal damage.',
      fr: 'Le mot entre parenthèses après l’intitulé d’une capacité. Résoudre une capacité étiquetée attaque, c’est attaquer ; étiquetée contre, contrer ; étiquetée défense, défendre avec son héros, avec toutes les suites : Sonné, Désorienté, Garde, Riposte, crise.\n\nC’est votre identité qui agit, y compris par ses événements et améliorations. Sans étiquette, pas d’attaque : bien des alliés, soutiens et effets infligent simplement des dégâts.',
    },
    see: [
      'champions:attack',
      'champions:thwart',
      'champions:defend',
      'champions:stunned',
      'champions:confused',
    ],
  },
  {
    id: 'champions:enemy-attack',
    title: { en: 'Enemy Attack', fr: 'Attaques des ennemis' },
    text: {
      en: 'A stunned card and interrupts to the attack come first; an attack stopped there uses no boost card. Then: a facedown boost card if the villain attacks; one defender may be declared; boosts are turned up one by one; damage; what follows the attack, retaliate among it.\n\nA defending hero takes the total less DEF, a defending ally takes all of it, and with no defender the attacked hero takes all. Afterwards “you” is whoever ended up as the target.',
      fr: 'La carte Sonné et les interruptions passent en premier ; une attaque arrêtée là n’use pas de boost. Puis : un boost face cachée si c’est le méchant ; un défenseur, si l’on veut ; les boosts retournés un par un ; les dégâts ; les suites, dont Riposte.\n\nUn héros défenseur encaisse le total moins sa DEF, un allié défenseur encaisse tout et, sans défenseur, le héros attaqué prend tout. Ensuite, « vous » désigne le joueur finalement visé.',
    },
    see: [
      'champions:boost',
      'champions:defend',
      'champions:undefended',
      'champions:damage-order',
      'champions:stunned',
      'champions:activation',
    ],
  },
  {
    id: 'champions:defend',
    title: { en: 'Defense, Defend', fr: 'Défense, défendre' },
    text: {
      en: 'One character may defend against an attack, declared before any boost is seen: exhaust your hero or an ally, or let another player do so, who then becomes the target. Overkill and boost text follow the new target.\n\nA defense-labelled ability also makes your hero the defender, without exhausting and without DEF; it comes at the damage, too late for boost text that asks whether the attack is undefended. If a defending ally is gone before damage, the attack is undefended against its controller’s hero.',
      fr: 'Un seul personnage peut défendre, annoncé avant de voir les boosts : inclinez votre héros ou un allié, ou laissez un autre joueur le faire ; il devient alors la cible, y compris pour Déferlement et les textes de boost.\n\nUne capacité étiquetée défense fait aussi de votre héros le défenseur, sans l’incliner ni compter sa DEF ; elle vient au moment des dégâts, trop tard pour un boost qui demande si l’attaque est défendue. Si l’allié défenseur disparaît avant les dégâts, l’attaque frappe, non défendue, le héros de son contrôleur.',
    },
    see: [
      'champions:enemy-attack',
      'champions:undefended',
      'champions:labels',
      'champions:basic-powers',
      'champions:ally',
    ],
  },
  {
    id: 'champions:undefended',
    title: { en: 'Undefended Attack', fr: 'Attaque non défendue' },
    text: {
      en: 'Nobody defended, so the hero under attack takes the full damage and DEF does not count. Boost text that speaks of undefended attacks looks at the moment it resolves, before defense-labelled cards have their chance.',
      fr: 'Personne n’a défendu : le héros visé prend tous les dégâts et sa DEF ne compte pas. Un texte de boost qui parle d’attaque non défendue regarde la situation quand il se résout, avant que les cartes étiquetées défense aient leur chance.',
    },
    see: ['champions:defend', 'champions:enemy-attack', 'champions:boost'],
  },
  {
    id: 'champions:recover',
    title: { en: 'Recover', fr: 'Récupération, récupérer' },
    text: {
      en: 'The alter-ego’s basic power: exhaust to heal as many damage as your REC. Only in alter-ego form, only in your own turn, and only if there is damage to heal.',
      fr: 'Le pouvoir de base de l’alter ego : inclinez-le pour soigner autant de dégâts que votre REC. Uniquement en alter ego, à votre tour, et s’il y a quelque chose à soigner.',
    },
    see: ['champions:heal', 'champions:basic-powers', 'champions:form'],
  },
  {
    id: 'champions:dash',
    title: { en: 'Dash', fr: 'Tiret' },
    text: {
      en: 'A dash where a power’s number should be means the character does not have that power and cannot exhaust for it. Bonuses do not change that. Zero is different: a power of 0 may be used.',
      fr: 'Un tiret à la place du nombre : le personnage n’a pas ce pouvoir et ne peut pas s’incliner pour lui. Aucun bonus n’y change rien. Le zéro, lui, n’interdit pas : un pouvoir de 0 s’utilise.',
    },
    see: ['champions:basic-powers', 'champions:modifiers', 'champions:abbreviations'],
  },
  {
    id: 'champions:exhausted',
    title: { en: 'Exhausted', fr: 'Incliné' },
    text: {
      en: 'A card turned sideways. It cannot exhaust again until it is ready, so it can pay no cost that asks for it, use no basic power and defend no attack. Its text goes on working, and abilities that do not ask it to exhaust may be used, attack-labelled ones too.',
      fr: 'Une carte tournée sur le côté. Impossible de l’incliner encore tant qu’on ne l’a pas redressée : ni coût qui le demande, ni pouvoir de base, ni défense. Son texte agit toujours, et les capacités qui n’exigent pas de l’incliner restent utilisables, même étiquetées attaque.',
    },
    see: ['champions:ready', 'champions:basic-powers', 'champions:cost'],
  },
  {
    id: 'champions:ready',
    title: { en: 'Ready', fr: 'Redressé' },
    text: {
      en: 'A card standing upright, as every card is when it enters play. All your cards ready as the player phase ends. A card already ready cannot be readied, so you cannot spend an ability on it.',
      fr: 'Une carte droite, comme le sont toutes celles qui entrent en jeu. Toutes les vôtres se redressent quand la phase des Joueurs s’achève. On ne redresse pas une carte déjà droite : inutile d’y consacrer une capacité.',
    },
    see: ['champions:exhausted', 'champions:end-of-player-phase', 'champions:initiating'],
  },
]
