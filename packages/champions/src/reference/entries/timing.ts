import type { ReferenceEntry } from '@quadriga/kernel/author'

/** What comes first when several things want to happen. */
export const timing: readonly ReferenceEntry[] = [
  {
    id: 'champions:triggering-condition',
    title: { en: 'Triggering Condition', fr: 'Condition de déclenchement' },
    text: {
      en: 'What an ability waits for, usually after the word “when” or “after”. One occurrence can fulfil several conditions: a blow may hurt and defeat at once. It still opens one window for interrupts and one for responses, and in each, abilities for any of those conditions may be used in any order.',
      fr: 'Ce qu’une capacité attend, en général après « quand » ou « après ». Une seule occurrence peut en remplir plusieurs : un coup qui blesse et qui vainc fait les deux ensemble. Elle n’ouvre pourtant qu’une fenêtre d’interruptions et une de réponses, où l’on mêle à sa guise les capacités visant l’une ou l’autre.',
    },
    see: ['champions:interrupt', 'champions:response', 'champions:priority', 'champions:after'],
  },
  {
    id: 'champions:after',
    title: { en: 'After', fr: 'Après' },
    text: {
      en: 'The thing named has just been completed, with all its parts. Responses use this word. An attack is over once its damage is done, so “after you attack” comes even if nobody was hurt, but not if the attack never took place.',
      fr: 'La chose nommée vient de se terminer, entièrement. C’est le mot des réponses. Une attaque est finie une fois ses dégâts réglés : « après avoir attaqué » vaut même si personne n’a souffert, mais pas si l’attaque n’a pas eu lieu.',
    },
    see: ['champions:response', 'champions:triggering-condition', 'champions:stunned'],
  },
  {
    id: 'champions:priority',
    title: { en: 'Order of Priority', fr: 'Ordre de priorité' },
    text: {
      en: 'For one and the same occurrence: constant and lasting effects shape it; status cards act; forced interrupts; interrupts; the thing itself; delayed effects; forced responses; responses; an ally’s consequential damage last of all.\n\nWithin one level the first player orders forced abilities, and players are offered the optional ones in turn until all pass.',
      fr: 'Pour une même occurrence : les effets constants et persistants la façonnent ; les cartes d’état agissent ; interruptions forcées ; interruptions ; la chose elle-même ; effets retardés ; réponses forcées ; réponses ; tout à la fin, les dégâts consécutifs d’un allié.\n\nÀ un même niveau, le premier joueur ordonne les capacités forcées, et les facultatives sont proposées à chacun, dans l’ordre, tant que tous n’ont pas passé de suite.',
    },
    see: [
      'champions:status-cards',
      'champions:forced',
      'champions:interrupt',
      'champions:response',
      'champions:delayed-effects',
      'champions:consequential-damage',
    ],
  },
  {
    id: 'champions:simultaneous-resolution',
    title: { en: 'Simultaneous Resolution', fr: 'Résolution simultanée' },
    text: {
      en: 'When effects with the same bold heading would resolve at the same moment, the first player puts them in order, one completely after the other.',
      fr: 'Quand plusieurs effets au même intitulé en gras tombent au même instant, le premier joueur les met en ordre, l’un entièrement après l’autre.',
    },
    see: ['champions:first-player', 'champions:forced', 'champions:priority'],
  },
  {
    id: 'champions:nested-windows',
    title: { en: 'One Thing Inside Another', fr: 'Un effet dans un effet' },
    text: {
      en: 'An ability used in the middle of something may cause things that have interrupts and responses of their own. Settle the inner matter completely, then return to the outer one where you left it.',
      fr: 'Une capacité utilisée au milieu de quelque chose peut provoquer à son tour des interruptions et des réponses. Réglez entièrement l’affaire intérieure, puis reprenez l’autre là où vous l’aviez laissée.',
    },
    see: [
      'champions:interrupt',
      'champions:response',
      'champions:triggering-condition',
      'champions:initiating-abilities',
    ],
  },
  {
    id: 'champions:replacement-effects',
    title: { en: 'Replacement Effects', fr: 'Effets de remplacement' },
    text: {
      en: '“When this would happen, do that instead.” What was replaced did not happen: nothing answers it, and the time for interrupts to it is over. If two replacements were set on the same occurrence, only the latest is carried out.\n\nArmored Rhino Suit, for one, swallows everything aimed at Rhino by one blow, however large.',
      fr: '« Quand ceci est censé arriver, faites cela à la place. » Ce qui est remplacé n’a pas eu lieu : rien n’y répond, et l’on n’y oppose plus d’interruption. Si deux remplacements ont été lancés sur une même occurrence, c’est le dernier lancé qui s’applique.\n\nLe Costume Blindé de Rhino, par exemple, avale tout le lot destiné à Rhino, si gros soit-il.',
    },
    see: ['champions:interrupt', 'champions:prevent', 'champions:cancel', 'champions:priority'],
  },
  {
    id: 'champions:lasting-effects',
    title: { en: 'Lasting Effects', fr: 'Effets persistants' },
    text: {
      en: 'Text that holds for a period (“until the end of the phase”) and works like a constant ability until then, even if its card is gone. If it covers a group, it covers newcomers too.\n\nIt ends just before whatever triggers at that same moment. Leave play and come back, and you are a new card without the old bonuses.',
      fr: 'Un texte valable un certain temps (« pour cette phase », par exemple) agit comme une capacité constante jusque-là, même si sa carte a disparu. S’il vise un groupe, il vaut aussi pour les nouveaux venus.\n\nIl cesse juste avant ce qui se déclenche à ce même moment. Une carte qui quitte le jeu et revient est une carte neuve, sans ses anciens bonus.',
    },
    see: ['champions:constant-ability', 'champions:delayed-effects', 'champions:gaining-and-losing-stats'],
  },
  {
    id: 'champions:delayed-effects',
    title: { en: 'Delayed Effects', fr: 'Effets retardés' },
    text: {
      en: 'Text that names a later moment or condition: “when this attack ends”, “if this activation deals damage”. It resolves by itself as soon as that comes, before responses to it. It is not a new triggered ability, whatever created it.',
      fr: 'Un texte qui vise un moment ou une condition à venir : « quand cette attaque se termine », « si cette activation inflige des dégâts ». Il se résout seul dès que cela arrive, avant qu’on y réponde. Ce n’est pas une nouvelle capacité déclenchée, quelle que soit son origine.',
    },
    see: ['champions:lasting-effects', 'champions:priority', 'champions:response'],
  },
  {
    id: 'champions:then',
    title: { en: 'Then', fr: 'Ensuite' },
    text: {
      en: 'What follows “then” happens only if everything before it was carried out in full. Remove 2 threat where only 1 lies, and the second half does not come.',
      fr: 'Ce qui suit « ensuite » n’a lieu que si tout ce qui précède a été fait en entier. Retirez 2 menaces là où il n’y en a qu’une, et la seconde moitié ne vient pas.',
    },
    see: ['champions:ability', 'champions:effect', 'champions:initiating-abilities'],
  },
  {
    id: 'champions:cancel',
    title: { en: 'Cancel', fr: 'Annuler' },
    text: {
      en: 'A cancelled effect does not happen, but the card was played, the ability used, the treachery revealed: costs stay paid, limits stay spent, the card is discarded.\n\nCancelling When Revealed effects removes those and any surge they would grant; a printed keyword goes on working. Text that cancels the card’s effects as a whole takes the keyword too.',
      fr: 'Un effet annulé n’a pas lieu, mais la carte a été jouée, la capacité utilisée, la traîtrise révélée : les coûts restent payés, les limites entamées, la carte défaussée.\n\nAnnuler les effets « Une fois révélée » supprime ceux-ci et le Renfort qu’ils donneraient ; un mot-clé imprimé agit toujours. Un texte qui annule tous les effets de la carte emporte aussi le mot-clé.',
    },
    see: ['champions:effect', 'champions:event', 'champions:treachery', 'champions:surge', 'champions:limit'],
  },
  {
    id: 'champions:last-known-information',
    title: { en: 'Last Known Information', fr: 'Dernière information connue' },
    text: {
      en: 'A card that is gone is judged as it was when it left: who controlled it, whom it was engaged with, what damage and counters it had.',
      fr: 'Une carte partie se juge telle qu’elle était en partant : qui la contrôlait, avec qui elle était engagée, quels dégâts et jetons elle portait.',
    },
    see: ['champions:in-play-and-out-of-play', 'champions:when-defeated', 'champions:response'],
  },
]
