import { champions, heroDecks, scenarios } from '@quadriga/champions'
import { measureTables } from './measure.ts'

/** Each hero with the starter deck against each scenario, standard, with the modular set it recommends. */
const setups = Object.keys(scenarios)
  .flatMap((scenario) => Object.keys(heroDecks).map((hero) => ({ heroes: [hero], scenario })))
  .filter((setup) => champions.checkSetup(setup).length === 0)

measureTables({ game: champions, setups })
