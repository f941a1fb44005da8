/** Players that see a view and give an answer. */
import { dicethroneMind } from './dicethrone/mind.ts'
import { teach } from './mind.ts'

teach('dicethrone', dicethroneMind)

export * from './core.ts'
