import type { Language } from '@quadriga/kernel'
import type { Review, Reviewable } from './review.ts'

/** How much of a turn was as a bot would have played it. */
export function sayReview({ chosen, same }: Review<Reviewable>, language: Language): string {
  if (chosen === 0) return language === 'en' ? 'There was nothing to choose.' : 'Il n’y avait rien à choisir.'
  return language === 'en'
    ? `In ${same} of ${chosen} ${chosen === 1 ? 'choice' : 'choices'} a bot would have done the same, or as well.`
    : `Pour ${same} choix sur ${chosen}, un bot aurait fait de même, ou aussi bien.`
}

/** A judgement in a sentence, from the words of what was done and of what would have been better. */
export function sayJudgement(
  { did, instead, why }: { readonly did: string; readonly instead: string; readonly why: string },
  isGood: boolean,
  language: Language,
): string {
  const [done, other] = [named(did, language), named(instead, language)]
  if (isGood) return language === 'en' ? `Good: ${done}. ${why}` : `Bon choix : ${done}. ${why}`
  return language === 'en'
    ? `Instead of “${done}”: ${other}. ${why}`
    : `Au lieu de « ${done} » : ${other}. ${why}`
}

function named(what: string, language: Language): string {
  if (what !== '') return what
  return language === 'en' ? 'nothing' : 'rien'
}
