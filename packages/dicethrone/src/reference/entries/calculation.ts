import type { ReferenceEntry } from '@quadriga/kernel/author'

/** How much damage arrives in the end, and when. */
export const calculation: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:incoming-damage',
    title: { en: 'Incoming Damage', fr: 'Dégâts Entrants' },
    text: {
      en: 'Damage waiting to be dealt to a player: from an offensive or defensive ability, from Burn or Poison, from a card. Until it is applied it can still grow, shrink or vanish.',
      fr: 'Des dégâts encore suspendus au-dessus d’un joueur : ils viennent d’une Capacité Offensive ou Défensive, de Brûlure ou de Poison, d’une carte. Jusqu’à leur application, ils peuvent grandir, baisser ou disparaître.',
    },
    see: [
      'dicethrone:final-damage',
      'dicethrone:prevent-damage',
      'dicethrone:simultaneous-damage',
      'dicethrone:fixed-amounts',
    ],
  },
  {
    id: 'dicethrone:final-damage',
    title: { en: 'Final Damage', fr: 'Total Final des Dégâts' },
    text: {
      en: 'Reckoned when nobody acts any more. One: the incoming damage. Two: everything that adds or takes away a number; this gives the subtotal. Three: everything that halves or multiplies, each taken from that same subtotal. Less than 0 counts as 0.\n\nIn which order cards and tokens were used does not matter.',
      fr: 'Il se calcule quand plus personne n’agit. Un : les dégâts entrants. Deux : tout ce qui ajoute ou retire un nombre, ce qui donne le sous-total. Trois : tout ce qui divise ou multiplie, chaque fois à partir de ce même sous-total. Moins de 0 compte pour 0.\n\nL’ordre dans lequel cartes et jetons ont servi n’importe pas.',
    },
    see: [
      'dicethrone:incoming-damage',
      'dicethrone:subtotal',
      'dicethrone:multiplying',
      'dicethrone:rounding',
      'dicethrone:damage-example',
    ],
  },
  {
    id: 'dicethrone:subtotal',
    title: { en: 'Subtotal', fr: 'Sous-Total' },
    text: {
      en: 'Incoming damage with every fixed number added or subtracted: dice of Reload, Bounty, Wither, prevention by a defence or a card. All halves and doubles start from it.',
      fr: 'Les dégâts entrants, une fois chaque nombre fixe ajouté ou soustrait : dés de Recharge, Prime, Dépérissement, prévention d’une défense ou d’une carte. Moitiés et doubles en partent tous.',
    },
    see: ['dicethrone:final-damage', 'dicethrone:multiplying', 'dicethrone:damage-example'],
  },
  {
    id: 'dicethrone:multiplying',
    title: { en: 'Multiply and Divide', fr: 'Multipliez et divisez' },
    text: {
      en: 'Halves, doubles and damage sent back in proportion come last. Each is worked out from the subtotal on its own, not from what another has left over.\n\nSo two effects that each prevent half leave nothing, and Retribution returns half of the subtotal even if the rest is prevented.',
      fr: 'Moitiés, doubles et renvois en proportion viennent en dernier. Chacun se calcule à part sur le sous-total, non sur ce qu’un autre a laissé.\n\nDeux effets qui préviennent la moitié ne laissent donc rien, et Rétribution renvoie la moitié du sous-total même si le reste est prévenu.',
    },
    see: [
      'dicethrone:subtotal',
      'dicethrone:rounding',
      'dicethrone:final-damage',
      'dicethrone:protect-and-retribution',
    ],
  },
  {
    id: 'dicethrone:rounding',
    title: { en: 'Rounding', fr: 'Arrondi' },
    text: {
      en: 'Every division rounds up: half of 5 is 3, whether you deal it, prevent it or gain it.',
      fr: 'Toute division s’arrondit vers le haut : la moitié de 5 fait 3, qu’il s’agisse d’infliger, de prévenir ou de gagner.',
    },
    see: ['dicethrone:multiplying', 'dicethrone:final-damage'],
  },
  {
    id: 'dicethrone:damage-example',
    title: { en: 'Example: Final Damage', fr: 'Exemple : Total Final des Dégâts' },
    text: {
      en: 'An attack deals 9. The Paladin spends Protect and Retribution; then the defence prevents 1, and a Reload die of 6 adds 3. Subtotal: 9 − 1 + 3 = 11.\n\nHalf of 11, rounded up, is 6. Protect prevents 6, so 5 get through; Retribution sends 6 back. A second Protect would prevent another 6: nothing gets through, and still 6 go back.',
      fr: 'Une attaque inflige 9. Le Paladin dépense Protection et Rétribution ; sa défense prévient ensuite 1, et un dé de Recharge à 6 ajoute 3. Sous-total : 9 − 1 + 3 = 11.\n\nLa moitié de 11, arrondie, fait 6. Protection prévient 6 : il en passe 5 ; Rétribution en renvoie 6. Une seconde Protection préviendrait encore 6 : rien ne passe, et 6 repartent tout de même.',
    },
    see: ['dicethrone:final-damage', 'dicethrone:subtotal', 'dicethrone:multiplying', 'dicethrone:rounding'],
  },
  {
    id: 'dicethrone:simultaneous-damage',
    title: { en: 'Damage and Healing Together', fr: 'Dégâts et soins simultanés' },
    text: {
      en: 'In upkeep and in the roll phase nothing is applied piece by piece. As the phase ends, each player’s damage and healing go into one sum: health, less damage, plus healing, then the ceiling. Only after that is anybody defeated.\n\nHealing from a defence can therefore rescue the defender, and both sides can fall at once.',
      fr: 'À l’Entretien et pendant les Phases de Lancer, rien ne s’applique au détail. À la fin, dégâts et soins de chacun font un seul compte : Santé, moins dégâts, plus soins, puis le plafond. C’est alors seulement qu’un joueur est vaincu.\n\nLe soin d’une défense peut donc sauver le Défenseur, et les deux camps peuvent tomber ensemble.',
    },
    see: [
      'dicethrone:health',
      'dicethrone:heal',
      'dicethrone:drawn-game',
      'dicethrone:isolated-damage',
      'dicethrone:final-damage',
    ],
  },
  {
    id: 'dicethrone:isolated-damage',
    title: { en: 'Isolated Damage', fr: 'Dégâts isolés' },
    text: {
      en: 'Damage that counts by itself and at once, such as an exploding Powder Keg. It waits for no end of phase and does not join an attack: what prevents the attack leaves it alone, and nothing adds to it.',
      fr: 'Des dégâts comptés à part et sur-le-champ, comme ceux d’un Baril de Poudre qui explose. Ils n’attendent aucune fin de phase et ne rejoignent aucune attaque : ce qui prévient l’attaque les laisse intacts, et rien ne s’y ajoute.',
    },
    see: ['dicethrone:powder-keg', 'dicethrone:simultaneous-damage', 'dicethrone:avoid-damage'],
  },
]
