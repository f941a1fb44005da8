/** Players that see a view and give an answer. */
import { dicethroneMind } from './dicethrone/mind.ts'
import { teach } from './mind.ts'
import { villainousMind } from './villainous/mind.ts'
import { zombiesMind } from './zombies/mind.ts'

teach('dicethrone', dicethroneMind)
teach('villainous', villainousMind)
teach('zombies', zombiesMind)

export * from './core.ts'
