import * as t from '@quadriga/kernel/text'
import { type HostKind, type Keyword, SWEEP } from '../card.ts'

/** What a printed rule says; null where it only helps the rules to find the card that an ability speaks of. */
export const keywordLines: Readonly<Record<Keyword, t.Phrase | null>> = {
  protector: t.group(
    t.term('villainous:protector', 'Protector', 'Protecteur'),
    t.parentheses(
      t.both(
        'the other Heroes here can only be defeated after it',
        'les autres Héros de ce lieu ne peuvent être éliminés qu’ensuite',
      ),
    ),
  ),
  grantsProtector: t.group(
    t.both('The attached Hero has', 'Le Héros associé a'),
    t.term('villainous:protector', 'Protector', 'Protecteur'),
  ),
  grantsUnmarkable: t.both(
    'The attached Hero cannot receive a Soul Mark',
    'Le Héros associé ne peut pas recevoir de Marqueur d’Âme',
  ),
  needsTwoAllies: t.both(
    'At least two Allies must be used to vanquish this card',
    'Il faut utiliser au moins deux Alliés pour éliminer ce personnage',
  ),
  sparedByStones: t.both(
    'This card is not discarded when it is used to vanquish an Ally that carries an Infinity Stone',
    'Cette carte n’est pas défaussée lorsqu’elle sert à éliminer un Allié portant une Pierre d’Infinité',
  ),
  oncePerLocation: t.both('Only one copy may lie at a location', 'Un seul exemplaire est autorisé par lieu'),
  fromPile: t.both(
    'You may also play this card from your discard pile',
    'Vous pouvez aussi jouer cette carte depuis votre défausse',
  ),
  blocksThanos: t.both(
    'Thanos cannot win while this card is in his domain',
    'Thanos ne peut pas gagner tant que cette carte est dans son domaine',
  ),
  noCrisis: t.both(
    'This card may never be on a Crisis',
    'Cette carte ne peut jamais se trouver sur une Crise',
  ),
  playableAbroad: t.both(
    'You may play this card to a location of another player’s domain',
    'Vous pouvez jouer cette carte sur un lieu d’un domaine adverse',
  ),
  unmarkable: t.both(
    'This card cannot receive a Soul Mark',
    'Cette carte ne peut pas recevoir de Marqueur d’Âme',
  ),
  noAttachments: t.both('Nothing may be attached to this card', 'Rien ne peut être associé à cette carte'),
  cannotBeDefeated: t.both('This card cannot be defeated', 'Cette carte ne peut pas être éliminée'),
  comesBack: t.both(
    'When defeated, this card receives a +1 Strength token and goes to a location of another player’s domain, chosen by the player who defeated it',
    'Une fois éliminée, cette carte reçoit un jeton Force +1 et rejoint un lieu du domaine d’un autre joueur, choisi par le joueur qui l’a éliminée',
  ),
  leavesWithItsAlly: t.both(
    'This card leaves play only together with its Ally',
    'Cette carte ne quitte le jeu qu’avec son Allié',
  ),
  sweeps: t.both(
    `You may use this card in a Vanquish action to defeat every opposing character with Strength ${SWEEP} or less at its location; this card is then discarded`,
    `Vous pouvez utiliser cette carte dans une action Éliminer pour éliminer tous les personnages adverses de Force ${SWEEP} ou moins de son lieu ; cette carte est ensuite défaussée`,
  ),
  fliesHome: t.both(
    'When the Crisis that holds this card is resolved, you may relocate this card to your domain instead of discarding it',
    'Quand la Crise où se trouve cette carte est résolue, vous pouvez la transférer dans votre domaine au lieu de la défausser',
  ),
  switchesOff: t.both(
    'The attached Specialty cannot be used',
    'La Compétence associée ne peut pas être utilisée',
  ),
  raisesDraugr: t.both(
    'You may also play Draugr Swordsmen from your discard pile, to locations of your domain',
    'Vous pouvez aussi jouer les Draugr Épéistes depuis votre défausse, sur des lieux de votre domaine',
  ),
  neverOnThanos: t.both(
    'This card is never played against Thanos',
    'Cette carte n’est jamais jouée contre Thanos',
  ),
  onlyOnKillmonger: null,
  stores: null,
  playsAsRelocate: t.both(
    'Once revealed: once per turn, you may use a “Play a card” action as a “Relocate a card” action',
    'Une fois révélée : une fois par tour, vous pouvez utiliser une action « Jouer une carte » comme une action « Transférer une carte »',
  ),
  seeksItems: t.both(
    'At the end of your turn, with three or fewer cards in hand, you may, instead of drawing, reveal cards from your deck until you find two Items and take them; the others are shuffled back',
    'À la fin de votre tour, si vous avez trois cartes en main ou moins, vous pouvez, au lieu de piocher, révéler des cartes de votre pioche jusqu’à trouver deux Objets et les prendre ; les autres y sont remélangées',
  ),
}

/** To what a card is attached. */
export const hostLines: Readonly<Record<HostKind, t.Phrase | null>> = {
  '': null,
  allyAtHome: t.both(
    'Attach this card to an Ally you control in your domain',
    'Associez cette carte à un Allié que vous contrôlez dans votre domaine',
  ),
  foeAtHome: t.both(
    'Attach this card to a character in your domain that you do not control',
    'Associez cette carte à un personnage de votre domaine que vous ne contrôlez pas',
  ),
  heroOfVictim: t.both(
    'Attach this card to a Hero in the targeted player’s domain',
    'Associez cette carte à un Héros du domaine visé',
  ),
  specialtyOfVictim: t.both(
    'Attach this card to a Specialty of the targeted player',
    'Associez cette carte à une Compétence du joueur visé',
  ),
}
