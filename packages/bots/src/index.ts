/** Players that see a view and give an answer. */
import { championsAdapter } from './champions/index.ts'
import { dicethroneMind } from './dicethrone/mind.ts'
import { studiedChampions } from './evaluate/championsStudied.ts'
import { teachJudgement } from './evaluate/index.ts'
import { teach } from './mind.ts'
import { teachSearch } from './search/adapters.ts'
import { villainousMind } from './villainous/mind.ts'
import { zombiesMind } from './zombies/mind.ts'

teach('dicethrone', dicethroneMind)
teach('villainous', villainousMind)
teach('zombies', zombiesMind)
teachSearch(championsAdapter)
teachJudgement('champions', studiedChampions)

export * from './core.ts'
