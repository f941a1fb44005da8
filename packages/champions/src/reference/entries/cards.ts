import type { ReferenceEntry } from '@quadriga/kernel/author'

/** The cards of the players. */
export const cards: readonly ReferenceEntry[] = [
  {
    id: 'champions:identity',
    title: { en: 'Identity', fr: 'Identité' },
    text: {
      en: 'Your double-sided card: hero on one face, alter-ego on the other. You begin as the alter-ego. The face showing gives your form, powers, hand size and abilities.\n\nA card that names Spider-Man means that face only, not Peter Parker; “your identity” means whichever is showing. Damage, status cards and attached upgrades belong to both.',
      fr: 'Votre carte à deux faces : le héros d’un côté, l’alter ego de l’autre. On commence en alter ego. La face visible donne forme, pouvoirs, taille de main et capacités.\n\nUne carte qui nomme Spider-Man ne vise que cette face, pas Peter Parker ; « votre identité » désigne celle qui est visible. Dégâts, états et améliorations valent pour les deux.',
    },
    see: ['champions:form', 'champions:hand-size', 'champions:basic-powers', 'champions:unique'],
  },
  {
    id: 'champions:form',
    title: { en: 'Form, Change Form', fr: 'Forme, changer de forme' },
    text: {
      en: 'Hero or alter-ego, whichever side shows. Once per round, in your own turn, you may flip. Everything stays: damage, ready or exhausted, status cards, counters, attachments, lasting effects, and the uses you have already made of your cards.\n\nA flip ordered by a card is extra and does not spend your own. Abilities headed “hero” or “alter-ego” need that form, and text about the hero ignores an alter-ego.',
      fr: 'Héros ou alter ego, selon la face visible. Une fois par round, à votre tour, vous pouvez retourner la carte. Tout reste : dégâts, position redressée ou inclinée, états, jetons, attachements, effets persistants, et les usages déjà faits de vos cartes.\n\nUn retournement dû à une carte vient en plus et n’entame pas le vôtre. Une capacité « de héros » ou « d’alter ego » exige cette forme, et ce qui parle du héros ignore l’alter ego.',
    },
    see: [
      'champions:identity',
      'champions:player-turn',
      'champions:activation',
      'champions:form-dependent-effects',
    ],
  },
  {
    id: 'champions:ally',
    title: { en: 'Ally', fr: 'Allié' },
    text: {
      en: 'A character who fights at your side. In your turn, exhaust an ally to attack or thwart; afterwards it takes the consequential damage printed under that power. Any player’s ally may also exhaust to defend, and then takes the whole attack: it has no DEF, and defending costs it no consequential damage.\n\nAt zero hit points it is defeated and discarded. You control three at most.',
      fr: 'Un personnage qui lutte à vos côtés. À votre tour, inclinez un allié pour attaquer ou contrer ; il encaisse ensuite les dégâts consécutifs inscrits sous ce pouvoir. L’allié de n’importe quel joueur peut aussi s’incliner pour défendre et prend alors toute l’attaque : il n’a pas de DEF, et défendre ne lui coûte pas de dégâts consécutifs.\n\nÀ zéro point de vie, il est vaincu et défaussé. Vous en contrôlez trois au plus.',
    },
    see: [
      'champions:ally-limit',
      'champions:consequential-damage',
      'champions:defend',
      'champions:basic-powers',
      'champions:overkill',
    ],
  },
  {
    id: 'champions:ally-limit',
    title: { en: 'Ally Limit', fr: 'Limite d’alliés' },
    text: {
      en: 'Three allies per player. You may still play or put into play a fourth, but then you discard down to the limit at once, before any ability about entering play; the newcomer may be the one to go.\n\nWhatever raises the limit works only while it is there: lose it with four allies and one must leave.',
      fr: 'Trois alliés par joueur. Vous pouvez en jouer ou en mettre en jeu un quatrième, mais il faut aussitôt redescendre à la limite, avant toute capacité d’entrée en jeu ; le nouveau venu peut être celui qui part.\n\nCe qui relève la limite n’agit que tant que c’est là : perdez-le avec quatre alliés, et l’un d’eux s’en va.',
    },
    see: ['champions:ally', 'champions:put-into-play', 'champions:enters-play'],
  },
  {
    id: 'champions:event',
    title: { en: 'Event', fr: 'Événement' },
    text: {
      en: 'A card for one effect: pay, resolve, discard. Its heading says when it can be played, usually as an action, an interrupt or a response. It must be able to change the game.\n\nWhile it resolves it is in no pile, so a deck rebuilt meanwhile does not contain it. If its effects are cancelled it still counts as played, stays paid and is discarded.',
      fr: 'Une carte pour un seul effet : on paie, on résout, on défausse. Son intitulé dit quand la jouer, le plus souvent comme action, interruption ou réponse. Elle doit pouvoir changer quelque chose.\n\nTant qu’elle se résout, elle n’est dans aucune pile : un deck reformé entre-temps ne la contient pas. Si ses effets sont annulés, elle reste jouée, payée, et part à la défausse.',
    },
    see: [
      'champions:play',
      'champions:initiating',
      'champions:action',
      'champions:cancel',
      'champions:player-deck-empty',
    ],
  },
  {
    id: 'champions:upgrade',
    title: { en: 'Upgrade', fr: 'Amélioration' },
    text: {
      en: 'Gear, skills and conditions that stay in play. Most sit beside your identity and serve it; some are attached to another card and change that one instead.\n\nAn upgrade you have put on an enemy or an ally is still one you control: it counts, it can be exhausted, and effects that make you discard upgrades can take it. It goes when its host goes.',
      fr: 'Équipement, savoir-faire ou condition qui reste en jeu. La plupart se rangent près de votre identité et la servent ; d’autres s’attachent ailleurs et modifient cette carte-là.\n\nUne amélioration que vous avez posée sur un ennemi ou un allié reste sous votre contrôle : elle compte, s’incline, et peut vous être défaussée. Elle part avec la carte qui la porte.',
    },
    see: ['champions:attach', 'champions:support', 'champions:control'],
  },
  {
    id: 'champions:support',
    title: { en: 'Support', fr: 'Soutien' },
    text: {
      en: 'Places, friends and help from afar. A support stays in play and active until something removes it. It is not your identity: its abilities are not stopped by your hero’s stunned or confused card, and what it defeats was not defeated by your hero.',
      fr: 'Lieux, proches et aide à distance. Un soutien reste en jeu, actif, jusqu’à ce qu’un effet l’en retire. Il n’est pas votre identité : la carte Sonné ou Désorienté de votre héros n’arrête pas ses capacités, et ce qu’il vainc n’a pas été vaincu par votre héros.',
    },
    see: ['champions:upgrade', 'champions:labels', 'champions:control'],
  },
  {
    id: 'champions:attach',
    title: { en: 'Attach To', fr: 'Attachez cette carte' },
    text: {
      en: 'The card is tucked under the card it names as it enters play. Whether it fits is asked only then. If it cannot be attached it stays where it was, or is discarded if that is impossible; surge and the like still work.\n\nAttached cards exhaust and ready on their own and are discarded when their host leaves play.',
      fr: 'La carte se glisse sous celle qu’elle désigne en entrant en jeu. On ne vérifie qu’à cet instant si c’est possible. Sinon elle reste où elle était ou, à défaut, elle est défaussée ; Renfort et autres mots-clés agissent quand même.\n\nInclinée ou redressée, une carte attachée l’est pour son propre compte ; elle part à la défausse quand son support quitte le jeu.',
    },
    see: ['champions:attachment', 'champions:upgrade', 'champions:enters-play'],
  },
  {
    id: 'champions:unique',
    title: { en: 'Unique', fr: 'Unique' },
    text: {
      en: 'A card marked unique may be in play only once, counted over the whole table and by title. While one copy is there, no second one can be played or put into play. A deck may hold one copy, your identity counting too.\n\nSame title, different person: two identities with different alter-egos, two allies with different subtitles, or a hero and an ally who differ in this way may stand side by side.',
      fr: 'Une carte marquée unique n’est en jeu qu’une fois, à toute la table et par titre. Tant qu’un exemplaire est là, un second ne peut être ni joué ni mis en jeu. Un deck n’en contient qu’un, votre identité comprise.\n\nMême titre, autre personne : deux identités d’alter ego différents, deux alliés de sous-titres différents, ou un héros et un allié distincts de cette façon peuvent se côtoyer.',
    },
    see: ['champions:subtitle', 'champions:max', 'champions:deck-building', 'champions:identity'],
  },
  {
    id: 'champions:uniqueness',
    title: { en: 'Uniqueness Icon', fr: 'Icône d’unicité' },
    text: {
      en: 'The mark in front of a title that makes the card unique. Mockingbird and Nick Fury carry it and are in every starter deck, so with several players only the first copy on the table can be played until it leaves.',
      fr: 'La marque devant le titre qui rend la carte unique. Mockingbird et Nick Fury l’ont et figurent dans tous les decks de départ : à plusieurs, seul le premier exemplaire posé est jouable tant qu’il reste en jeu.',
    },
    see: ['champions:unique', 'champions:subtitle'],
  },
  {
    id: 'champions:subtitle',
    title: { en: 'Subtitle', fr: 'Sous-titre' },
    text: {
      en: 'The second name under an ally’s title: the person behind the mask. It does nothing except tell two unique cards of the same title apart.',
      fr: 'Le second nom sous le titre d’un allié : la personne derrière le masque. Il ne sert qu’à distinguer deux cartes uniques de même titre.',
    },
    see: ['champions:unique', 'champions:ally'],
  },
  {
    id: 'champions:tokens',
    title: { en: 'All-Purpose Counters', fr: 'Jetons génériques' },
    text: {
      en: 'Counters with no rules of their own; the card that places them says what they are and what they do. They leave with the card. Only the uses keyword discards a card that has run dry, so a card with counters but without that keyword stays.',
      fr: 'Des jetons sans règle propre ; la carte qui les pose dit ce qu’ils sont et à quoi ils servent. Ils disparaissent avec elle. Seul le mot-clé Utilisations défausse une carte à sec : sans lui, la carte reste.',
    },
    see: ['champions:uses', 'champions:component-limitations'],
  },
  {
    id: 'champions:player-card-anatomy',
    title: { en: 'Reading a Player Card', fr: 'Description des cartes Joueur' },
    text: {
      en: 'Cost at the upper left, title and type beside it; powers down the left (THW, ATK, DEF or REC), with a small star burst for each point of consequential damage on allies. Traits, then text. At the bottom: resources for discarding it, hit points, hand size, and the hero, aspect or basic label used to build decks.',
      fr: 'Le coût en haut à gauche, près du titre et du type ; les pouvoirs sur le côté (CTR, ATQ, DEF ou REC) avec, pour les alliés, un éclat par dégât consécutif. Les traits, puis le texte. En bas : les ressources qu’elle donne une fois défaussée, les points de vie, la taille de main, et l’appartenance (héros, affinité ou basique) qui sert à bâtir les decks.',
    },
    see: ['champions:card-types', 'champions:abbreviations', 'champions:deck-building'],
  },
  {
    id: 'champions:abbreviations',
    title: { en: 'Abbreviations', fr: 'Abréviations' },
    text: {
      en: 'ATK is attack, THW thwart, DEF defense, REC recovery, SCH scheme. The arrow divides cost from effect. A dash in place of a number means the power cannot be used; zero means it can.',
      fr: 'ATQ : attaque. CTR : contre. DEF : défense. REC : récupération. MNG : manigance. Avant la flèche, le coût ; après, l’effet. Un tiret à la place d’un nombre interdit le pouvoir ; un zéro, non.',
    },
    see: [
      'champions:basic-powers',
      'champions:dash',
      'champions:player-card-anatomy',
      'champions:encounter-card-anatomy',
    ],
  },
]
