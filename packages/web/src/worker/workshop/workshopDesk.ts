import type { WorkshopDesk } from '../../model/workshop/workshopService.ts'
import { openGame } from '../table/openGame.ts'

/** Readers, checks and packing come with the game, when somebody opens the workshop. */
async function tools() {
  await openGame('zombies')
  return import('./tools.ts')
}

const store = () => import('./workStore.ts')

export const workshopDesk: WorkshopDesk = {
  async box(language) {
    return (await tools()).presentBox(language)
  },
  async list() {
    return (await store()).allWorks()
  },
  async strays() {
    return (await store()).strayWorks()
  },
  async open(id) {
    return (await store()).workOf(id)
  },
  async put(work) {
    return (await store()).putWork(work)
  },
  async remove(id) {
    return (await store()).removeWork(id)
  },
  async checkTile(file, id, language) {
    const others = (await this.list()).filter((work) => work.id !== id)
    return (await tools()).checkedTile(file, others, language)
  },
  async checkMission(file, language) {
    return (await tools()).checkedMission(file, await this.list(), language)
  },
  async setupOf(file, heroes) {
    return (await tools()).setupWith(file, heroes, await this.list())
  },
  async take(text, language) {
    const { readWorks } = await tools()
    const read = await readWorks(text, await this.list(), language)
    if (read.ok) for (const work of read.works) await this.put(work)
    return read
  },
  async write(id) {
    const work = await this.open(id)
    return work === null ? null : (await tools()).writtenWork(work, await this.list())
  },
  rehearse(listener, setup, bot, games) {
    const stopped = new AbortController()
    void tools().then(({ rehearse }) => rehearse(listener, setup, bot, games, stopped.signal))
    return () => stopped.abort()
  },
}
