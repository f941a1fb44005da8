import type { HeroModel } from '../../model/zombies/board.ts'
import type { Say } from '../words/i18n.ts'

type Fuelled = Pick<HeroModel, 'power' | 'hunger'>

/** At the end of its Hunger track a Zombie Hero only moves and devours. */
export function isRavenous({ hunger }: Fuelled): boolean {
  return hunger.max > 0 && hunger.now >= hunger.max
}

/** "2 of 4 Power", "3 of 4 Hunger". */
export function fuelOf(t: Say, { power, hunger }: Fuelled): string {
  return hunger.max > 0 ? t('mz.hungerOf', { ...hunger }) : t('mz.powerOf', { ...power })
}

/** "2 Power", "4 Hunger, Ravenous". */
export function fuelSays(t: Say, hero: Fuelled): string {
  if (hero.hunger.max === 0) return t('mz.fuel.power', { n: hero.power.now })
  const said = t('mz.fuel.hunger', { n: hero.hunger.now })
  return isRavenous(hero) ? `${said}, ${t('mz.ravenous')}` : said
}
