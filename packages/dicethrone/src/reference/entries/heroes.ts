import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Tokens and boards that the rulebook explains, and readings of unclear ones. */
export const heroes: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:stun',
    title: { en: 'Stun', fr: 'Étourdissement' },
    text: {
      en: 'A stunned player can do nothing at all: no cards, tokens, passive abilities or defence. When the attack is over, the attacker takes the token back and at once rolls for another ability, in an extra Offensive Roll Phase with the same victim.\n\nThe victim cannot get rid of it; a partner can. If the victim is out of the game, the extra phase is lost.',
      fr: 'Un joueur étourdi ne peut absolument rien faire : ni carte, ni jeton, ni capacité passive, ni défense. L’attaque terminée, l’attaquant reprend le jeton et enchaîne une Phase de Lancer Offensif supplémentaire contre ce même joueur.\n\nLa victime ne peut s’en défaire ; un coéquipier, si. Si elle n’est plus en jeu, la phase est perdue.',
    },
    see: ['dicethrone:extra-roll-phase', 'dicethrone:status'],
  },
  {
    id: 'dicethrone:knockdown',
    title: { en: 'Knockdown', fr: 'À Terre' },
    text: {
      en: 'Just before your Offensive Roll Phase you may pay 2 CP to stand up. If you do not, or cannot, you skip that phase and the token goes.',
      fr: 'Juste avant votre Lancer Offensif, vous pouvez payer 2 PC pour vous relever. Sinon, de gré ou de force, vous sautez cette phase et le jeton s’en va.',
    },
    see: ['dicethrone:skipped-phase', 'dicethrone:combat-points', 'dicethrone:status'],
  },
  {
    id: 'dicethrone:bounty',
    title: { en: 'Bounty', fr: 'Prime' },
    text: {
      en: 'Every attack by an opponent on the player who has it deals 1 more damage and earns the attacker 1 CP, however much is prevented. Our reading: it is persistent, and one that the attack itself has just given counts already.\n\nThe added damage is a fixed number, reckoned before any halving.',
      fr: 'Chaque attaque d’un adversaire contre son porteur inflige 1 dégât de plus et rapporte 1 PC à l’attaquant, quoi qu’on prévienne. Notre lecture : elle est persistante, et celle que l’attaque vient de donner compte déjà.\n\nLe dégât ajouté est un nombre fixe, compté avant toute moitié.',
    },
    see: ['dicethrone:then', 'dicethrone:attack', 'dicethrone:subtotal', 'dicethrone:persistent'],
  },
  {
    id: 'dicethrone:showdown-and-duel',
    title: { en: 'Showdown and Duel', fr: 'Dernier Face à Face et Duel au Soleil' },
    text: {
      en: 'In both, each side rolls a die and the numbers are compared. Showdown, the attack, wins ties at every level. Duel, the defence, wins them only from level II. Both dice may be changed in the pause after the roll, by anybody whose card or token allows it.',
      fr: 'Dans les deux, chaque camp lance un dé et l’on compare. Dernier Face à Face, l’attaque, gagne les égalités à tout niveau. Duel au Soleil, la défense, ne les gagne qu’au niveau II. Les deux dés peuvent changer dans la pause qui suit, par quiconque a la carte ou le jeton voulu.',
    },
    see: ['dicethrone:altering-dice', 'dicethrone:interrupting', 'dicethrone:upgrade-levels'],
  },
  {
    id: 'dicethrone:protect-and-retribution',
    title: { en: 'Protect and Retribution', fr: 'Protection et Rétribution' },
    text: {
      en: 'Protect prevents half of the damage on its way, Retribution sends half of it back to an attacker. Both halves are taken from the subtotal, so neither lessens the other.\n\nOur reading: if the damage is avoided altogether, Retribution returns nothing.',
      fr: 'Protection prévient la moitié des dégâts en chemin, Rétribution en renvoie la moitié à l’attaquant. Les deux moitiés se prennent sur le sous-total : aucune n’amoindrit l’autre.\n\nNotre lecture : si les dégâts sont tout à fait évités, Rétribution ne renvoie rien.',
    },
    see: ['dicethrone:multiplying', 'dicethrone:damage-example', 'dicethrone:avoid-damage'],
  },
  {
    id: 'dicethrone:cursed-doubloon',
    title: { en: 'Cursed Doubloon', fr: 'Doublon Maudit' },
    text: {
      en: 'Anybody but the Pirate takes 1 damage in upkeep for each one. No card and no other hero can move or remove them, only abilities of her own board. She may refuse one she would gain. The limit is 5 on her, 3 on others.\n\nWith several Pirates, each Doubloon belongs to the one it came from: it hurts the others and only its owner’s board handles it.',
      fr: 'Hormis la Pirate, chacun subit 1 dégât par Doublon à son Entretien. Seules les capacités de son plateau à elle les déplacent ou les retirent ; ni carte ni autre héros. Elle peut en refuser un. La limite est de 5 sur elle, de 3 ailleurs.\n\nEntre plusieurs Pirates, chaque Doublon a sa propriétaire : il blesse les autres, et seul son plateau à elle le manie.',
    },
    see: [
      'dicethrone:unique-status',
      'dicethrone:stack-limit',
      'dicethrone:cursed-pirate-board',
      'dicethrone:upkeep-phase',
    ],
  },
  {
    id: 'dicethrone:cursed-pirate-board',
    title: { en: 'The Cursed Pirate’s Board', fr: 'Plateau de la Pirate Maudite' },
    text: {
      en: 'She begins human and loses a Doubloon as each of her turns ends. If there is none to lose, the board turns to its cursed side for good; losing the last one does not turn it yet.\n\nCursed, she takes 4 damage in each upkeep that nothing can lessen, and opponents whose Offensive Roll Phase brings no attack receive a Powder Keg.',
      fr: 'Elle débute humaine et perd un Doublon chaque fois que son tour s’achève. Si elle n’en a aucun à perdre, le plateau passe pour de bon côté maudit ; perdre le dernier ne le retourne pas encore.\n\nMaudite, elle subit à chaque Entretien 4 dégâts que rien n’atténue, et tout adversaire dont le Lancer Offensif ne donne pas d’attaque reçoit un Baril de Poudre.',
    },
    see: [
      'dicethrone:cursed-doubloon',
      'dicethrone:powder-keg',
      'dicethrone:not-an-attack',
      'dicethrone:skipped-phase',
    ],
  },
  {
    id: 'dicethrone:powder-keg',
    title: { en: 'Powder Keg', fr: 'Baril de Poudre' },
    text: {
      en: 'In upkeep its holder rolls a die. 1 or 2: it explodes. 3 to 5: nothing. 6: it may be passed to anybody. A second keg makes the first explode at once, and takes its place.\n\nAn explosion removes the keg and deals 3 undefendable damage, isolated from anything else, an attack included.',
      fr: 'À l’Entretien, son porteur lance un dé. 1 ou 2 : il explose. De 3 à 5 : rien. 6 : on peut le passer à qui l’on veut. Un second Baril fait sauter le premier aussitôt et prend sa place.\n\nL’explosion retire le Baril et inflige 3 dégâts imparables, isolés de tout le reste, y compris d’une attaque.',
    },
    see: [
      'dicethrone:isolated-damage',
      'dicethrone:upkeep-phase',
      'dicethrone:cursed-pirate-board',
      'dicethrone:transferring-status',
    ],
  },
  {
    id: 'dicethrone:parlay',
    title: { en: 'Parlay', fr: 'Pourparlers' },
    text: {
      en: 'Its holder’s next Offensive Roll Phase deals no damage; everything else in the ability works. An attack made under it is still an attack, but there is no defence, for there is nothing to defend against. The token goes as the roll phase ends.',
      fr: 'Le prochain Lancer Offensif de son porteur n’inflige aucun dégât ; le reste de la capacité agit. Une attaque menée ainsi reste une attaque, mais sans défense, faute de quoi que ce soit à parer. Le jeton part quand finit la Phase de Lancer.',
    },
    see: ['dicethrone:attack', 'dicethrone:defensive-ability', 'dicethrone:what-an-ultimate-ignores'],
  },
  {
    id: 'dicethrone:wither',
    title: { en: 'Wither', fr: 'Dépérissement' },
    text: {
      en: 'Its holder’s attacks deal 1 less for each token, up to two, whatever the type of damage, except for an ultimate. It is persistent and counts among the fixed numbers, before any halving.',
      fr: 'Les attaques de son porteur infligent 1 de moins par jeton, deux au plus, quel que soit le type de dégâts, sauf pour une Ultime. Il est persistant et compte parmi les nombres fixes, avant toute moitié.',
    },
    see: ['dicethrone:subtotal', 'dicethrone:persistent', 'dicethrone:what-an-ultimate-ignores'],
  },
  {
    id: 'dicethrone:nyra',
    title: { en: 'Nyra and Damage', fr: 'Nyra et les dégâts' },
    text: {
      en: 'While Nyra is active, the Huntress may let her take all the damage of an attack. Sources differ on the moment; we follow the leaflet: it is chosen instead of a defence, as the Defensive Roll Phase opens, and not against an ultimate. Damage beyond Nyra’s health is lost.',
      fr: 'Tant que Nyra est active, la Chasseresse peut lui laisser tous les dégâts d’une attaque. Les sources divergent sur le moment ; nous suivons la notice : cela se choisit au lieu de se défendre, quand s’ouvre le Lancer Défensif, et jamais contre une Ultime. Ce qui excède la Santé de Nyra est perdu.',
    },
    see: [
      'dicethrone:companion',
      'dicethrone:nyras-bond',
      'dicethrone:defensive-roll-phase',
      'dicethrone:what-an-ultimate-ignores',
    ],
  },
  {
    id: 'dicethrone:then-without-pause',
    title: { en: 'When “Then” Is Read as “And”', fr: 'Quand « puis » se lit « et »' },
    text: {
      en: 'Our reading, after the players’ community: on the Artificer’s abilities “then” opens no pause, so what follows happens together with the rest, before damage. The Vampire Lord’s Rend is read alike: its extra dice belong to the same attack.',
      fr: 'Notre lecture, d’après la communauté des joueurs. Sur les capacités de l’Artificier, « puis » n’ouvre pas de pause : ce qui suit se fait avec le reste, avant les dégâts. Déchiqueter, de la Reine Vampire, se lit de même : ses dés appartiennent à la même attaque.',
    },
    see: ['dicethrone:then', 'dicethrone:pause'],
  },
]
