import { loadedGame, type Json } from '@quadriga/kernel'
import { openGame } from '../table/openGame.ts'
import { refusalOf } from '../table/refusals.ts'
import type { Library } from '../../model/setup/catalogue.ts'

export const library: Library = {
  async catalogue(game, language) {
    const catalogue = (await openGame(game)).catalogue(language)
    if (game !== 'zombies') return catalogue
    const { withWorkshop } = await import('../workshop/withWorkshop.ts')
    return withWorkshop(catalogue, language)
  },
  async check(game, setup, language) {
    const presenter = await openGame(game)
    const voice = { loaded: loadedGame(game), language }
    return presenter.game.checkSetup(setup).map((reason) => refusalOf(voice, reason))
  },
  async sections(game, setup: Json, language) {
    const presenter = await openGame(game)
    return presenter.game.checkSetup(setup).length > 0 ? [] : presenter.sections(setup, language)
  },
  async faces(game, language, codes) {
    const presenter = await openGame(game)
    const loaded = loadedGame(game)
    const wanted = codes ?? [...loaded.definitions.keys()]
    return wanted.flatMap((code) => presenter.face(loaded, code, language) ?? [])
  },
  async rules(game) {
    const { reference } = (await openGame(game)).game
    return reference.map(({ id, title, text, see }) => {
      return { id, title: { en: title.en, fr: title.fr }, text: { en: text.en, fr: text.fr }, see }
    })
  },
}
