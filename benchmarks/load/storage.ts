/** Where a measured server keeps its games: only as long as it runs, or on the disk before anything is done. */
export const storages = ['memory', 'disk'] as const
export type Storage = (typeof storages)[number]
