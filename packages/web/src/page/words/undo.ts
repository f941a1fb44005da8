import type { Area } from '../../model/words/area.ts'

export const undoWords = {
  'undo.undo': { en: 'Undo', fr: 'Annuler' },
  'undo.redo': { en: 'Redo', fr: 'Rétablir' },
  'undo.menu': { en: 'Undo more', fr: 'Annuler davantage' },
  'undo.act': { en: 'the last move', fr: 'le dernier coup' },
  'undo.step': { en: 'the last step', fr: 'la dernière étape' },
  'undo.action': { en: 'the last action', fr: 'la dernière action' },
  'undo.turn': { en: 'to the beginning of the turn', fr: 'jusqu’au début du tour' },
  'undo.phase': { en: 'to the beginning of the phase', fr: 'jusqu’au début de la phase' },
  'undo.round': { en: 'to the beginning of the round', fr: 'jusqu’au début du round' },
  'undo.toHere': { en: 'Undo to here', fr: 'Annuler jusqu’ici' },
  'undo.crosses': { en: 'with what was revealed', fr: 'avec ce qui a été révélé' },
  'undo.barrier': { en: 'Something was revealed here', fr: 'Quelque chose a été révélé ici' },
  'undo.sureTitle': { en: 'Undo what was revealed?', fr: 'Revenir sur ce qui a été révélé ?' },
  'undo.sureAlone': {
    en: 'Cards were drawn, dice rolled or other players answered since. The game will be marked as assisted, and cards and dice will be drawn anew.',
    fr: 'Depuis, des cartes ont été piochées, des dés lancés ou d’autres joueurs ont répondu. La partie sera marquée comme assistée, et le hasard décidera à nouveau.',
  },
  'undo.sureTogether': {
    en: 'Does everybody agree? {people} must say yes. Cards and dice will be drawn anew.',
    fr: 'Tout le monde est d’accord ? L’accord de {people} est nécessaire. Le hasard décidera à nouveau.',
  },
  'undo.yes': { en: 'Go back', fr: 'Revenir' },
  'undo.no': { en: 'Stay here', fr: 'Rester ici' },
} as const satisfies Area
