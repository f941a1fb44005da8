/** Players that see a view and give an answer. */
import { dicethroneMind } from './dicethrone/mind.ts'
import { teach } from './mind.ts'
import { villainousMind } from './villainous/mind.ts'

teach('dicethrone', dicethroneMind)
teach('villainous', villainousMind)

export * from './core.ts'
