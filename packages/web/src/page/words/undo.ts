import type { Area } from '../../model/words/area.ts'

export const undoWords = {
  'undo.undo': { en: 'Undo', fr: 'Annuler' },
  'undo.redo': { en: 'Redo', fr: 'Rétablir' },
  'undo.menu': { en: 'Undo more', fr: 'Annuler plus' },
  'undo.act': { en: 'the last move', fr: 'le dernier coup' },
  'undo.step': { en: 'the last step', fr: 'la dernière étape' },
  'undo.action': { en: 'the last action', fr: 'la dernière action' },
  'undo.turn': { en: 'to the beginning of the turn', fr: 'jusqu’au début du tour' },
  'undo.phase': { en: 'to the beginning of the phase', fr: 'jusqu’au début de la phase' },
  'undo.round': { en: 'to the beginning of the round', fr: 'jusqu’au début du round' },
  'undo.toHere': { en: 'Undo to here', fr: 'Annuler jusqu’ici' },
  'undo.crosses': { en: 'over the barrier', fr: 'au-delà de la barrière' },
  'undo.barrier': { en: 'Barrier: something was revealed', fr: 'Barrière : quelque chose a été révélé' },
  'undo.sureTitle': { en: 'Go back over the barrier?', fr: 'Revenir au-delà de la barrière ?' },
  'undo.sureAlone': {
    en: 'Cards, dice or other players’ answers came since. The game will be marked as assisted, and chance will speak anew.',
    fr: 'Des cartes, des dés ou les réponses d’autres joueurs sont venus depuis. La partie sera marquée comme assistée, et le hasard parlera de nouveau.',
  },
  'undo.sureTogether': {
    en: 'Does everybody agree? {people} must say yes. Chance will speak anew.',
    fr: 'Tout le monde est d’accord ? {people} doit dire oui. Le hasard parlera de nouveau.',
  },
  'undo.yes': { en: 'Go back', fr: 'Revenir' },
  'undo.no': { en: 'Stay here', fr: 'Rester ici' },
} as const satisfies Area
