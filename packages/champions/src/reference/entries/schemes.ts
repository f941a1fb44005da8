import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Threat, the schemes that hold it, and how it is taken off. */
export const schemes: readonly ReferenceEntry[] = [
  {
    id: 'champions:threat',
    title: { en: 'Threat', fr: 'Menace' },
    text: {
      en: 'Tokens that show how far a scheme has come. Threat reaches the main scheme in step one of the villain phase, when enemies scheme, and by card text. The amount a scheme enters play with is simply there; it was not placed, so nothing prevents it or answers it.',
      fr: 'Les pions qui disent où en est une manigance. La menace arrive sur la manigance principale à l’étape un de la phase du Méchant, quand un ennemi manigance, ou par le texte d’une carte. Celle qu’une manigance porte en entrant en jeu est simplement là : elle n’a pas été placée, rien ne la prévient ni n’y répond.',
    },
    see: [
      'champions:main-scheme',
      'champions:side-scheme',
      'champions:thwart',
      'champions:enemy-scheme',
      'champions:prevent',
    ],
  },
  {
    id: 'champions:main-scheme',
    title: { en: 'Main Scheme', fr: 'Manigance principale' },
    text: {
      en: 'The villain’s plan. In step one of the villain phase it gains its acceleration value (times starting players if marked) plus one per acceleration icon and token, as one single amount.\n\nWhen its threat reaches the target, at any moment, the stage is completed and the next one comes. If there is none, the villain wins.',
      fr: 'Le plan du méchant. À l’étape un de la phase du Méchant, elle prend la valeur de son champ d’accélération (fois les joueurs du départ si c’est indiqué), plus un par icône et pion Accélération, en un seul montant.\n\nQuand sa menace atteint le seuil, à n’importe quel moment, le stade est achevé et le suivant arrive. S’il n’y en a pas, le méchant gagne.',
    },
    see: [
      'champions:target-threat',
      'champions:advancing',
      'champions:acceleration',
      'champions:acceleration-token',
      'champions:crisis',
    ],
  },
  {
    id: 'champions:target-threat',
    title: { en: 'Target Threat', fr: 'Seuil de menace' },
    text: {
      en: 'The number before the main scheme’s title. As soon as the threat on the scheme is that high or higher, the stage is complete. It is checked at all times, not only in the villain phase.',
      fr: 'Le nombre devant le titre de la manigance principale. Dès que la menace posée l’égale ou le dépasse, le stade est achevé. On le vérifie sans cesse, pas seulement en phase du Méchant.',
    },
    see: ['champions:main-scheme', 'champions:advancing', 'champions:per-player'],
  },
  {
    id: 'champions:advancing',
    title: { en: 'Advancing the Main Scheme', fr: 'Avancer la manigance principale' },
    text: {
      en: 'The completed stage leaves the game with its threat; nothing beyond the target carries over. Acceleration tokens stay. Resolve side A of the next stage, flip it, then side B, with its starting threat. When the last stage is completed, the game is lost there and then.',
      fr: 'Le stade achevé quitte la partie avec sa menace ; rien de ce qui dépasse n’est reporté. Les pions Accélération restent. Résolvez la face A du stade suivant, retournez-le, puis la face B, avec sa menace de départ. Achever le dernier stade fait perdre aussitôt.',
    },
    see: [
      'champions:main-scheme',
      'champions:target-threat',
      'champions:acceleration-token',
      'champions:winning-the-game',
    ],
  },
  {
    id: 'champions:side-scheme',
    title: { en: 'Side Scheme', fr: 'Manigance annexe' },
    text: {
      en: 'An extra problem beside the main scheme. It comes with its starting threat and stays until none is left; then it is defeated and discarded. Its icons work as long as it is in play: crisis shields the main scheme, acceleration adds threat each round, hazard adds encounter cards. As a boost card its icons do nothing.',
      fr: 'Un souci de plus à côté de la manigance principale. Elle arrive avec sa menace de départ et reste jusqu’à n’en plus avoir ; elle est alors déjouée et défaussée. Ses icônes agissent tant qu’elle est en jeu : crise protège la principale, accélération ajoute de la menace à chaque round, aléas ajoute des cartes Rencontre. Comme boost, ses icônes ne font rien.',
    },
    see: [
      'champions:crisis',
      'champions:acceleration',
      'champions:hazard',
      'champions:threat',
      'champions:thwart',
    ],
  },
  {
    id: 'champions:enemy-scheme',
    title: { en: 'Enemy Scheme', fr: 'Manigances des ennemis' },
    text: {
      en: 'A confused card and interrupts come first; a scheme stopped there uses no boost card. The villain then gets a boost card, turned up at once and added to SCH; minions get none. Threat equal to SCH goes on the main scheme, as one amount that may be prevented or reduced.',
      fr: 'La carte Désorienté et les interruptions passent en premier ; une tentative arrêtée là n’use pas de boost. Le méchant reçoit ensuite une carte de boost, retournée aussitôt et ajoutée à sa MNG ; les sbires, aucune. La manigance principale prend autant de menace que la MNG, en un seul montant qu’on peut prévenir ou réduire.',
    },
    see: ['champions:activation', 'champions:boost', 'champions:confused', 'champions:threat'],
  },
  {
    id: 'champions:thwart',
    title: { en: 'Thwart', fr: 'Contre, contrer' },
    text: {
      en: 'Exhaust a hero or ally to remove threat equal to THW from one scheme, or use an ability labelled thwart, which exhausts nobody unless it says so. The scheme must have threat on it, and the main one is out of reach while a crisis icon is in play.\n\nRemoving threat without the label is not thwarting: a confused card does not stop it, but crisis does.',
      fr: 'Inclinez un héros ou un allié pour retirer d’une manigance autant de menace que son CTR, ou utilisez une capacité étiquetée contre, qui n’incline personne sauf mention. Il faut de la menace sur la manigance, et la principale est hors d’atteinte tant qu’une icône de crise est en jeu.\n\nRetirer de la menace sans étiquette n’est pas contrer : Désorienté ne l’arrête pas, mais la crise, si.',
    },
    see: [
      'champions:basic-powers',
      'champions:labels',
      'champions:crisis',
      'champions:confused',
      'champions:consequential-damage',
    ],
  },
  {
    id: 'champions:crisis',
    title: { en: 'Crisis Icon', fr: 'Icône de crise' },
    text: {
      en: 'While any scheme with this icon is in play, players cannot remove threat from the main scheme by any means. Side schemes remain open, and an effect on each scheme skips the main one. Deal with every crisis scheme first.',
      fr: 'Tant qu’une manigance portant cette icône est en jeu, les joueurs n’ont aucun moyen de retirer de la menace à la manigance principale. Les manigances annexes restent accessibles, et un effet sur chaque manigance saute la principale. Réglez d’abord toutes les crises.',
    },
    see: ['champions:side-scheme', 'champions:main-scheme', 'champions:thwart'],
  },
  {
    id: 'champions:acceleration',
    title: { en: 'Acceleration Icon', fr: 'Icône d’accélération' },
    text: {
      en: 'Each one in play adds 1 threat to what the main scheme gains in step one of the villain phase. One in all, never one per player. It joins the single amount of that step.',
      fr: 'Chacune en jeu ajoute 1 à la menace que prend la manigance principale à l’étape un de la phase du Méchant. Un en tout, jamais un par joueur. Elle se fond dans le montant unique de cette étape.',
    },
    see: ['champions:main-scheme', 'champions:acceleration-token', 'champions:side-scheme'],
  },
  {
    id: 'champions:acceleration-token',
    title: { en: 'Acceleration Token', fr: 'Pion Accélération' },
    text: {
      en: 'Works like an acceleration icon that never goes away: 1 more threat in every step one. You get one whenever the encounter deck is used up, and by some cards. The tokens stay when the main scheme advances.',
      fr: 'Comme une icône d’accélération qui ne s’en va plus : 1 menace de plus à chaque étape un. On en place un chaque fois que le deck Rencontre est épuisé, et par certaines cartes. Les pions restent quand la manigance principale avance.',
    },
    see: ['champions:encounter-deck-empty', 'champions:acceleration', 'champions:main-scheme'],
  },
  {
    id: 'champions:hazard',
    title: { en: 'Hazard Icon', fr: 'Icône d’aléas' },
    text: {
      en: 'Each one in play adds one card to those dealt in step three of the villain phase: one in all, not one per player. Extra cards go round from the first player, so with two icons the first two players get one more each; alone, you get them all.',
      fr: 'Chacune en jeu ajoute une carte à celles de l’étape trois de la phase du Méchant : une en tout, pas une par joueur. Les cartes en plus partent du premier joueur et font le tour : avec deux icônes, les deux premiers en reçoivent une chacun ; en solo, tout est pour vous.',
    },
    see: [
      'champions:deal-encounter-card',
      'champions:villain-phase',
      'champions:side-scheme',
      'champions:in-player-order',
    ],
  },
]
