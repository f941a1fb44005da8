import type { Question } from '../../model/table/question.ts'

/** The resources that picked sources give together. */
export function givenBy({ choices }: Question, picks: readonly string[]): readonly string[] {
  return choices.filter(({ key }) => picks.includes(key)).flatMap(({ gives }) => gives)
}

/** Needed resource types that are not given yet; a wild one stands for any. */
export function missingTypes(need: readonly string[], given: readonly string[]): readonly string[] {
  const left = [...given]
  return need.filter((type) => {
    const exact = left.indexOf(type)
    const found = exact >= 0 ? exact : left.indexOf('wild')
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}

/** Whether the selection has the shape of an answer; the table judges it once more. */
export function isReady(question: Question, picks: readonly string[]): boolean {
  switch (question.shape) {
    case 'one':
      return picks.length === 1
    case 'some':
    case 'distribute':
      return picks.length >= question.min && picks.length <= question.max
    case 'order':
      return picks.length === question.choices.length
    case 'pay': {
      const given = givenBy(question, picks)
      return given.length >= question.min && missingTypes(question.need, given).length === 0
    }
  }
}
