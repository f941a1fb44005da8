import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Who may act when, and who comes first. */
export const timing: readonly ReferenceEntry[] = [
  {
    id: 'dicethrone:timing',
    title: { en: 'The Right Moment', fr: 'Moment de jeu' },
    text: {
      en: 'Many cards and tokens ask for a situation besides their phase: your own attack, an attack against you, damage on its way, dice lying open. Without it they cannot be used, nor when nothing is there for them to work on.\n\nDice cards also say whose dice they touch; others are out of reach.',
      fr: 'Bien des cartes et jetons demandent, outre leur phase, une situation : votre propre attaque, une attaque contre vous, des dégâts en chemin, des dés ouverts. Sans elle, on ne peut les utiliser, ni lorsqu’ils n’auraient rien sur quoi agir.\n\nLes cartes de dés disent aussi à qui sont les dés qu’elles touchent ; les autres sont hors de portée.',
    },
    see: ['dicethrone:phases', 'dicethrone:pause', 'dicethrone:card-cost', 'dicethrone:altering-dice'],
  },
  {
    id: 'dicethrone:pause',
    title: { en: 'Pauses', fr: 'Pauses' },
    text: {
      en: 'Moments made for acting: after an announcement, after dice have been rolled for an ability or effect, at a “then”, before damage is applied. Whoever acts may go on until passing; the pause is over when all have passed in a row.\n\nSo that nobody’s hand is betrayed, all who could act as far as the table can see are asked.',
      fr: 'Des moments faits pour agir : après une annonce, après des dés lancés pour une capacité ou un effet, à un « puis », avant l’application des dégâts. Qui agit peut continuer jusqu’à passer ; la pause finit quand tous ont passé de suite.\n\nPour ne trahir aucune main, on interroge tous ceux qui, vu de la table, pourraient agir.',
    },
    see: ['dicethrone:timing', 'dicethrone:timing-conflicts', 'dicethrone:then', 'dicethrone:last-chance'],
  },
  {
    id: 'dicethrone:timing-conflicts',
    title: { en: 'Timing Conflicts', fr: 'Conflits Temporels' },
    text: {
      en: 'If several players want to act at the same moment, go clockwise, the active player first. When all interruptions are done, play goes on where it was.',
      fr: 'Si plusieurs joueurs veulent agir au même moment, allez en sens horaire, le Joueur Actif en tête. Toutes les interruptions finies, le jeu reprend où il en était.',
    },
    see: ['dicethrone:interrupting', 'dicethrone:active-player', 'dicethrone:pause'],
  },
  {
    id: 'dicethrone:interrupting',
    title: { en: 'Interrupting', fr: 'Interruption' },
    text: {
      en: 'Instant actions, Roll Phase actions and tokens that are spent may cut into what is happening. They are resolved completely; then the interrupted thing goes on, with whatever they have changed. A duel lost on the dice can thus still be won by turning a die.',
      fr: 'Actions instantanées, actions de Phase de Lancer et jetons à dépenser peuvent couper ce qui se déroule. On les résout en entier ; puis la chose interrompue reprend, avec ce qu’ils ont changé. Un duel perdu aux dés se gagne ainsi encore en tournant un dé.',
    },
    see: [
      'dicethrone:uninterruptible',
      'dicethrone:timing-conflicts',
      'dicethrone:instant-action',
      'dicethrone:roll-phase-action',
      'dicethrone:spending',
      'dicethrone:showdown-and-duel',
    ],
  },
  {
    id: 'dicethrone:uninterruptible',
    title: { en: 'What Cannot Be Interrupted', fr: 'Ce qui ne s’interrompt pas' },
    text: {
      en: 'Instant actions, Roll Phase actions and tokens already spent. Wait until they are resolved, then act. Main Phase actions, abilities and upkeep effects can be interrupted; an activated ultimate cannot, by opponents.',
      fr: 'Les actions instantanées, les actions de Phase de Lancer et les jetons déjà dépensés. Attendez leur résolution, puis agissez. Actions de Phase Principale, capacités et effets d’Entretien s’interrompent ; une Ultime activée, non, du moins par les adversaires.',
    },
    see: [
      'dicethrone:interrupting',
      'dicethrone:instant-action',
      'dicethrone:roll-phase-action',
      'dicethrone:spending',
      'dicethrone:ultimate',
    ],
  },
]
