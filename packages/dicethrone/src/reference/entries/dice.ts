import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Rolling, keeping and changing dice. */
export const dice: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:dice',
    title: { en: 'Dice', fr: 'Dés' },
    text: {
      en: 'Each hero has five dice of their own, all alike. A face carries a number from 1 to 6 and a symbol; which symbol goes with which number is shown on the leaflet. The same face counts as its number for straights and sets, and as its symbol everywhere else.',
      fr: 'Chaque héros a cinq dés à lui, tous pareils. Une face porte un chiffre de 1 à 6 et un symbole ; la notice montre quel symbole va avec quel chiffre. La même face vaut son chiffre pour les suites et les séries, son symbole partout ailleurs.',
    },
    see: ['dicethrone:symbols', 'dicethrone:straights', 'dicethrone:of-a-kind', 'dicethrone:roll-attempt'],
  },
  {
    id: 'dicethrone:symbols',
    title: { en: 'Symbols', fr: 'Symboles' },
    text: {
      en: 'An ability that shows symbols asks for at least those, one die for each. Further dice may show anything. Three of a symbol are still there when you roll four.\n\nSeveral numbers may share one symbol, so equal symbols need not be equal numbers.',
      fr: 'Une capacité qui montre des symboles en demande au moins autant, un dé pour chacun. Les autres dés montrent ce qu’ils veulent. Qui obtient quatre fois un symbole l’a aussi trois fois.\n\nPlusieurs chiffres peuvent partager un symbole : des symboles égaux ne sont donc pas forcément des chiffres égaux.',
    },
    see: ['dicethrone:requirement', 'dicethrone:tiers', 'dicethrone:of-a-kind', 'dicethrone:dice'],
  },
  {
    id: 'dicethrone:roll-attempt',
    title: { en: 'Roll Attempt', fr: 'Tentative de Lancer' },
    text: {
      en: 'A roll made to find an ability. You have up to three in your Offensive Roll Phase: the first with all five dice, the others with any dice you like, including ones you had kept before. You may stop after the first or second.\n\nA defence has one attempt. Dice rolled by the text of an ability, card or token are not attempts.',
      fr: 'Un lancer fait pour trouver une capacité. Vous en avez jusqu’à trois pendant votre Lancer Offensif : le premier avec les cinq dés, les autres avec ceux que vous voulez, même des dés gardés auparavant. Libre à vous de vous arrêter avant.\n\nUne défense n’a qu’une tentative. Les dés lancés par le texte d’une capacité, d’une carte ou d’un jeton ne sont pas des tentatives.',
    },
    see: [
      'dicethrone:offensive-roll-phase',
      'dicethrone:extra-roll-attempt',
      'dicethrone:final-dice-result',
      'dicethrone:roll-x-dice',
    ],
  },
  {
    id: 'dicethrone:extra-roll-attempt',
    title: { en: 'Extra Roll Attempt', fr: 'Tentative supplémentaire' },
    text: {
      en: 'One More Time! gives one more attempt at an offensive ability, Better D! one more at a defence, with as many of those dice as the player likes.\n\nOur reading: neither reaches dice that an effect told somebody to roll, such as those of Reload, Evasive or Overpower.',
      fr: 'Encore une fois ! donne une tentative de plus pour une Capacité Offensive, Meilleure défense ! pour une défense, avec autant de ces dés que le joueur voudra.\n\nNotre lecture : aucune ne touche aux dés qu’un effet fait lancer, comme ceux de Recharge, d’Évitement ou de Domination.',
    },
    see: ['dicethrone:roll-attempt', 'dicethrone:roll-x-dice', 'dicethrone:altering-dice'],
  },
  {
    id: 'dicethrone:final-dice-result',
    title: { en: 'Final Dice Result', fr: 'Résultat de Dés Final' },
    text: {
      en: 'What your five dice show when you roll no more and nobody changes them any further. It decides which abilities you may activate.',
      fr: 'Ce que montrent vos cinq dés quand vous ne lancez plus et que plus personne ne les change. C’est lui qui dit quelles capacités vous pouvez activer.',
    },
    see: [
      'dicethrone:requirement',
      'dicethrone:announcing',
      'dicethrone:altering-dice',
      'dicethrone:dice-after-activation',
    ],
  },
  {
    id: 'dicethrone:straights',
    title: { en: 'Small Straight, Large Straight', fr: 'Petite Suite, Grande Suite' },
    text: {
      en: 'A small straight is four numbers in a row: 1 to 4, 2 to 5 or 3 to 6; the fifth die is free. A large straight is five in a row: 1 to 5 or 2 to 6.\n\nA large straight contains a small one, so it may be used as either. Symbols play no part.',
      fr: 'Une petite suite, ce sont quatre chiffres qui se suivent : de 1 à 4, de 2 à 5 ou de 3 à 6 ; le cinquième dé est libre. Une grande suite en compte cinq : de 1 à 5 ou de 2 à 6.\n\nUne grande suite en contient une petite et vaut donc l’une ou l’autre. Les symboles n’y sont pour rien.',
    },
    see: ['dicethrone:requirement', 'dicethrone:of-a-kind', 'dicethrone:dice'],
  },
  {
    id: 'dicethrone:of-a-kind',
    title: { en: 'Of a Kind', fr: 'Chiffres identiques' },
    text: {
      en: 'So many dice with the same number; more than asked is fine. Symbols do not count: a 1, a 2 and a 3 may all be bullets and yet are no three of a kind.\n\nThe dice looked at are the five of the roll that found the ability.',
      fr: 'Tant de dés portant le même chiffre ; en avoir plus convient aussi. Les symboles ne comptent pas : un 1, un 2 et un 3 peuvent être trois balles sans être trois chiffres identiques.\n\nOn regarde les cinq dés du lancer qui a trouvé la capacité.',
    },
    see: ['dicethrone:symbols', 'dicethrone:straights', 'dicethrone:dice-after-activation'],
  },
  {
    id: 'dicethrone:altering-dice',
    title: { en: 'Altering Dice', fr: 'Altérer les dés' },
    text: {
      en: 'Cards and tokens re-roll dice or turn them to another face; each says whose and how many. You may do so to spoil an opponent’s roll, to improve your own or to help a partner.\n\nA roll can be altered while it is open: the five dice until activation, the dice of a defence or an effect until the pause after them is over. Outside roll phases only instants such as Tip It! and tokens can do it.',
      fr: 'Cartes et jetons relancent des dés ou les tournent sur une autre face ; chacun dit lesquels et combien. On peut ainsi gâcher un jet adverse, améliorer le sien ou aider un coéquipier.\n\nUn lancer s’altère tant qu’il est ouvert : les cinq dés jusqu’à l’activation, ceux d’une défense ou d’un effet jusqu’à la fin de la pause qui les suit. Hors Phases de Lancer, seuls y parviennent les jetons et les cartes instantanées comme Pichenette !',
    },
    see: [
      'dicethrone:final-dice-result',
      'dicethrone:changed-after-announcing',
      'dicethrone:same-roll',
      'dicethrone:instant-action',
      'dicethrone:roll-phase-action',
    ],
  },
  {
    id: 'dicethrone:same-roll',
    title: { en: 'Dice of the Same Roll', fr: 'Dés d’un même lancer' },
    text: {
      en: 'Samesies! copies one of your dice onto another only if both were rolled in one phase for one purpose. Attack dice cannot borrow from a Reload die, nor the dice of a card from those of a defence.',
      fr: 'Du pareil au même ! ne copie un de vos dés sur un autre que s’ils viennent tous deux d’une seule phase et servent au même but. Les dés d’attaque n’empruntent rien à un dé de Recharge, ni ceux d’une carte à ceux d’une défense.',
    },
    see: ['dicethrone:altering-dice', 'dicethrone:roll-x-dice'],
  },
  {
    id: 'dicethrone:dice-after-activation',
    title: { en: 'Dice after Activation', fr: 'Dés après l’activation' },
    text: {
      en: 'Once an ability is activated, its five dice have done their work: changing them would undo nothing. Only a text that asks about them, say for four of a kind, still reads what they showed.',
      fr: 'Une fois la capacité activée, ses cinq dés ont fait leur office : les changer ne déferait rien. Seul un texte qui les interroge, par exemple sur quatre chiffres identiques, relit ce qu’ils montraient.',
    },
    see: ['dicethrone:activation', 'dicethrone:altering-dice', 'dicethrone:of-a-kind'],
  },
]
