import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What every table agrees on before the first card is played. */
export const basics: readonly ReferenceEntry[] = [
  {
    id: 'champions:golden-rules',
    title: { en: 'The Golden Rules', fr: 'Les règles d’or' },
    text: {
      en: 'Cards bend the rules. When a card flatly disagrees with the rulebook, do what the card says, exactly as far as it goes and no further. Of the two booklets, the reference outranks the learning guide.\n\nBetween cards, “cannot” settles it: a ban is never lifted by another card that would allow the same thing.',
      fr: 'Les cartes font plier les règles. Quand une carte dit franchement autre chose que le livret, faites ce qu’elle dit, ni plus ni moins. Des deux livrets, le guide de référence l’emporte sur le livret d’apprentissage.\n\nEntre deux cartes, « ne peut pas » tranche : aucune permission ne lève une interdiction.',
    },
    see: ['champions:cannot', 'champions:grim-rule', 'champions:play-restrictions-and-permissions'],
  },
  {
    id: 'champions:grim-rule',
    title: { en: 'The Grim Rule', fr: 'La sombre règle' },
    text: {
      en: 'Stuck on a question nobody can answer? Take the reading that hurts the players most, judged by what wins and loses this scenario, and play on. You can look it up after the game.',
      fr: 'Une question reste sans réponse ? Retenez la lecture qui arrange le moins les joueurs, compte tenu de ce qui fait gagner ou perdre ce scénario, et continuez. Vous vérifierez après la partie.',
    },
    see: ['champions:golden-rules', 'champions:first-player'],
  },
  {
    id: 'champions:component-limitations',
    title: { en: 'Component Limitations', fr: 'Limitation du matériel' },
    text: {
      en: 'Tokens, counters and status cards never run out. If the box has no more of them, use coins or anything else: no effect fails for want of cardboard. Cards are different, for only the copies that exist can be drawn or found.',
      fr: 'Pions, jetons et cartes d’état ne manquent jamais. Si la boîte n’en contient plus, prenez des pièces ou ce que vous avez sous la main : aucun effet n’échoue faute de carton. Pour les cartes, c’est autre chose : on ne pioche et on ne trouve que les exemplaires qui existent.',
    },
    see: ['champions:tokens', 'champions:threat', 'champions:damage'],
  },
  {
    id: 'champions:round',
    title: { en: 'Round Sequence', fr: 'Déroulement d’un round' },
    text: {
      en: 'A round is two phases. In the player phase everybody takes a turn, then all discard, draw and ready. In the villain phase the main scheme gains threat, the villain and the minions activate against each player, encounter cards are dealt and revealed, and the first player token moves on.\n\nYour cards ready before the villain strikes, so a hero who attacked can still defend in the same round.',
      fr: 'Un round compte deux phases. Pendant la phase des Joueurs, chacun joue son tour, puis tous défaussent, piochent et redressent. Pendant la phase du Méchant, la manigance principale prend de la menace, le méchant et ses sbires s’en prennent à chaque joueur, les cartes Rencontre sont distribuées puis révélées, et le pion Premier Joueur change de main.\n\nVos cartes se redressent avant que le méchant ne frappe : un héros qui a attaqué peut donc encore défendre.',
    },
    see: ['champions:player-phase', 'champions:villain-phase', 'champions:first-player'],
  },
  {
    id: 'champions:character',
    title: { en: 'Character', fr: 'Personnage' },
    text: {
      en: 'Anything with hit points that can act is a character: heroes, alter-egos, allies, villains and minions. “Each character” therefore means friends and foes alike.',
      fr: 'Est un personnage tout ce qui a des points de vie et peut agir : héros, alter ego, alliés, méchants et sbires. « Chaque personnage » touche donc vos amis autant que vos adversaires.',
    },
    see: ['champions:enemy', 'champions:friendly', 'champions:hit-points'],
  },
  {
    id: 'champions:enemy',
    title: { en: 'Enemy', fr: 'Ennemi' },
    text: {
      en: 'An enemy is a villain or a minion. Used to describe a card or an ability, the word covers everything that belongs to the scenario.',
      fr: 'Un ennemi, c’est un méchant ou un sbire. Employé pour qualifier une carte ou une capacité, le mot vise tout ce qui vient du scénario.',
    },
    see: ['champions:villain', 'champions:minion', 'champions:friendly'],
  },
  {
    id: 'champions:friendly',
    title: { en: 'Friendly', fr: 'Ami' },
    text: {
      en: 'Friendly means controlled by the players: any player, not only you.',
      fr: 'Ami veut dire contrôlé par les joueurs : n’importe lequel d’entre eux, pas seulement vous.',
    },
    see: ['champions:enemy', 'champions:control'],
  },
  {
    id: 'champions:card-types',
    title: { en: 'Card Types', fr: 'Types de carte' },
    text: {
      en: 'Players use identities, allies, events, resources, supports and upgrades. The scenario uses villains, main and side schemes, minions, treacheries, attachments, environments and obligations.\n\nA card turned into another type loses its old one and behaves like any card of the new type. A player card lying facedown as a minion, for instance, is a minion and nothing else.',
      fr: 'Du côté des joueurs : identités, alliés, améliorations, événements, ressources et soutiens. Du côté du scénario : méchants, manigances principales, manigances annexes, sbires, traîtrises, attachements, environnements et obligations.\n\nUne carte changée en un autre type perd l’ancien et se comporte comme n’importe quelle carte du nouveau. Une carte Joueur posée face cachée comme sbire est ainsi un sbire, et rien d’autre.',
    },
    see: ['champions:player-card-anatomy', 'champions:encounter-card-anatomy', 'champions:facedown-minion'],
  },
  {
    id: 'champions:traits',
    title: { en: 'Traits', fr: 'Traits' },
    text: {
      en: 'The bold italic words above a card’s text. They do nothing alone; other cards look for them (“each Avenger”, “a Tech upgrade”). A trait that is gained counts like a printed one, except where a card asks what is printed.',
      fr: 'Les mots en gras italique placés au-dessus du texte. Seuls, ils ne font rien ; d’autres cartes les recherchent (« chaque Avenger », « une amélioration Tech »). Un trait gagné vaut un trait imprimé, sauf si une carte demande ce qui est imprimé.',
    },
    see: ['champions:gain', 'champions:printed'],
  },
  {
    id: 'champions:printed',
    title: { en: 'Printed', fr: 'Imprimé' },
    text: {
      en: 'What the ink on the card says, whatever bonuses or losses apply now. A card that counts printed resources looks at the icons only, and a printed wild icon counts as wild, not as a type of your choice.',
      fr: 'Ce que dit l’encre de la carte, sans les bonus ni les pertes du moment. Une carte qui compte des ressources imprimées ne regarde que les icônes, et une icône libre y compte comme libre, pas comme le type qui vous arrange.',
    },
    see: ['champions:base-value', 'champions:wild-resource', 'champions:modifiers'],
  },
  {
    id: 'champions:base-value',
    title: { en: 'Base Value', fr: 'Valeur de base' },
    text: {
      en: 'A number before any bonus or penalty. Most often it is the printed one; sometimes a card sets it, as the Ultron Drones environment does for facedown Drones.',
      fr: 'Un nombre avant tout bonus ou malus. Le plus souvent, c’est celui qui est imprimé ; parfois une carte le fixe, comme l’environnement Drones d’Ultron pour les Drones face cachée.',
    },
    see: ['champions:modifiers', 'champions:printed', 'champions:facedown-minion'],
  },
  {
    id: 'champions:qualifiers',
    title: { en: 'Qualifiers', fr: 'Qualificatifs' },
    text: {
      en: 'A describing word attached to a list describes every item on it that it can describe. “Each ready hero and ally” means ready heroes and ready allies.',
      fr: 'Un adjectif rattaché à une énumération en qualifie chaque terme, quand cela a un sens. « Chaque héros et allié redressés » : des héros redressés et des alliés redressés.',
    },
    see: ['champions:ability', 'champions:character'],
  },
  {
    id: 'champions:cannot',
    title: { en: 'Cannot', fr: 'Ne peut pas' },
    text: {
      en: '“Cannot” is final. No card and no effect gets round it.\n\nA character that cannot take damage may not be picked for an effect that does nothing but damage, effects on everybody pass it by, and its tough card is not used up. Threat that cannot be removed may yet be prevented from arriving.',
      fr: '« Ne peut pas » est sans appel : aucune carte, aucun effet ne passe outre.\n\nUn personnage qui ne peut pas subir de dégâts n’est pas une cible valable pour ce qui ne ferait que le blesser, les effets de zone l’épargnent et sa carte Tenace ne s’use pas. Une menace qu’on ne peut pas retirer peut encore être empêchée d’arriver.',
    },
    see: ['champions:golden-rules', 'champions:damage', 'champions:prevent'],
  },
  {
    id: 'champions:may',
    title: { en: 'May', fr: 'Verbe pouvoir' },
    text: {
      en: '“May” makes what follows optional. It is offered to the player named, or, if none is named, to whoever controls the card. Inside a mandatory ability only the part behind “may” can be declined.',
      fr: '« Pouvoir » rend facultatif ce qui suit. Le choix revient au joueur nommé ou, à défaut, à celui qui contrôle la carte. Dans une capacité obligatoire, seule la partie qui suit ce verbe peut être refusée.',
    },
    see: ['champions:choose', 'champions:forced', 'champions:ability'],
  },
]
