import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Starting and paying for cards and abilities. */
export const playing: readonly ReferenceEntry[] = [
  {
    id: 'champions:initiating-abilities',
    title: { en: 'Initiating Abilities, Playing Cards', fr: 'Initier des capacités, jouer des cartes' },
    text: {
      en: 'Seven steps: check that you may do this now and that it could change the game; work out the cost; apply what changes it; pay; make the choices; begin; resolve. Should the cost prove beyond you, nothing is paid and nothing happens.\n\nInterrupts and responses fit between the steps where their moment comes. Once the cost is paid the effect goes on, even if the card it stands on leaves play.',
      fr: 'Sept temps : vérifier que c’est permis maintenant et que cela peut changer quelque chose ; établir le coût ; appliquer ce qui le modifie ; payer ; faire les choix ; commencer ; résoudre. Si le coût se révèle hors de portée, rien n’est payé et rien n’arrive.\n\nInterruptions et réponses se glissent là où leur moment se présente. Une fois le coût payé, l’effet suit son cours, même si la carte qui le porte quitte le jeu.',
    },
    see: [
      'champions:initiating',
      'champions:cost',
      'champions:payment',
      'champions:choose',
      'champions:cancel',
      'champions:play-restrictions-and-permissions',
    ],
  },
  {
    id: 'champions:initiating',
    title: { en: 'It Must Be Able to Change Something', fr: 'Il faut pouvoir changer quelque chose' },
    text: {
      en: 'A player may start a card or ability only if its effect, by itself, could change the game. What you pay does not count, nor do later reactions. So: no healing the unhurt, no readying a ready hero, no thwarting a scheme without threat, no damage to something that cannot take any.\n\nEncounter cards know no such condition: they resolve as far as they can.',
      fr: 'Un joueur ne peut lancer une carte ou une capacité que si son effet, à lui seul, est susceptible de changer la partie. Ce que vous payez ne compte pas, les réactions futures non plus. Donc : on ne soigne pas un indemne, on ne redresse pas un héros redressé, on ne contre pas une manigance sans menace.\n\nLes cartes Rencontre ignorent cette condition : elles s’appliquent autant que possible.',
    },
    see: ['champions:initiating-abilities', 'champions:choose', 'champions:cost', 'champions:cannot'],
  },
  {
    id: 'champions:play',
    title: { en: 'Play', fr: 'Jouer' },
    text: {
      en: 'Playing a card means paying its cost from your hand and bringing it to the table. Allies, upgrades and supports enter play ready; an event takes effect and is discarded.\n\n“After you play” looks only for this. A card that was put into play entered play, but was not played.',
      fr: 'Jouer une carte, c’est en payer le coût depuis sa main et l’amener sur la table. Alliés, améliorations et soutiens arrivent redressés ; un événement fait son effet puis est défaussé.\n\n« Après avoir joué » ne vise que cela. Une carte mise en jeu est bien entrée en jeu, mais n’a pas été jouée.',
    },
    see: [
      'champions:put-into-play',
      'champions:initiating-abilities',
      'champions:enters-play',
      'champions:event',
    ],
  },
  {
    id: 'champions:put-into-play',
    title: { en: 'Put into Play', fr: 'Mettre en jeu' },
    text: {
      en: 'The card goes straight to the table. Its cost is ignored, and so is whatever forbids playing it; but it must still fit there: a unique card cannot join its double, and the ally limit holds.\n\nIt was not played, and an encounter card that comes this way was not revealed: When Revealed text and surge stay silent, while toughness and quickstrike work.',
      fr: 'La carte va droit sur la table. On ignore son coût et ce qui interdirait de la jouer ; encore faut-il qu’elle y ait sa place : une carte unique ne rejoint pas son double, et la limite d’alliés tient toujours.\n\nElle n’a pas été jouée ; une carte Rencontre arrivée ainsi n’a pas été révélée : « Une fois révélée » et Renfort se taisent, tandis que Ténacité et Coup Rapide agissent.',
    },
    see: [
      'champions:play',
      'champions:enters-play',
      'champions:unique',
      'champions:ally-limit',
      'champions:quickstrike',
      'champions:toughness',
    ],
  },
  {
    id: 'champions:cost',
    title: { en: 'Cost', fr: 'Coût' },
    text: {
      en: 'A card’s cost is the number of resources in its corner; an ability’s cost is everything before the arrow. Costs are paid together and in full, or not at all, with cards and things you control.\n\nExhausting needs a ready card. Healing as a cost needs damage to heal. Taking damage as a cost fails if a tough card would catch it. “Up to five cards” before the arrow means one or more.',
      fr: 'Le coût d’une carte est le nombre de ressources inscrit dans son coin ; celui d’une capacité, tout ce qui précède la flèche. Un coût se paie d’un bloc et en entier, ou pas du tout, avec ce que vous contrôlez.\n\nIncliner exige une carte redressée. Soigner, comme coût, exige une blessure. Subir des dégâts, comme coût, est impossible si une carte Tenace les arrêterait. « Jusqu’à cinq cartes » veut dire au moins une.',
    },
    see: [
      'champions:payment',
      'champions:resource',
      'champions:initiating-abilities',
      'champions:exhausted',
      'champions:tough',
    ],
  },
  {
    id: 'champions:payment',
    title: { en: 'Payment', fr: 'Paiement' },
    text: {
      en: 'Discard cards from your hand for the icons in their lower left corner, use resource abilities, or mix both. Everything made for one payment appears at the same moment. A card cannot help to pay for itself, and other players cannot pay for you.\n\nYou may make more than you need; the surplus is lost. Declaring what a wild resource is can matter, for cards that ask what was spent look at the types you named.',
      fr: 'Défaussez des cartes de votre main pour les icônes de leur coin inférieur gauche, utilisez des capacités de ressource, ou mêlez les deux. Tout ce qui sert à un paiement apparaît au même instant. Une carte ne se paie pas elle-même, et les autres ne paient pas pour vous.\n\nVous pouvez produire trop ; le surplus est perdu. Nommer le type d’une ressource libre peut compter : les cartes qui regardent ce qui fut dépensé s’en tiennent à vos annonces.',
    },
    see: [
      'champions:resource',
      'champions:wild-resource',
      'champions:cost',
      'champions:resource-ability',
      'champions:generate',
    ],
  },
  {
    id: 'champions:resource',
    title: { en: 'Resource', fr: 'Ressource' },
    text: {
      en: 'Energy, mental and physical pay for cards and abilities; wild stands in for any of them. To play a card any mix will do, as long as the number is right; many abilities ask for given types.\n\nResource cards themselves are never played: you discard them from hand to pay. What is left over after a payment is gone.',
      fr: 'Énergie, mental et physique paient cartes et capacités ; la ressource libre remplace n’importe laquelle. Pour jouer une carte, tout mélange convient si le compte y est ; bien des capacités exigent des types précis.\n\nUne carte Ressource ne se joue pas : on la défausse de sa main pour payer. Ce qui reste après un paiement disparaît.',
    },
    see: [
      'champions:payment',
      'champions:wild-resource',
      'champions:resource-card',
      'champions:resource-ability',
    ],
  },
  {
    id: 'champions:generate',
    title: { en: 'Generate', fr: 'Générer' },
    text: {
      en: 'To generate is to produce resources for a cost you are paying right now, by discarding a card from hand or by a resource ability. They cannot be saved for later.',
      fr: 'Générer, c’est produire des ressources pour un coût que l’on paie à l’instant, en défaussant une carte de sa main ou par une capacité de ressource. Impossible d’en mettre de côté.',
    },
    see: ['champions:payment', 'champions:resource', 'champions:resource-ability'],
  },
  {
    id: 'champions:resource-ability',
    title: { en: 'Resource Ability', fr: 'Capacité de ressource' },
    text: {
      en: 'A triggered ability headed “Resource”. Use it while you pay a cost, any cost, in any player’s turn or in the villain phase; at no other time. Its own price, such as exhausting the card, is paid there and then.\n\nPepper Potts copies the top of your discard pile as it lay before this payment, so what you discard for the same payment is not there yet.',
      fr: 'Une capacité déclenchée intitulée « Ressource ». Elle sert pendant que vous payez un coût, quel qu’il soit, au tour de n’importe qui ou en phase du Méchant ; jamais autrement. Son propre prix, incliner la carte par exemple, se règle au même moment.\n\nPepper Potts copie le dessus de votre défausse tel qu’il était avant ce paiement : ce que vous défaussez pour payer n’y est pas encore.',
    },
    see: ['champions:payment', 'champions:generate', 'champions:triggered-ability'],
  },
  {
    id: 'champions:resource-card',
    title: { en: 'Resource Card', fr: 'Carte Ressource' },
    text: {
      en: 'A player card made to be discarded for resources, usually two at once. It has no cost and cannot be played. Some carry text that works while they pay: the Power cards give double when the card you are paying for is of their aspect.',
      fr: 'Une carte Joueur faite pour être défaussée contre des ressources, souvent deux d’un coup. Elle n’a pas de coût et ne se joue pas. Certaines ont un texte qui agit pendant le paiement : les cartes « Le Pouvoir de… » rendent le double pour une carte de leur affinité, celle dont on paie le coût.',
    },
    see: ['champions:resource', 'champions:payment', 'champions:card-types'],
  },
  {
    id: 'champions:wild-resource',
    title: { en: 'Wild Resource', fr: 'Ressource libre' },
    text: {
      en: 'When you generate a wild resource, say which type it is: energy, mental or physical. From then on it is that type, also for cards that check what was spent.\n\nAnywhere else it is just wild. When an effect discards a card and looks at its printed icons, a wild icon matches wild and nothing more.',
      fr: 'En générant une ressource libre, dites ce qu’elle est : énergie, mental ou physique. Elle l’est dès lors pour de bon, y compris pour les cartes qui vérifient ce qui fut dépensé.\n\nPartout ailleurs elle est libre, sans plus. Quand un effet défausse une carte et examine ses icônes, une icône libre ne vaut que « libre ».',
    },
    see: ['champions:resource', 'champions:payment', 'champions:printed'],
  },
  {
    id: 'champions:play-restrictions-and-permissions',
    title: { en: 'Play Restrictions and Permissions', fr: 'Restrictions et permissions de jeu' },
    text: {
      en: 'Everything a card says about when, where or how it may be used must be met before you start. A permission works the other way: it lets you do what the rules do not, such as playing a card from your discard pile or under another player’s control.\n\nA card you may play under any player’s control is paid by you and then belongs to that player’s side of the table.',
      fr: 'Tout ce qu’une carte dit du moment, du lieu ou de la manière de s’en servir doit être respecté avant de commencer. Une permission fait l’inverse : elle autorise ce que les règles n’autorisent pas, comme jouer depuis sa défausse ou sous le contrôle d’un autre.\n\nUne carte jouable sous le contrôle de n’importe qui est payée par vous, puis rejoint le camp du joueur choisi.',
    },
    see: [
      'champions:golden-rules',
      'champions:initiating-abilities',
      'champions:ownership-and-control',
      'champions:max',
    ],
  },
  {
    id: 'champions:limit',
    title: { en: 'Limit', fr: 'Limite' },
    text: {
      en: '“Limit once per round” is counted for each card separately: two copies give two uses. The count is not reset by flipping your identity to the other side and back. A use that was cancelled still counts.',
      fr: '« Limite d’une fois par round » se compte carte par carte : deux exemplaires, deux usages. Retourner son identité puis revenir ne remet pas le compteur à zéro. Un usage annulé est quand même consommé.',
    },
    see: ['champions:max', 'champions:cancel', 'champions:ability'],
  },
  {
    id: 'champions:max',
    title: { en: 'Max', fr: 'Max' },
    text: {
      en: '“Max” looks at copies by title. Per round or phase, it caps how often that title is played or used by all players together. Per player, it caps the copies each player controls in play. Per deck, it is a deck-building rule. Per ally or per enemy, it caps how many may be attached there. A cancelled copy still counts.',
      fr: '« Max » regarde les exemplaires d’un même titre. Par round ou par phase : combien de fois on le joue ou l’utilise, tous joueurs réunis. Par joueur : combien chacun peut en contrôler en jeu. Par deck : une règle de construction. Par allié ou par ennemi : combien peuvent y être attachés. Un exemplaire annulé compte aussi.',
    },
    see: ['champions:limit', 'champions:unique', 'champions:deck-building', 'champions:attach'],
  },
  {
    id: 'champions:choose',
    title: { en: 'Choose', fr: 'Choisir' },
    text: {
      en: 'The player resolving the text chooses, after paying. If at least one option would change the game, such an option must be taken; a way out that does nothing is not open. If nothing at all can be chosen, a player cannot start the ability.\n\nAn obligation’s “exhaust your alter-ego” is no option while that side is not showing or is already exhausted.',
      fr: 'Celui qui résout le texte choisit, après avoir payé. Si au moins une option changerait quelque chose, il faut en prendre une de ce genre : pas d’échappatoire sans effet. S’il n’y a rien à choisir, un joueur ne peut pas lancer la capacité.\n\n« Inclinez votre alter ego », dans une obligation, n’est pas une option si cette face n’est pas visible ou si elle est déjà inclinée.',
    },
    see: ['champions:initiating', 'champions:may', 'champions:first-player', 'champions:obligation'],
  },
]
