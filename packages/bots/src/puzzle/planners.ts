import type { Planner } from '../search/adapter.ts'

/** The games whose turns can be planned. A page that loads one game at a time loads one of them at a time. */
export const planners = {
  champions: async (): Promise<Planner> => (await import('../champions/index.ts')).championsAdapter,
  villainous: async (): Promise<Planner> => (await import('../villainous/adapter.ts')).villainousAdapter,
  zombies: async (): Promise<Planner> => (await import('../zombies/planner.ts')).zombiesPlanner,
}
