import type { WorkshopDesk } from '../../model/workshop/workshopService.ts'
import { openGame } from '../table/openGame.ts'
import { allWorks, putWork, removeWork, workOf } from './workStore.ts'

/** Readers, checks and packing come with the game, when somebody opens the workshop. */
async function tools() {
  await openGame('zombies')
  return import('./tools.ts')
}

export const workshopDesk: WorkshopDesk = {
  async box(language) {
    return (await tools()).presentBox(language)
  },
  list: allWorks,
  open: workOf,
  put: putWork,
  remove: removeWork,
  async checkTile(file, language) {
    return (await tools()).checkedTile(file, await allWorks(), language)
  },
  async checkMission(file, language) {
    return (await tools()).checkedMission(file, await allWorks(), language)
  },
  async setupOf(file, heroes) {
    return (await tools()).setupWith(file, heroes, await allWorks())
  },
  async take(text, language) {
    const { readWorks } = await tools()
    const read = await readWorks(text, await allWorks(), language)
    if (read.ok) for (const work of read.works) await putWork(work)
    return read
  },
  async write(id) {
    const work = await workOf(id)
    return work === null ? null : (await tools()).writtenWork(work, await allWorks())
  },
  rehearse(listener, setup, bot, games) {
    const stopped = new AbortController()
    void tools().then(({ rehearse }) => rehearse(listener, setup, bot, games, stopped.signal))
    return () => stopped.abort()
  },
}
