import type { CardDefinition } from '../card.ts'
import { aggressionCards } from './aspects/aggression.ts'
import { justiceCards } from './aspects/justice.ts'
import { leadershipCards } from './aspects/leadership.ts'
import { protectionCards } from './aspects/protection.ts'
import { basicCards } from './basic.ts'
import { expertCards } from './expert.ts'
import { blackPantherCards } from './heroes/blackPanther.ts'
import { captainMarvelCards } from './heroes/captainMarvel.ts'
import { ironManCards } from './heroes/ironMan.ts'
import { sheHulkCards } from './heroes/sheHulk.ts'
import { spiderManCards } from './heroes/spiderMan.ts'
import { bombScareCards } from './modular/bombScare.ts'
import { legionsOfHydraCards } from './modular/legionsOfHydra.ts'
import { mastersOfEvilCards } from './modular/mastersOfEvil.ts'
import { theDoomsdayChairCards } from './modular/theDoomsdayChair.ts'
import { underAttackCards } from './modular/underAttack.ts'
import { blackPantherNemesisCards } from './nemesis/blackPanther.ts'
import { captainMarvelNemesisCards } from './nemesis/captainMarvel.ts'
import { ironManNemesisCards } from './nemesis/ironMan.ts'
import { sheHulkNemesisCards } from './nemesis/sheHulk.ts'
import { spiderManNemesisCards } from './nemesis/spiderMan.ts'
import { klawCards } from './scenarios/klaw.ts'
import { rhinoCards } from './scenarios/rhino.ts'
import { ultronStages } from './scenarios/ultron.ts'
import { ultronEncounterCards } from './scenarios/ultronEncounter.ts'
import { standardCards } from './standard.ts'

/** Every card face, set by set. */
export const content: readonly CardDefinition[] = [
  ...spiderManCards,
  ...captainMarvelCards,
  ...sheHulkCards,
  ...ironManCards,
  ...blackPantherCards,
  ...aggressionCards,
  ...justiceCards,
  ...leadershipCards,
  ...protectionCards,
  ...basicCards,
  ...rhinoCards,
  ...klawCards,
  ...ultronStages,
  ...ultronEncounterCards,
  ...bombScareCards,
  ...mastersOfEvilCards,
  ...underAttackCards,
  ...legionsOfHydraCards,
  ...theDoomsdayChairCards,
  ...standardCards,
  ...expertCards,
  ...spiderManNemesisCards,
  ...ironManNemesisCards,
  ...captainMarvelNemesisCards,
  ...sheHulkNemesisCards,
  ...blackPantherNemesisCards,
]
