import type { ReferenceEntry } from '@quadriga/kernel/author'

/** Stunned, confused and tough. */
export const status: readonly ReferenceEntry[] = [
  {
    id: 'champions:status-cards',
    title: { en: 'Status Cards', fr: 'Cartes d’état' },
    text: {
      en: 'Stunned, confused and tough, kept on the character until their moment comes. A character has at most one of each; a second is not placed. They survive form changes and new villain stages.\n\nStatus cards act before every triggered ability that answers the same moment, forced or not, so nobody can step in first to save one.',
      fr: 'Sonné, Désorienté et Tenace restent sur le personnage jusqu’à leur moment. Un personnage en a au plus une de chaque ; une seconde n’est pas posée. Elles survivent aux changements de forme et aux nouveaux stades du méchant.\n\nLes cartes d’état agissent avant toute capacité déclenchée par le même moment, forcée ou non : personne ne peut intervenir d’abord pour en sauver une.',
    },
    see: ['champions:stunned', 'champions:confused', 'champions:tough', 'champions:priority'],
  },
  {
    id: 'champions:stunned',
    title: { en: 'Stunned', fr: 'Sonner, sonné' },
    text: {
      en: 'The next attack is lost: discard the stunned card instead. A player still pays everything, exhausting and the event included; nothing was attacked, so retaliate, consequential damage and “after you attack” do not come.\n\nAn enemy drops its card and has made no attack, without a boost card. Attack-labelled events and upgrades of a stunned hero are caught; damage without the label, supports and other characters are not.',
      fr: 'La prochaine attaque est perdue : on défausse la carte Sonné à sa place. Un joueur paie quand même tout, inclinaison et événement compris ; rien n’a été attaqué, donc ni Riposte, ni dégâts consécutifs, ni « après avoir attaqué ».\n\nUn ennemi perd sa carte et n’a pas attaqué ; pas de boost. Sont touchés les événements et améliorations étiquetés attaque du héros sonné, pas les dégâts sans étiquette, les soutiens ou les autres personnages.',
    },
    see: ['champions:status-cards', 'champions:attack', 'champions:labels', 'champions:confused'],
  },
  {
    id: 'champions:confused',
    title: { en: 'Confused', fr: 'Désorienter, désorienté' },
    text: {
      en: 'The next thwart, or an enemy’s next scheme, is lost: discard the confused card instead. A player pays in full all the same, and nothing was thwarted. It stops thwart-labelled abilities of the identity too, but not threat removal without the label, nor supports or other characters. An enemy draws no boost card.',
      fr: 'Le prochain contre, ou la prochaine manigance d’un ennemi, est perdu : on défausse la carte Désorienté à sa place. Un joueur paie pourtant tout, et rien n’a été contré. Cela arrête aussi les capacités étiquetées contre de l’identité, mais ni un retrait de menace sans étiquette, ni les soutiens ou autres personnages. Un ennemi ne reçoit pas de boost.',
    },
    see: ['champions:status-cards', 'champions:thwart', 'champions:enemy-scheme', 'champions:stunned'],
  },
  {
    id: 'champions:tough',
    title: { en: 'Tough', fr: 'Tenace' },
    text: {
      en: 'It swallows the next damage its character would take, one point or twenty, and is discarded. It acts before interrupts, so you cannot keep it by preventing the damage yourself; damage already brought to zero by DEF leaves it in place.\n\nWhile it lies there, taking damage cannot be paid as a cost.',
      fr: 'Elle avale les prochains dégâts que son personnage est censé subir, un point ou vingt, puis elle part. Elle agit avant les interruptions : impossible de la garder en prévenant soi-même ; des dégâts déjà ramenés à zéro par la DEF la laissent en place.\n\nTant qu’elle est là, subir des dégâts ne peut pas servir de coût.',
    },
    see: [
      'champions:status-cards',
      'champions:damage-order',
      'champions:toughness',
      'champions:prevent',
      'champions:excess-damage',
    ],
  },
]
