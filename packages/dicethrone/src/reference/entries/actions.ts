import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Action cards by colour. */
export const actions: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:action-cards',
    title: { en: 'Action Cards', fr: 'Cartes Action' },
    text: {
      en: 'Cards for a single use: pay, carry out the text, then put the card on your discard pile. Blue ones belong to your Main Phases, orange ones to roll phases, red ones to any time.',
      fr: 'Des cartes à usage unique : payez, appliquez le texte, puis mettez la carte sur votre défausse. Les bleues sont pour vos Phases Principales, les orange pour les Phases de Lancer, les rouges pour tout moment.',
    },
    see: [
      'dicethrone:main-phase-action',
      'dicethrone:roll-phase-action',
      'dicethrone:instant-action',
      'dicethrone:card-cost',
    ],
  },
  {
    id: 'dicethrone:main-phase-action',
    title: { en: 'Main Phase Action', fr: 'Action de Phase Principale' },
    text: {
      en: 'Blue border. Played in your own turn only, in Main Phase (1) or (2). The others may answer it with instants or tokens; a token about to be removed by such a card can still be spent.',
      fr: 'Bordure bleue. Elle se joue à votre seul tour, en Phase Principale (1) ou (2). Les autres peuvent y répondre par des cartes instantanées ou des jetons ; un jeton qu’une telle carte va retirer peut encore être dépensé.',
    },
    see: ['dicethrone:main-phase', 'dicethrone:interrupting', 'dicethrone:action-cards'],
  },
  {
    id: 'dicethrone:roll-phase-action',
    title: { en: 'Roll Phase Action', fr: 'Action de Phase de Lancer' },
    text: {
      en: 'Orange border. Anybody may play it, in anybody’s turn, during an Offensive, Targeting or Defensive Roll Phase. It interrupts what is going on and is resolved at once.\n\nIt cannot interrupt instants, spent tokens or other Roll Phase actions, nor be interrupted itself.',
      fr: 'Bordure orange. Chacun peut la jouer, au tour de quiconque, pendant une Phase de Lancer Offensif, de Lancer de Ciblage ou de Lancer Défensif. Elle interrompt ce qui se passe et se résout aussitôt.\n\nElle n’interrompt ni action instantanée, ni jeton dépensé, ni autre action de Phase de Lancer, et rien ne l’interrompt.',
    },
    see: [
      'dicethrone:roll-phase',
      'dicethrone:interrupting',
      'dicethrone:altering-dice',
      'dicethrone:action-cards',
    ],
  },
  {
    id: 'dicethrone:instant-action',
    title: { en: 'Instant Action', fr: 'Action Instantanée' },
    text: {
      en: 'Red border. Anybody may play it at any moment of any turn, even in the middle of an action or ability, which is finished afterwards. It is resolved at once and nothing can interrupt it.\n\nSo Buh, Bye! leaves no time to spend the token it removes.',
      fr: 'Bordure rouge. Chacun peut la jouer à tout instant de n’importe quel tour, même au milieu d’une action ou d’une capacité, qui s’achève ensuite. Elle se résout aussitôt et rien ne l’interrompt.\n\nTcha, ciao ! ne laisse donc pas le temps de dépenser le jeton retiré.',
    },
    see: [
      'dicethrone:interrupting',
      'dicethrone:uninterruptible',
      'dicethrone:timing-conflicts',
      'dicethrone:action-cards',
    ],
  },
]
